import Foundation
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoStorage

struct AddDataManagerTests {
  private let pack = TodoItem(name: "Pack", dueDate: Date(timeIntervalSince1970: 60))

  @Test("An item is stored as a record with a new identifier")
  func test_addNewEntry_item_isStoredWithItsOwnIdentifier() async throws {
    let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    let id = UUID()
    let sut = AddDataManager(store: store, makeID: { id })

    try await sut.addNewEntry(pack)

    #expect(store.calls == [.insert(TodoRecord(id: id, name: "Pack", dueDate: pack.dueDate))])
  }

  @Test("Two equal items are two records")
  func test_addNewEntry_equalItems_haveTwoIdentifiers() async throws {
    let store = TodoDataStoreSpy(records: .success([]), insert: .success(()))
    let sut = AddDataManager(store: store)

    try await sut.addNewEntry(pack)
    try await sut.addNewEntry(pack)

    #expect(store.calls.count == 2)
    #expect(store.calls.first != store.calls.last)
  }

  @Test("The store's error is passed on")
  func test_addNewEntry_storeFails_throwsItsError() async {
    let store = TodoDataStoreSpy(
      records: .success([]),
      insert: .failure(FileDataStoreError.full("/x"))
    )

    await #expect(throws: FileDataStoreError.full("/x")) {
      try await AddDataManager(store: store).addNewEntry(pack)
    }
  }
}
