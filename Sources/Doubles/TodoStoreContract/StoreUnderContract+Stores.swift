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
        },
        failingReplace: { tried, record in
          store.replaceFault = .next(CancellationError())
          _ = try await tried.replace(record, with: record.renamed("failed"))
        },
        failingDelete: { tried, record in
          store.deleteFault = .next(CancellationError())
          _ = try await tried.delete(withID: record.id)
        }
      )
    }
  }

  package static let file = StoreUnderContract(name: "FileDataStore", claims: [.survivesReopening])
  {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "TodoStoreContractTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(component: "todo.jsonl")
    return Place(
      open: { FileDataStore(file: file.path) },
      // Its format begins with the year 1.
      failingInsert: { tried in
        let dueDate = Date(timeIntervalSince1970: -1e12)
        try await tried.insert(TodoRecord(id: UUID(), name: "failed", dueDate: dueDate))
      },
      failingReplace: { tried, record in
        var new = record
        new.dueDate = Date(timeIntervalSince1970: -1e12)
        _ = try await tried.replace(record, with: new)
      },
      // A folder in place of the file.
      failingDelete: { tried, record in
        let aside = folder.appending(component: "aside")
        try FileManager.default.moveItem(at: file, to: aside)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        defer {
          try? FileManager.default.removeItem(at: file)
          try? FileManager.default.moveItem(at: aside, to: file)
        }
        _ = try await tried.delete(withID: record.id)
      },
      remove: { try? FileManager.default.removeItem(at: folder) }
    )
  }
}
