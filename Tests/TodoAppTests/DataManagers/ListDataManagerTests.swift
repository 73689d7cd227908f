import Foundation
import Testing
import TodoApp
import TodoDomain
import TodoMocks
import TodoStorage

struct ListDataManagerTests {
  private let week = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 604_800)

  @Test("The range goes to the store unchanged, and each record becomes an item")
  func test_todoItems_range_isPassedOn() async throws {
    let due = Date(timeIntervalSince1970: 60)
    let record = TodoRecord(id: UUID(), name: "Pack", dueDate: due)
    let store = TodoDataStoreSpy(records: .success([record, record]), insert: .success(()))

    let items = try await ListDataManager(store: store).todoItems(dueIn: week)

    let pack = TodoItem(name: "Pack", dueDate: due)
    #expect(items == [pack, pack])
    #expect(store.calls == [.records(dueIn: week)])
  }

  @Test("The store's error is passed on")
  func test_todoItems_storeFails_throwsItsError() async {
    let store = TodoDataStoreSpy(
      records: .failure(FileDataStoreError.notAFile("/x")),
      insert: .success(())
    )

    await #expect(throws: FileDataStoreError.notAFile("/x")) {
      try await ListDataManager(store: store).todoItems(dueIn: week)
    }
  }
}
