import KataRun

// A person types the title of a step once, in its row.
extension Stage {
  /// A suite, the Guide or an agenda with the titles that the rows have now.
  func withTitles(_ text: String) -> String {
    text.replacing(/(@Test\(\s*")((?:[^"\\]|\\.)*)("[^@]*?func (test_\w+)\()/) { found in
      let title = step(test: String(found.4))?.title.replacing("\"", with: "\\\"")
      return "\(found.1)\(title ?? String(found.2))\(found.3)"
    }
    .replacing(/(<a id="stage-(\d+)-([\w\-]+)"><\/a>\s+\*\*)(.*?)\*\*/.dotMatchesNewlines()) {
      found in
      // A long title may stand in two lines.
      let old = String(found.4)
      let title = step(named: found.3, of: found.2)?.guideTitle ?? old
      return "\(found.1)\(old.replacing("\n", with: " ") == title ? old : title)**"
    }
    .replacing(/(\n\| )\[([^\]]+)\](\([.\/]*Guide\.md#stage-(\d+)-([\w\-]+)\))/) { found in
      let title = step(named: found.5, of: found.4)?.title ?? String(found.2)
      return "\(found.1)[\(title)]\(found.3)"
    }
  }

  private func step(named name: Substring, of stage: Substring) -> Step? {
    stage == "\(number)" ? step(named: String(name)) : nil
  }
}
