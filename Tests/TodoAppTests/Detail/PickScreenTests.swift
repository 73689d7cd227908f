import Foundation
import Testing
import TodoMocks
import TodoRouting
import TodoStorage

@testable import TodoApp

@MainActor
struct PickScreenTests {
  private let output = TextOutputSpy(columns: 80, width: \.count)
  private let call = StoreLine.record(1, name: "Call", due: 1_400_544_000)
  private let pack = StoreLine.record(2)

  private func makeScreen(
    over store: EditableDataStoreSpy,
    _ wireframe: any PickWireframeInterface
  ) -> PickScreen {
    let items = OpenItems(
      store: store,
      clock: FixedClock(now: pack.dueDate),
      calendar: .gregorian(in: "GMT"),
      locale: Locale(identifier: "en_US")
    )
    return PickScreen(
      openItems: items,
      wireframe: wireframe,
      output: output,
      root: RootWireframe(),
      undo: UndoCommand(output: output)
    )
  }

  @Test("A number opens the item that the screen shows, even if others are in the store by then")
  func test_handle_number_opensWhatIsShown() async {
    let store = EditableDataStoreSpy(
      records: .inTurn(.success([pack, call]), .success([])),
      record: .unanswered(),
      replace: .unanswered(),
      delete: .unanswered()
    )
    let wireframe = PickWireframeMock(expecting: [.presentDetailInterface(for: pack.id)])
    let sut = makeScreen(over: store, wireframe)
    await sut.viewWillAppear()

    await sut.handle("2")
    await sut.handle("3")

    #expect(wireframe.mismatch() == nil)
    #expect(store.calls.count == 1)
  }

  @Test("After a failed read, a text opens the one open item that has it in its name")
  func test_handle_text_opensItsItem() async {
    var done = call
    done.name = "Packed"
    done.isDone = true
    let store = EditableDataStoreSpy(
      records: .inTurn(.failure(CocoaError(.fileReadUnknown)), .success([done, call, pack])),
      record: .unanswered(),
      replace: .unanswered(),
      delete: .unanswered()
    )
    let wireframe = PickWireframeSpy()
    let sut = makeScreen(over: store, wireframe)
    await sut.viewWillAppear()

    await sut.handle("PAC")

    #expect(wireframe.calls == [.presentDetailInterface(for: pack.id)])
    #expect(output.text.hasPrefix("Error: Your to-do items could not be read: "))
  }
}
