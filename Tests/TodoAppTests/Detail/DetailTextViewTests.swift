import Foundation
import Testing
import TodoApp
import TodoMocks
import TodoScreens

@MainActor
struct DetailTextViewTests {
  private let due = Date(timeIntervalSince1970: 1_400_662_800)

  private func makeView(_ eventHandler: DetailModuleMock) -> DetailTextView {
    DetailTextView(
      eventHandler: eventHandler,
      output: TextOutputSpy(columns: 80, width: \.count),
      calendar: .gregorian(in: "GMT"),
      now: { [due] in due }
    )
  }

  @Test("Each key is one event, and only y deletes; without an item, each key but . reads it again")
  func test_handle_keys_areEvents() async {
    let eventHandler = DetailModuleMock(expecting: [
      .updateView, .updateView, .markDone, .deleteEntry, .openLink, .leaveDetail,
    ])
    let sut = makeView(eventHandler)

    await sut.viewWillAppear()
    await sut.handle("d")
    sut.showItem(DetailDisplayItem(title: "Pack", dueText: "", dueDate: due))
    for line in ["d", "x", "n", "x", "y", "w", "?", "z", "."] { await sut.handle(line) }

    #expect(eventHandler.mismatch() == nil)
  }

  @Test("An edit offers the date of the item; after a refusal, the typed name stays")
  func test_handle_refusedEdit_keepsTheName() async {
    let eventHandler = DetailModuleMock(expecting: [
      .saveChanges(name: "Tea", dueDate: due - 32_400 - 86_400),
      .saveChanges(name: "Tea", dueDate: due), .markDone,
    ])
    let sut = makeView(eventHandler)
    eventHandler.spy.onCall = { _ in sut.showErrorMessage("The due date is before today.") }
    sut.showItem(DetailDisplayItem(title: "Pack", dueText: "", dueDate: due))

    for line in ["e", "Tea", "2014-05-20", "", ".", "d"] { await sut.handle(line) }

    #expect(eventHandler.mismatch() == nil)
  }
}
