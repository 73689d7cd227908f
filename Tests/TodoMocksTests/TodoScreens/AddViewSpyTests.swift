import Foundation
import Testing
import TodoMocks
import TodoScreens

@MainActor
struct AddViewSpyTests {
  private let epoch = Date(timeIntervalSince1970: 0)

  @Test("Commands are kept with their arguments, in order, repeats included")
  func test_calls_severalCommands_areKeptInOrder() {
    let spy = AddViewSpy()

    spy.setMinimumDueDate(epoch)
    spy.setEntryDueDate(epoch)
    spy.setEntryName("Pack")
    spy.setEntryName("Pack")
    spy.showErrorMessage("No disk")

    #expect(
      spy.calls == [
        .setMinimumDueDate(epoch), .setEntryDueDate(epoch), .setEntryName("Pack"),
        .setEntryName("Pack"), .showErrorMessage("No disk"),
      ]
    )
  }

  @Test("Each call prints itself as source code and reaches the hook")
  func test_onCall_eachCommand_isPrinted() {
    let spy = AddViewSpy()
    var events: [String] = []
    spy.onCall = { events.append("view.\($0)") }

    spy.setEntryName("Pack")
    spy.setEntryDueDate(epoch)
    spy.setMinimumDueDate(epoch)
    spy.showErrorMessage("")

    #expect(
      events == [
        "view.setEntryName(\"Pack\")", "view.setEntryDueDate(1970-01-01T00:00:00Z)",
        "view.setMinimumDueDate(1970-01-01T00:00:00Z)", "view.showErrorMessage(\"\")",
      ]
    )
  }
}
