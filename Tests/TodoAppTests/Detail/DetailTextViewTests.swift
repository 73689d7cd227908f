import Foundation
import Testing
import TodoApp
import TodoMocks

@MainActor
struct DetailTextViewTests {
  @Test("Without an item, because it could not be read, each key but . reads it again")
  func test_handle_noItem_readsItAgain() async {
    let eventHandler = DetailModuleMock(expecting: [.updateView, .updateView, .leaveDetail])
    let sut = DetailTextView(
      eventHandler: eventHandler,
      output: TextOutputSpy(columns: 80, width: \.count),
      calendar: .gregorian(in: "GMT"),
      now: { .distantPast }
    )

    await sut.viewWillAppear()
    await sut.handle("d")
    await sut.handle(".")

    #expect(eventHandler.mismatch() == nil)
  }
}
