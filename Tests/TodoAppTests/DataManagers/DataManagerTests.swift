import Foundation
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoStorage

struct DataManagerTests {
  private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 60))

  @Test("Each item is stored as a record with a new identifier, even if two items are equal")
  func test_addNewEntry_equalItems_areTwoRecords() async throws {
    let store = FakeDataStore()
    let sut = AddDataManager(store: store)

    try await sut.addNewEntry(pack)
    try await sut.addNewEntry(pack)

    let records = try await store.records(dueIn: StoreLine.always)
    #expect(records.map { TodoItem(name: $0.name, dueDate: $0.dueDate) } == [pack, pack])
    #expect(Set(records.map(\.id)).count == 2)
  }

  @Test("The range goes to the store unchanged, and each record of an open item becomes an item")
  func test_todoItems_range_isPassedOn() async throws {
    let week = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 604_800)
    let record = TodoRecord(id: UUID(), name: pack.name, dueDate: pack.dueDate)
    let done = TodoRecord(id: UUID(), name: "Call", dueDate: pack.dueDate, isDone: true)
    let store = TodoDataStoreSpy(records: .success([record, done, record]), insert: .success(()))

    let items = try await ListDataManager(store: store).todoItems(dueIn: week)

    #expect(items == [pack, pack])
    #expect(store.calls == [.records(dueIn: week)])
  }

  @Test("An item of the detail module is its record, with its identifier and its mark")
  func test_detailRequests_reachTheStoreAsRecords() async throws {
    let record = TodoRecord(id: UUID(), name: pack.name, dueDate: pack.dueDate)
    let done = TodoRecord(id: record.id, name: pack.name, dueDate: pack.dueDate, isDone: true)
    let store = EditableDataStoreMock(
      expecting: [
        .record(withID: record.id), .replace(done, with: record), .delete(withID: record.id),
        .insert(done),
      ],
      records: .unanswered(),
      record: .success(done),
      replace: .success(false),
      delete: .success(done)
    )
    let sut = DetailDataManager(store: store)

    let item = try await sut.item(withID: record.id)
    let open = StoredItem(id: record.id, item: pack, isDone: false)
    let isReplaced = try await sut.replace(#require(item), with: open)
    let deleted = try await sut.deleteItem(withID: record.id)
    try await sut.putBack(#require(deleted))

    let stored = StoredItem(id: record.id, item: pack, isDone: true)
    #expect([item, deleted] == [stored, stored])
    #expect(!isReplaced)
    #expect(store.mismatch() == nil)
  }
}
