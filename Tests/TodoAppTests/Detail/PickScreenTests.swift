import Foundation
import Testing
import TodoMocks
import TodoStorage

@testable import TodoApp

@MainActor
struct PickScreenTests {
  @Test(
    "After a failed read a line reads again; a number opens what is shown, even if others are stored"
  )
  func test_handle_lines_readAndOpen() async {
    let output = TextOutputSpy(columns: 80, width: \.count)
    let (call, pack) = (StoreLine.record(1, name: "Call", due: 1_400_544_000), StoreLine.record(2))
    let done = TodoRecord(id: UUID(), name: "Packed", dueDate: call.dueDate, isDone: true)
    let store = EditableDataStoreSpy(
      records: .inTurn(
        .failure(CocoaError(.fileReadUnknown)),
        .inTurn(.success([done, call, pack]), .success([pack, call]))
      ),
      record: .unanswered(),
      replace: .unanswered(),
      delete: .unanswered()
    )
    let wireframe = PickWireframeMock(
      expecting: [.presentDetailInterface(for: pack.id), .presentDetailInterface(for: call.id)]
    )
    let sut = PickScreen(
      openItems: OpenItems(
        store: store,
        clock: FixedClock(now: pack.dueDate),
        calendar: .gregorian(in: "GMT"),
        locale: Locale(identifier: "en_US")
      ),
      wireframe: wireframe,
      output: output,
      root: RootWireframe(),
      undo: UndoCommand(output: output)
    )

    await sut.viewWillAppear()
    for line in ["PAC", "", "1", "3"] { await sut.handle(line) }

    #expect(wireframe.mismatch() == nil)
    #expect(store.calls.count == 3)
    #expect(output.text.hasPrefix("Error: Your to-do items could not be read: "))
  }
}
