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
    StoreUnderContract(description: "FakeDataStore, seed \(seed)", variesOrder: true) {
      let fake = FakeDataStore(seed: seed)
      return Place(fake, around: fake)
    }
  }

  package static let file = StoreUnderContract(description: "FileDataStore") {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "TodoStoreContractTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(component: "todo.jsonl")
    let store = FileDataStore(file: file.path)
    // Its format begins with the year 1.
    @Sendable func tooEarly(_ record: TodoRecord) -> TodoRecord {
      TodoRecord(id: record.id, name: "failed", dueDate: Date(timeIntervalSince1970: -1e12))
    }
    return Place(
      store: store,
      reopen: { FileDataStore(file: file.path) },
      failingInsert: { try await store.insert(tooEarly($0)) },
      failingReplace: { _ = try await store.replace($0, with: tooEarly($0)) },
      // A folder in place of the file.
      failingDelete: { record in
        let aside = folder.appending(component: "aside")
        try FileManager.default.moveItem(at: file, to: aside)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        defer {
          try? FileManager.default.removeItem(at: file)
          try? FileManager.default.moveItem(at: aside, to: file)
        }
        _ = try await store.delete(withID: record.id)
      },
      remove: { try? FileManager.default.removeItem(at: folder) }
    )
  }
}

extension StoreUnderContract.Place {
  /// A store around a fake: its calls fail when those of the fake fail.
  package init(_ store: any EditableDataStore, around fake: FakeDataStore) {
    self.init(
      store: store,
      failingInsert: { record in
        fake.insertFault = .next(CancellationError())
        try await store.insert(record)
      },
      failingRead: { _ in
        fake.readFault = .next(CancellationError())
        _ = try await store.records(dueIn: .distantPast ..< .distantFuture)
      },
      failingReplace: { record in
        fake.replaceFault = .next(CancellationError())
        _ = try await store.replace(record, with: record.renamed("failed"))
      },
      failingDelete: { record in
        fake.deleteFault = .next(CancellationError())
        _ = try await store.delete(withID: record.id)
      }
    )
  }
}
