import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class ListViewSpyTests: XCTestCase {
  private let data = UpcomingDisplayData(sections: [
    UpcomingDisplaySection(
      name: "Today",
      imageName: "check",
      items: [UpcomingDisplayItem(title: "Pack", dueDay: "")]
    )
  ])

  /// Commands are kept with their arguments, in order, repeats included.
  func test_calls_severalCommands_areKeptInOrder() async {
    let spy = ListViewSpy()

    spy.showUpcomingDisplayData(data)
    spy.showErrorMessage("No disk")
    spy.showNoContentMessage()
    spy.showNoContentMessage()

    XCTAssertEqual(
      spy.calls,
      [
        .showUpcomingDisplayData(data), .showErrorMessage("No disk"), .showNoContentMessage,
        .showNoContentMessage,
      ]
    )
  }

  /// Each call prints itself as source code and reaches the hook.
  func test_onCall_eachCommand_isPrinted() async {
    let spy = ListViewSpy()
    var events: [String] = []
    spy.onCall = { events.append("view.\($0)") }

    spy.showNoContentMessage()
    spy.showUpcomingDisplayData(data)
    spy.showErrorMessage("No disk")

    XCTAssertEqual(
      events,
      [
        "view.showNoContentMessage()",
        "view.showUpcomingDisplayData(UpcomingDisplayData([\"Today\" (check): [\"Pack\"]]))",
        "view.showErrorMessage(\"No disk\")",
      ]
    )
  }
}
