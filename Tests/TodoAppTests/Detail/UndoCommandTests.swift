import KataTesting
import Testing
import TodoMocks
import TodoStorage

@testable import TodoApp

@MainActor
struct UndoCommandTests {
  @Test("It says which item is as before, what was changed elsewhere, and why an undo failed")
  func test_undo_eachEnd_isSaid() async throws {
    let pack = StoreLine.record(name: "Pack\u{7}")
    let store = FakeDataStore(records: [pack])
    let output = TextOutputSpy(columns: 80, width: \.count)
    let sut = UndoCommand(store: UndoableDataStore(store), output: output)
    for _ in 1...2 {
      _ = try await sut.store.delete(withID: pack.id)
      try await store.insert(pack)
    }
    _ = try await store.delete(withID: pack.id)
    store.insertFault = .next(DiskError())

    var changes: [Bool] = []
    for _ in 1...4 { changes.append(await sut.undo()) }

    #expect(changes == [false, true, true, false])
    #expect(
      output.text == """
        Error: Your last change could not be undone: The disk is gone
        Undone: Pack\u{FFFD}
        Not undone: Pack\u{FFFD} was changed elsewhere since.
        There is nothing to undo.

        """
    )
  }
}
