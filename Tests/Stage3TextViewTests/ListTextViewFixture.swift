import KataTesting
import TextViewSubjects
import TodoMocks
import TodoScreens

/// A text view with a spy of its event handler and a spy of its output.
@MainActor
struct ListTextViewFixture {
  let sut: any ListTextViewSubject
  let eventHandler = ListModuleSpy()
  let output: TextOutputSpy

  /// Makes the subject; without a `width` every character takes one column.
  init(columns: Int = 80, width: @escaping @Sendable (String) -> Int = \.count) throws {
    output = TextOutputSpy(columns: columns, width: width)
    sut = try ListTextViewParts(eventHandler: eventHandler, output: output).make()
  }

  /// The lines written so far; the last one is empty if the text ends with a line end.
  var lines: [String] {
    output.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
