import KataJudge
import KataLearner
import KataRun
import KataTesting
import TextViewSubjects
import TodoScreens

/// Compares a text view with the solution, whatever is shown and typed.
struct TextViewProperty: Property {
  func difference(in scenario: TextViewScenario) async throws -> Difference? {
    let world = try TextViewWorld(scenario, on: nil)
    let model = try TextViewWorld(scenario, on: .solution)
    let isChanged = isChangeUnderTest
    var first: Difference?
    for event in scenario.events {
      // The solution starts no task.
      let (expected, _) = await model.happen(event, turns: 0)
      var (seen, late) = await world.happen(event)
      // Code that Stage 5 changed may list its two keys; a step of that stage compares them.
      if isChanged { seen.text = seen.text.replacing("s sort, g group, ", with: "") }
      first = first ?? difference(expected, seen, late, after: event)
    }
    return first
  }

  private func difference(
    _ expected: TextViewWorld.Sight,
    _ seen: TextViewWorld.Sight,
    _ late: TextViewWorld.Sight,
    after event: TextViewScenario.Event
  ) -> Difference? {
    if expected.events != seen.events {
      return Difference(
        expected: expected.events,
        got: seen.events + (seen.events.isEmpty ? late.events.map { "later, \($0)" } : []),
        rule: event.ruleOfEvents
      )
    }
    if !expected.text.utf8.elementsEqual(seen.text.utf8), !event.isOpen(expected.text) {
      let (line, other) = expected.text.firstLine(thatDiffersFrom: seen.text)
      return Difference(
        expected: [line.map(quoted) ?? "no further line"],
        got: [other.map(quoted) ?? "no further line"],
        rule: event.rule(expected: line ?? "", got: other ?? "")
      )
    }
    guard !late.isNothing else { return nil }
    return Difference(
      expected: ["nothing after the call has returned"],
      got: late.events + (late.text.isEmpty ? [] : [quoted(late.text)]),
      rule: "When a call returns, its work is done; it does not start a task for it."
    )
  }
}

extension TextViewScenario.Event {
  /// Whether the rules leave the text open: for no sections, for a space before the ellipsis of a cut,
  /// and for a cut when a title is empty or ends in a space.
  fileprivate func isOpen(_ expected: String) -> Bool {
    guard case .show(let data) = self else { return false }
    let hasCut = expected.contains("…")
    let isOddAtTheEnd = data.sections.contains { section in
      section.items.contains { $0.title.isEmpty || $0.title.hasSuffix(" ") }
    }
    // Without any room, only the ellipsis is left of a title; the rules do say that.
    let hasBlankBeforeCut = expected.split(separator: "\n").contains { line in
      line.dropFirst(4).contains(" …")
    }
    return data.sections.isEmpty || hasBlankBeforeCut || (hasCut && isOddAtTheEnd)
  }

  fileprivate var ruleOfEvents: String {
    switch self {
    case .viewWillAppear: "A view that appears asks for one update, and waits for it."
    case .line("a"): "a asks for a new entry, and for nothing else."
    case .line("r"): "r asks for one update, and waits for it."
    case .line("?"): "? shows the commands, and makes no call."
    case .line: "Any other line, even of several words, shows the usage line and makes no call."
    case .typedMeanwhile: "Each line has its effect at once, even while an update is running."
    case .noContent, .show, .error, .columns: "Showing something makes no call."
    }
  }

  fileprivate func rule(expected: String, got: String) -> String {
    switch self {
    case .typedMeanwhile: return ruleOfEvents
    case .viewWillAppear, .line("a"), .line("r"):
      return "A command that calls the event handler writes nothing."
    case .line("?"): return "? shows the commands."
    case .line: return "Any other line, even an empty one or a capital, shows the usage line."
    case .noContent: return "showNoContentMessage() writes one line, each time."
    case .columns: return "A change of the terminal's size writes nothing."
    case .error, .show: break
    }
    if got.hasSuffix(" \n"), !expected.hasSuffix(" \n") { return "No line ends in a space." }
    if expected.contains("\u{FFFD}"), !got.contains("…") {
      return "A control character or direction mark in a title or an error becomes U+FFFD."
    }
    if case .error = self { return "showErrorMessage(_:) writes one line, each time." }
    if expected.contains("…") || got.contains("…") {
      return
        "A title that does not fit with indent, gap and widest day is cut, and ends in an ellipsis."
    }
    if expected.hasPrefix("    "), got.hasPrefix("    ") {
      return
        "Days begin two spaces after the widest title of their section, measured by the output."
    }
    return
      "A section is its sign and name, then one line per item, with an empty line between sections."
  }
}

extension String {
  /// The first pair of lines that differ; nil for a line that is missing.
  fileprivate func firstLine(thatDiffersFrom other: String) -> (String?, String?) {
    func lines(_ text: String) -> [String] {
      let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      let whole = parts.dropLast().map { String($0) + "\n" }
      let rest = parts.last.map { String($0) } ?? ""
      return rest.isEmpty ? whole : whole + [rest]
    }
    let (own, others) = (lines(self), lines(other))
    for index in 0..<max(own.count, others.count) {
      let line = own.indices.contains(index) ? own[index] : nil
      let another = others.indices.contains(index) ? others[index] : nil
      if line.map({ Array($0.utf8) }) != another.map({ Array($0.utf8) }) { return (line, another) }
    }
    return (nil, nil)
  }
}
