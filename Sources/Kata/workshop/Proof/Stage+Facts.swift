import Foundation
import KataCore

// A person types each fact of a step once, in its row.
extension Stage {
  /// A suite with the title of each row.
  func withTitles(_ suite: String) -> String {
    suite.replacing(/(@Test\(\s*")((?:[^"\\]|\\.)*)("[^@]*?func (test_\w+)\()/) { found in
      let title = step(test: String(found.4))?.title.replacing("\"", with: "\\\"")
      return "\(found.1)\(title ?? String(found.2))\(found.3)"
    }
  }

  /// The Guide with the paragraph of each row; a new one stands below that of the step before it.
  func withParagraphs(_ guide: String) -> String {
    var lines = guide.components(separatedBy: "\n")
    var end = lines.endIndex
    for step in steps {
      let anchor = "<a id=\"stage-\(number)-\(step.name)\"></a>"
      if let place = lines.firstIndex(of: anchor) {
        lines.removeSubrange(place..<(lines[place...].firstIndex(of: "") ?? lines.endIndex))
        end = place
      } else {
        lines.insert("", at: end)
        end += 1
      }
      let paragraph = [anchor] + step.guideParagraph
      lines.insert(contentsOf: paragraph, at: end)
      end += paragraph.count
    }
    return lines.joined(separator: "\n")
  }

  /// An agenda with the title and the minutes of each row; a new row stands below the one before it.
  func withMinutes(_ agenda: String) -> String {
    var lines = agenda.components(separatedBy: "\n")
    var last: Int?
    for step in steps where !step.minutes.isEmpty {
      let target = "(../Guide.md#stage-\(number)-\(step.name))"
      var place = lines.firstIndex { $0.hasPrefix("| [") && $0.contains(target) }
      if place == nil, let last {
        lines.insert(lines[last], at: last + 1)
        place = last + 1
      }
      guard let place else { continue }
      var minutes = step.minutes[...]
      // A dash stands for an agenda without the step: one that its stage does not name, or a 0.
      let cells = lines[place].split(separator: "|").dropFirst().map { cell in
        if cell == " – ", minutes.first != 0 { return cell }
        return " \(minutes.popFirst().map { $0 == 0 ? "–" : "\($0)" } ?? "?") "
      }
      lines[place] = "| [\(step.title)]\(target) |\(cells.joined(separator: "|"))|"
      last = place
    }
    return lines.joined(separator: "\n")
  }
}

extension Step {
  /// The lines of its paragraph in the Guide: its title, who writes the test, and the reason.
  ///
  /// A deep step and a property have their titles there; few learners come to them, and the board
  /// shows the rest when they do.
  fileprivate var guideParagraph: [String] {
    let reason = level == .deep || kind == .property ? "" : why
    return "**\(guideTitle)** \(reason)".split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + word.count < 120 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
