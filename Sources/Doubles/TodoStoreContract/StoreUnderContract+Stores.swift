import Foundation
import TodoApp
import TodoMocks
import TodoStorage

extension StoreUnderContract {
  /// The stores that keep the contract; add a line for each further store.
  package static let all = [
    fake(seed: 1),
    fake(seed: 2),
    file,
  ]

  package static func fake(seed: UInt64) -> StoreUnderContract {
    StoreUnderContract(name: "FakeDataStore, seed \(seed)", claims: [.variesOrder]) {
      let store = FakeDataStore(seed: seed)
      return Place(
        open: { store },
        failingInsert: { tried in
          store.insertFault = .next(CancellationError())
          try await tried.insert(TodoRecord(id: UUID(), name: "failed", dueDate: .distantPast))
        },
        failingRead: { tried in
          store.readFault = .next(CancellationError())
          _ = try await tried.records(dueIn: .distantPast ..< .distantFuture)
        }
      )
    }
  }

  package static let file = StoreUnderContract(name: "FileDataStore", claims: [.survivesReopening])
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "TodoStoreContractTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return Place(
      open: { FileDataStore(file: folder.appending(component: "todo.jsonl").path) },
      // Its format begins with the year 1.
      failingInsert: { tried in
        let dueDate = Date(timeIntervalSince1970: -1e12)
        try await tried.insert(TodoRecord(id: UUID(), name: "failed", dueDate: dueDate))
      },
      remove: { try? FileManager.default.removeItem(at: folder) }
    )
  }
}
