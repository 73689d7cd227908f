import Foundation
import TodoMocks
import TodoScreens
import XCTest

@MainActor
final class AddViewSpyTests: XCTestCase {
  private let epoch = Date(timeIntervalSince1970: 0)

  /// Commands are kept with their arguments, in order, repeats included.
  func test_calls_severalCommands_areKeptInOrder() async {
    let spy = AddViewSpy()

    spy.setMinimumDueDate(epoch)
    spy.setEntryDueDate(epoch)
    spy.setEntryName("Pack")
    spy.setEntryName("Pack")
    spy.showErrorMessage("No disk")

    XCTAssertEqual(
      spy.calls,
      [
        .setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack"),
        .setEntryName("Pack"), .showErrorMessage("No disk"),
      ]
    )
  }

  /// Each call prints itself as source code and reaches the hook.
  func test_onCall_eachCommand_isPrinted() async {
    let spy = AddViewSpy()
    var events: [String] = []
    spy.onCall = { events.append("view.\($0)") }

    spy.setEntryName("Pack")
    spy.setEntryDueDate(epoch)
    spy.setMinimumDueDate(epoch)
    spy.showErrorMessage("")

    XCTAssertEqual(
      events,
      [
        "view.setEntryName(\"Pack\")", "view.setEntryDueDate(1970-01-01T00:00:00Z)",
        "view.setMinimumDueDate(1970-01-01T00:00:00Z)", "view.showErrorMessage(\"\")",
      ]
    )
  }
}
