import KataRun
import KataTesting
import TextViewSubjects
import TodoScreens

/// Compares a text view with the solution, whatever is shown and typed.
struct TextViewProperty: OldProperty {
  func difference(in scenario: TextViewScenario) async throws -> Difference? {
    let world = try TextViewWorld(scenario, on: nil)
    // The solution starts no task.
    let model = try TextViewWorld(scenario, on: .solution, turns: 0)
    let isChanged = isChangeUnderTest
    var first: Difference?
    for event in scenario.events {
      var expected = await model.perform(event)
      var seen = await world.perform(event)
      // Code that Stage 5 changed may list its two keys; a step of that stage compares them.
      if isChanged { seen = seen.map { $0.replacing("s sort, g group, ", with: "") } }
      if event.isOpen(expected) {
        expected.removeAll(where: \.isText)
        seen.removeAll(where: \.isText)
      }
      first = first ?? Difference(expected: expected, got: seen, rule: event.rule)
    }
    return first
  }
}

extension TextViewScenario.Event {
  /// Whether the rules leave the text open: for no sections, for a space before the ellipsis of a cut,
  /// and for a cut when a title is empty or ends in a space.
  fileprivate func isOpen(_ expected: [String]) -> Bool {
    guard case .show(let data) = self else { return false }
    let hasCut = expected.contains { $0.contains("…") }
    let isOddAtTheEnd = data.sections.contains { section in
      section.items.contains { $0.title.isEmpty || $0.title.hasSuffix(" ") }
    }
    // Without any room, only the ellipsis is left of a title; the rules do say that.
    let hasBlankBeforeCut = hasCut && expected.contains { $0.dropFirst(5).contains(" …") }
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

  fileprivate func rule(_ expected: [String], _ got: [String]) -> String {
    let (expected, got) = (expected.first ?? "", got.first ?? "")
    guard [expected, got].allSatisfy({ $0.isText || $0.isEmpty }) else { return ruleOfEvents }
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
    let end = #" \n""#
    if got.hasSuffix(end), !expected.hasSuffix(end) { return "No line ends in a space." }
    if expected.contains("\u{FFFD}"), !got.contains("…") {
      return "A control character or direction mark in a title or an error becomes U+FFFD."
    }
    if case .error = self { return "showErrorMessage(_:) writes one line, each time." }
    if expected.contains("…") || got.contains("…") {
      return
        "A title that does not fit with indent, gap and widest day is cut, and ends in an ellipsis."
    }
    if [expected, got].allSatisfy({ $0.hasPrefix("\"    ") }) {
      return
        "Days begin two spaces after the widest title of their section, measured by the output."
    }
    return
      "A section is its sign and name, then one line per item, with an empty line between sections."
  }
}

extension String {
  /// Whether it is a line that the view wrote, in quotes.
  fileprivate var isText: Bool { hasPrefix("\"") }
}
