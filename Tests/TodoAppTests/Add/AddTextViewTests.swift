import Foundation
import Testing
import TodoApp
import TodoMocks

@MainActor
struct AddTextViewTests {
  private let today = Fixture.today
  private let fixture = Fixture()

  @Test(
    "After the due date, the entry is saved; after a refusal, an empty line takes the typed date"
  )
  func test_handle_refused_asksAgainWithWhatWasTyped() async throws {
    fixture.refuseSaves(saying: "The due date is before today.")
    await fixture.sut.handle(" Pack ")
    await fixture.sut.handle(" 2014-05-20 ")
    await fixture.sut.handle("")

    let save = AddModuleSpy.Call.saveAddAction(
      name: " Pack ",
      dueDate: today.addingTimeInterval(-86_400)
    )
    let again = """
      Error: The due date is before today.
      Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-20] (. cancels)

      """
    #expect(fixture.eventHandler.calls == [save, save])
    #expect(
      fixture.output.text
        == Fixture.dueDateQuestion + again + again
    )
  }

  @Test("A typed text that is offered again does not command the terminal")
  func test_handle_commandsInTheName_areShownAsData() async throws {
    fixture.refuseSaves(saying: "No.")
    await fixture.sut.handle("\u{1B}[2J\u{202E}")
    await fixture.sut.handle("\u{1B}]0;")
    await fixture.sut.handle("")

    #expect(fixture.output.text.contains("Name [\u{FFFD}[2J\u{FFFD}] (. cancels)\n"))
    #expect(fixture.output.text.contains("no day \u{FFFD}]0;; write"))
    #expect(!fixture.output.text.contains("\u{1B}"))
    #expect(!fixture.output.text.contains("\u{202E}"))
  }

  @Test("A name that does not fit is cut when it is offered again, and saved whole")
  func test_handle_longName_isCutToTheLine() async throws {
    let name = String(repeating: "x", count: 10_000)
    fixture.refuseSaves(saying: "No.")
    await fixture.sut.handle(name)
    await fixture.sut.handle("")
    await fixture.sut.handle("")
    await fixture.sut.handle("")

    let cut = String(repeating: "x", count: 60) + "…"
    #expect(fixture.output.text.contains("Name [\(cut)] (. cancels)\n"))
    #expect(
      fixture.eventHandler.calls.last == .saveAddAction(name: name, dueDate: today)
    )
  }
}

/// An add view that offers Wednesday 21 May 2014, on an output of eighty columns.
@MainActor
private struct Fixture {
  static let today = Date(timeIntervalSince1970: 1_400_630_400)
  static let dueDateQuestion =
    "Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-21] (. cancels)\n"

  let eventHandler = AddModuleSpy()
  let output = TextOutputSpy(columns: 80, width: \.count)
  let sut: AddTextView

  init() {
    sut = AddTextView(
      eventHandler: eventHandler,
      output: output,
      calendar: .gregorian(in: "GMT"),
      now: { Self.today }
    )
    sut.setMinimumDueDate(Self.today)
    sut.setEntryDueDate(Self.today)
  }

  /// Lets the presenter answer each save with an error.
  func refuseSaves(saying message: String) {
    eventHandler.onCall = { [weak sut] call in
      guard case .saveAddAction(let name, let dueDate) = call else { return }
      sut?.setEntryName(name)
      sut?.setEntryDueDate(dueDate)
      sut?.showErrorMessage(message)
    }
  }
}
