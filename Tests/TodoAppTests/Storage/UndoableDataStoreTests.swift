import Foundation
import KataTesting
import Testing
import TodoMocks
import TodoStorage

@testable import TodoApp

struct UndoableDataStoreTests {
  private let pack = StoreLine.record()
  private let store: FakeDataStore
  private let sut: UndoableDataStore
  private var done: TodoRecord { changed { $0.isDone = true } }

  init() {
    store = FakeDataStore(records: [pack])
    sut = UndoableDataStore(store)
  }

  private func changed(_ change: (inout TodoRecord) -> Void) -> TodoRecord {
    var record = pack
    change(&record)
    return record
  }

  private func records() async throws -> [TodoRecord] {
    try await sut.records(dueIn: StoreLine.always)
  }

  @Test("Changes are undone one after the other, the newest first; an addition is none")
  func test_undoLast_changes_newestFirst() async throws {
    let renamed = changed { $0.name = "Tea" }
    _ = try await sut.replace(pack, with: renamed)
    _ = try await sut.replace(renamed, with: renamed)
    _ = try await sut.replace(pack, with: done)
    _ = try await sut.delete(withID: pack.id)
    _ = try await sut.delete(withID: pack.id)
    try await sut.insert(TodoRecord(id: UUID(), name: "New", dueDate: pack.dueDate))

    var undone: [UndoableDataStore.Undone?] = []
    for _ in 1...3 { undone.append(try await sut.undoLast()) }

    #expect(undone == [.undone("Tea"), .undone("Tea"), .undone("Pack")])
    #expect(try await Set(records().map(\.name)) == ["Pack", "New"])
  }

  @Test("What was changed or put back elsewhere meanwhile stays, and is undone no more")
  func test_undoLast_changedElsewhere_isKept() async throws {
    _ = try await sut.replace(pack, with: done)
    let other = changed { $0.name = "Other" }
    _ = try await store.replace(done, with: other)

    #expect(try await sut.undoLast() == .changedElsewhere("Pack"))
    _ = try await sut.delete(withID: pack.id)
    try await store.insert(pack)
    #expect(try await sut.undoLast() == .changedElsewhere("Other"))

    #expect(try await sut.undoLast() == nil)
    #expect(try await records() == [pack])
  }

  @Test("A change that fails is none, and an undo that fails can be tried again")
  func test_undoLast_failure_canBeTriedAgain() async throws {
    store.replaceFault = .next(DiskError())
    await #expect(throws: DiskError.self) { try await sut.replace(pack, with: done) }
    #expect(try await sut.undoLast() == nil)
    _ = try await sut.replace(pack, with: done)
    store.replaceFault = .next(DiskError())

    await #expect(throws: DiskError.self) { try await sut.undoLast() }

    #expect(try await sut.undoLast() == .undone("Pack"))
    #expect(try await records() == [pack])
  }
}
