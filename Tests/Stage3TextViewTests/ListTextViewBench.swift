import KataSubjects
import KataTesting
import TodoMocks
import TodoScreens

/// A text view on the bench: a spy that it talks to, and paper that it writes on.
@MainActor
struct ListTextViewBench {
  let sut: any ListTextViewSubject
  let eventHandler = ListModuleSpy()
  let output: TextOutputSpy

  /// Puts the subject on the bench; without a `width` every character takes one column.
  init(columns: Int = 80, width: @escaping (String) -> Int = \.count) throws {
    output = TextOutputSpy(columns: columns, width: width)
    sut = try Subject.makeListTextView(eventHandler: eventHandler, output: output)
  }

  /// The lines written so far; the last one is empty when the text ends with its line end.
  var lines: [String] {
    output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The sentence of a step that compares all that was written.
  func wrote(_ expected: String, after act: String) -> String {
    "\(act): expected\n\(shown(expected))\ngot\n\(shown(output.text))"
  }

  private func shown(_ text: String) -> String {
    text.isEmpty ? "nothing" : quoted(text)
  }
}

/// Data with the given sections.
func data(_ sections: UpcomingDisplaySection...) -> UpcomingDisplayData {
  UpcomingDisplayData(sections: sections)
}

/// The section of today, whose items have no day.
func today(_ titles: String...) -> UpcomingDisplaySection {
  UpcomingDisplaySection(
    name: "Today",
    imageName: "check",
    items: titles.map { UpcomingDisplayItem(title: Seed.title($0), dueDay: "") }
  )
}

/// A section whose items are due on one day.
func section(
  _ name: String,
  _ imageName: String,
  on day: String,
  _ titles: String...
) -> UpcomingDisplaySection {
  UpcomingDisplaySection(
    name: name,
    imageName: imageName,
    items: titles.map { UpcomingDisplayItem(title: Seed.title($0), dueDay: day) }
  )
}
