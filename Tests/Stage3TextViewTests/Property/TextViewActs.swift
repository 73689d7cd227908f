import KataTesting
import TextViewSubjects
import TodoMocks
import TodoScreens
import TodoTerminal

extension Act<TextViewDesk> {
  private static let silent = "A command that calls the event handler writes nothing."

  static let viewWillAppear = act(
    "viewWillAppear()",
    calls: "A view that appears asks for one update, and waits for it.",
    text: silent
  ) { try await $0.perform({ await $0.viewWillAppear() }) }

  /// A typed line.
  static func line(_ line: String) -> Act {
    let any = (
      "Any other line, even of several words, shows the usage line and makes no call.",
      "Any other line, even an empty one or a capital, shows the usage line."
    )
    let rules = [
      "a": ("a asks for a new entry, and for nothing else.", silent),
      "r": ("r asks for one update, and waits for it.", silent),
      "?": ("? shows the commands, and makes no call.", "? shows the commands."),
    ]
    let (calls, text) = rules[line] ?? any
    return act("handle(\(quoted(line)))", calls: calls, text: text) {
      try await $0.perform({ await $0.handle(line) })
    }
  }

  /// A line is typed while the update of the appearing view, or of an `r`, is running.
  static func typedMeanwhile(_ line: String, isAppearing: Bool) -> Act {
    let update = isAppearing ? "viewWillAppear()" : #"handle("r")"#
    let rule = "Each line has its effect at once, even while an update is running."
    return act(
      "\(update)\nhandle(\(quoted(line))) while the update is running",
      calls: rule,
      text: rule
    ) {
      try await $0.perform(
        { if isAppearing { await $0.viewWillAppear() } else { await $0.handle("r") } },
        { await $0.handle(line) }
      )
    }
  }

  static let noContent = act(
    "showNoContentMessage()",
    text: "showNoContentMessage() writes one line, each time."
  ) { $0.view.showNoContentMessage() }

  static func error(_ message: String) -> Act {
    act("showErrorMessage(\(quoted(message)))", text: "") { $0.view.showErrorMessage(message) }
      .choosingTextRule { ruleOfLine($0, $1) ?? "showErrorMessage(_:) writes one line, each time." }
  }

  /// The terminal becomes wider or narrower.
  static func columns(_ columns: Int) -> Act {
    let rule = "A change of the terminal's size writes nothing."
    return act("from now on \(columns) columns", text: rule) {
      $0.terminal.columns = columns
    }
  }

  static func show(_ data: UpcomingDisplayData) -> Act {
    let sections = data.sections.map { section in
      let items = section.items.shownInScenario { printed("\($0)") }
      return "\n  \(quoted(section.name)) (\(section.imageName)): \(items)"
    }
    let text = sections.isEmpty ? " none" : sections.joined()
    return act("showUpcomingDisplayData, sections:" + text, text: "") {
      $0.view.showUpcomingDisplayData(data)
    }
    .choosingTextRule { ruleOfLine($0, $1) ?? ruleOfList($0, $1) }
    .leavingOpen { expected, got in
      (expected, got) = (lines(expected), lines(got))
      guard isOpen(data, expected.compactMap(\.text)) else { return }
      (expected, got) = (expected.withoutText, got.withoutText)
    }
  }
}

extension Act<TextViewDesk> {
  // The first rule is about the calls of the event handler.
  private static func act(
    _ label: String,
    calls: String = "Showing something makes no call.",
    text: String,
    call: @escaping @MainActor (TextViewDesk) async throws -> Void
  ) -> Act {
    Act(label, rule: calls, call: call)
      .choosingTextRule { _, _ in text }
      .leavingOpen { ($0, $1) = (lines($0), lines($1)) }
  }

  // An empty text is a missing line.
  private func choosingTextRule(
    _ rule: @escaping @MainActor (String, String) -> String
  ) -> Act {
    choosingRule { expected, got in
      let calls = [expected.first, got.first].compactMap(\.self)
      guard calls.allSatisfy({ $0.text != nil }) else { return nil }
      return rule(expected.first?.text ?? "", got.first?.text ?? "")
    }
  }

  // Code that Stage 5 changed may list its two keys; a step of that stage compares them.
  private static func lines(_ calls: [Call]) -> [Call] {
    guard isChangeUnderTest else { return calls.withLines }
    return calls.withLines.map { call in
      guard let text = call.text else { return call }
      return TextOutputSpy.Call.write(text.replacing("s sort, g group, ", with: ""))
    }
  }

  /// Whether the rules leave the text open: for no sections, for a space before the ellipsis of a cut,
  /// and for a cut when a title is empty or ends in a space.
  private static func isOpen(_ data: UpcomingDisplayData, _ expected: [String]) -> Bool {
    let hasCut = expected.contains { $0.contains("…") }
    let isOddAtTheEnd = data.sections.contains { section in
      section.items.contains { $0.title.isEmpty || $0.title.hasSuffix(" ") }
    }
    // Without any room, only the ellipsis is left of a title; the rules do say that.
    let hasBlankBeforeCut = hasCut && expected.contains { $0.dropFirst(4).contains(" …") }
    return data.sections.isEmpty || hasBlankBeforeCut || (hasCut && isOddAtTheEnd)
  }

  private static func ruleOfLine(_ expected: String, _ got: String) -> String? {
    if got.hasSuffix(" \n"), !expected.hasSuffix(" \n") { return "No line ends in a space." }
    let counts = [expected, got].map { $0.count { $0 == "\u{FFFD}" } }
    if counts[0] != counts[1], !got.isEmpty, !got.contains("…") {
      return "A control character or direction mark in a title or an error becomes U+FFFD."
    }
    return nil
  }

  private static func ruleOfList(_ expected: String, _ got: String) -> String {
    if expected.contains("…") || got.contains("…") {
      return
        "A title that does not fit with indent, gap and widest day is cut, and ends in an ellipsis."
    }
    if [expected, got].allSatisfy({ $0.hasPrefix("    ") }) {
      return
        "Days begin two spaces after the widest title of their section, measured by the output."
    }
    return
      "A section is its sign and name, then one line per item, with an empty line between sections."
  }
}

extension TerminalWidths {
  /// The end of a sentence about the columns.
  var sentence: String {
    switch self {
    case .characters: "one for each character"
    case .wide: "two for each wide character"
    case .scalars: "each Unicode scalar by itself"
    case .ligatures: "one for each character, but one for fi together, and for f…"
    }
  }
}
