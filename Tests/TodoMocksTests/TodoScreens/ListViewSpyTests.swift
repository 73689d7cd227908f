import Testing
import TodoMocks
import TodoScreens

@MainActor
struct ListViewSpyTests {
  private let data = UpcomingDisplayData(sections: [
    UpcomingDisplaySection(
      name: "Today",
      imageName: "check",
      items: [UpcomingDisplayItem(title: "Pack", dueDay: "")]
    )
  ])

  @Test("Commands are kept with their arguments, in order, repeats included")
  func test_calls_severalCommands_areKeptInOrder() {
    let spy = ListViewSpy()

    spy.showUpcomingDisplayData(data)
    spy.showErrorMessage("No disk")
    spy.showNoContentMessage()
    spy.showNoContentMessage()

    #expect(
      spy.calls == [
        .showUpcomingDisplayData(data), .showErrorMessage("No disk"), .showNoContentMessage,
        .showNoContentMessage,
      ]
    )
  }

  @Test("Each call prints itself as source code and reaches the hook")
  func test_onCall_eachCommand_isPrinted() {
    let spy = ListViewSpy()
    var events: [String] = []
    spy.onCall = { events.append("view.\($0)") }

    spy.showNoContentMessage()
    spy.showUpcomingDisplayData(data)
    spy.showErrorMessage("No disk")

    #expect(
      events == [
        "view.showNoContentMessage()",
        "view.showUpcomingDisplayData(UpcomingDisplayData([\"Today\" (check): [\"Pack\"]]))",
        "view.showErrorMessage(\"No disk\")",
      ]
    )
  }
}
