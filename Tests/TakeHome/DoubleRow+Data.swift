import Foundation
import TodoDomain
import TodoMocks
import TodoStorage

extension DoubleRow {
  /// All pairs; two rows never share a double.
  static var all: [DoubleRow] { screens + useCases + routing + terminal + data }

  static var data: [DoubleRow] {
    [
      DoubleRow(
        [.now, .now],
        mock: { TodoClockMock(expecting: $0, now: .success(.distantPast)) },
        use: { clock in
          _ = clock.now
          _ = clock.now
        }
      ),
      DoubleRow(
        [.todoItems(dueIn: day), .todoItems(dueIn: day), .todoItems(dueIn: hour)],
        mock: { ListDataManagerMock(expecting: $0, todoItems: .success([])) },
        use: { dataManager in
          _ = try await dataManager.todoItems(dueIn: day)
          _ = try await dataManager.todoItems(dueIn: day)
          _ = try await dataManager.todoItems(dueIn: hour)
        }
      ),
      DoubleRow(
        [.items, .replace(stored, with: done)],
        mock: {
          PickDataManagerMock(expecting: $0, items: .success([]), replace: .success(true))
        },
        use: { dataManager in
          _ = try await dataManager.items()
          _ = try await dataManager.replace(stored, with: done)
        }
      ),
      DoubleRow(
        [.addNewEntry(pack), .addNewEntry(TodoItem(name: "Call", dueDate: pack.dueDate))],
        mock: { AddDataManagerMock(expecting: $0, addNewEntry: .success(())) },
        use: { dataManager in
          try await dataManager.addNewEntry(pack)
          try await dataManager.addNewEntry(TodoItem(name: "Call", dueDate: pack.dueDate))
        }
      ),
      DoubleRow(
        [.records(dueIn: day), .insert(record)],
        mock: { TodoDataStoreMock(expecting: $0, records: .success([]), insert: .success(())) },
        use: { store in
          _ = try await store.records(dueIn: day)
          try await store.insert(record)
        }
      ),
      DoubleRow(
        [
          .records(dueIn: day), .insert(record), .record(withID: record.id),
          .replace(record, with: record), .delete(withID: record.id),
        ],
        mock: {
          EditableDataStoreMock(
            expecting: $0,
            records: .success([]),
            record: .success(nil),
            replace: .success(true),
            delete: .success(nil)
          )
        },
        use: { store in
          _ = try await store.records(dueIn: day)
          try await store.insert(record)
          _ = try await store.record(withID: record.id)
          _ = try await store.replace(record, with: record)
          _ = try await store.delete(withID: record.id)
        }
      ),
      DoubleRow(
        [.item(withID: record.id), .replace(stored, with: done), .deleteItem(withID: record.id)],
        mock: {
          DetailDataManagerMock(
            expecting: $0,
            item: .success(stored),
            replace: .success(true),
            deleteItem: .success(nil)
          )
        },
        use: { dataManager in
          _ = try await dataManager.item(withID: record.id)
          _ = try await dataManager.replace(stored, with: done)
          _ = try await dataManager.deleteItem(withID: record.id)
        }
      ),
    ]
  }

  private nonisolated static let day = pack.dueDate..<(pack.dueDate + 86_400)
  private nonisolated static let hour = pack.dueDate..<(pack.dueDate + 3600.5)
  private nonisolated static let pack = TodoItem(
    name: "Pack",
    dueDate: Date(timeIntervalSince1970: 0)
  )
  private nonisolated static let stored = StoredItem(id: record.id, item: pack, isDone: false)
  private nonisolated static let done = StoredItem(id: record.id, item: pack, isDone: true)
  private nonisolated static let record = TodoRecord(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    name: "Pack",
    dueDate: pack.dueDate
  )
}
