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
    StoreUnderContract(description: "UndoableDataStore") {
      let fake = FakeDataStore(seed: 1)
      return Place(UndoableDataStore(fake), around: fake)
    },
  ]

  package static func fake(seed: UInt64) -> StoreUnderContract {
    StoreUnderContract(description: "FakeDataStore, seed \(seed)") {
      let fake = FakeDataStore(seed: seed)
      return Place(fake, around: fake)
    }
  }

  package static let file = StoreUnderContract(description: "FileDataStore") {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "TodoStoreContractTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(component: "todo.jsonl")
    return Place(
      store: FileDataStore(file: file.path),
      reopen: { FileDataStore(file: file.path) },
      whileBroken: { call in
        // Without its folder, no call succeeds.
        let aside = folder.appendingPathExtension("aside")
        try FileManager.default.moveItem(at: folder, to: aside)
        defer { try? FileManager.default.moveItem(at: aside, to: folder) }
        try await call()
      },
      remove: { try? FileManager.default.removeItem(at: folder) }
    )
  }
}

extension StoreUnderContract.Place {
  /// A store around a fake, which breaks with the fake.
  package init(_ store: any EditableDataStore, around fake: FakeDataStore) {
    self.init(
      store: store,
      variesOrder: true,
      whileBroken: { call in
        let faults = [\FakeDataStore.readFault, \.insertFault, \.replaceFault, \.deleteFault]
        for fault in faults { fake[keyPath: fault] = .next(CancellationError()) }
        defer { for fault in faults { fake[keyPath: fault] = nil } }
        try await call()
      }
    )
  }
}
