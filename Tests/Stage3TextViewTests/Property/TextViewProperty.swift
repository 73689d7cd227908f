import KataTesting
import TextViewSubjects
import TodoScreens

/// The rules of the text view, whatever is shown and typed: the solution says what is written.
struct TextViewProperty: Property {
  func scenario(of choices: inout Choices) -> TextViewScenario { TextViewScenario(&choices) }

  func lines(of scenario: TextViewScenario) -> [String] { scenario.lines }

  func difference(in scenario: TextViewScenario) async throws -> Difference? {
    let world = try TextViewWorld(scenario) { eventHandler, output in
      try ListTextViewParts(eventHandler: eventHandler, output: output).make()
    }
    let model = TextViewWorld(scenario) { eventHandler, output in
      ListTextViewParts(eventHandler: eventHandler, output: output).makeSolution()
    }
    var first: Difference?
    for event in scenario.events {
      let (expected, _) = await model.happen(event)
      let (seen, late) = await world.happen(event)
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
        expected: [line.map(quoted) ?? "no line more"],
        got: [other.map(quoted) ?? "no line more"],
        rule: event.rule(expected: line ?? "", got: other ?? "")
      )
    }
    guard !late.isNothing else { return nil }
    return Difference(
      expected: ["nothing after the call came back"],
      got: late.events + (late.text.isEmpty ? [] : [quoted(late.text)]),
      rule: "What a call does is done when it comes back; nobody starts a task in between."
    )
  }
}

extension TextViewScenario.Event {
  /// Whether the rules leave open what is written: of no section at all, of a blank that a cut leaves
  /// in front of its ellipsis, and of a title without an end that could be cut.
  fileprivate func isOpen(_ expected: String) -> Bool {
    guard case .show(let data) = self else { return false }
    let hasCut = expected.contains("…")
    let isOddAtTheEnd = data.sections.contains { section in
      section.items.contains { $0.title.isEmpty || $0.title.hasSuffix(" ") }
    }
    // Of a title nothing but the ellipsis is left where there is no room; that is a rule.
    let hasBlankBeforeCut = expected.split(separator: "\n").contains { line in
      line.dropFirst(4).contains(" …")
    }
    return data.sections.isEmpty || hasBlankBeforeCut || (hasCut && isOddAtTheEnd)
  }

  fileprivate var ruleOfEvents: String {
    switch self {
    case .viewWillAppear: "Appearing asks for an update, once, and comes back when it is over."
    case .line("a"): "a asks for the add screen, and for nothing else."
    case .line("r"): "r asks for an update, once, and comes back when it is over."
    case .line("?"): "? shows the commands; nobody is called."
    case .line: "Any other line, one of several words too, gets the usage line; nobody is called."
    case .refreshTwice: "Each r asks for an update, also while another is under way."
    case .noContent, .show, .error, .columns: "What is shown calls nobody."
    }
  }

  fileprivate func rule(expected: String, got: String) -> String {
    switch self {
    case .viewWillAppear, .line("a"), .line("r"), .refreshTwice:
      return "A command that calls somebody writes nothing."
    case .line("?"): return "? shows the commands."
    case .line: return "Any other line, also an empty one or a capital letter, gets the usage line."
    case .noContent: return "Nothing upcoming is one line, each time that it is told."
    case .columns: return "A terminal that changes is no event of the view."
    case .error, .show: break
    }
    if got.hasSuffix(" \n"), !expected.hasSuffix(" \n") { return "No line ends in a blank." }
    if expected.contains("\u{FFFD}"), !got.contains("…") {
      return "A control character, of text or of direction, in a title or an error becomes U+FFFD."
    }
    if case .error = self { return "An error is one line, and shown each time that it is told." }
    if expected.contains("…") || got.contains("…") {
      return
        "A title that does not fit beside indent, gap and widest day is cut, and ends in an ellipsis."
    }
    if expected.hasPrefix("    "), got.hasPrefix("    ") {
      return
        "The day stands two spaces after the widest title of its section, as the output measures."
    }
    return
      "A section is its sign and name, then a line for each item; an empty line is between two."
  }
}

extension String {
  /// The first lines at the same place that differ; nil where there is no more.
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
