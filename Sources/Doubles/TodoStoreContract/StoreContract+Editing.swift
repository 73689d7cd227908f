import Foundation
import TodoStorage

// Twins, so that nothing can go by the name or the date.
private let first = StoreTrial.record(1, name: "twin")
private let second = StoreTrial.record(2, name: "twin")
private let other = StoreTrial.record(3, name: "other", second: 10)
private let new = first.renamed("new")
private let done = StoreTrial.record(1, name: "new", second: 0, plus: 0.25, isDone: true)

extension StoreContract {
  static let ofEditableStores = editing.map { name, trial in
    StoreContract(description: name) {
      // A store that cannot be edited makes no promise about it.
      guard let store = $0.store as? any EditableDataStore else { return }
      for record in [first, second, other] { try await store.insert(record) }
      try await trial($0, store)
    }
  }

  private typealias Edit = @Sendable (StoreTrial, any EditableDataStore) async throws -> Void

  private static let editing: KeyValuePairs<String, Edit> = [
    "recordIsFoundByItsID": { _, store in
      for record in [first, second, other]
      where try await store.record(withID: record.id) != record {
        throw Violation(text: "the record with the identifier \(record.id) was not found")
      }
    },
    "unknownIDChangesNothing": { trial, store in
      let unknown = StoreTrial.record(77, name: "twin")
      guard
        try await store.record(withID: unknown.id) == nil,
        try await !store.replace(unknown, with: unknown.renamed("new")),
        try await store.delete(withID: unknown.id) == nil
      else { throw Violation(text: "a record that is not there was found, replaced or deleted") }
      try await trial.has([first, second, other])
    },
    "replaceChangesOneRecord": { trial, store in
      try await store.mustReplace(first, with: new)
      try await trial.has([new, second, other])
    },
    "replaceMovesBetweenRanges": { trial, store in
      let later = StoreTrial.record(1, name: "twin", second: 20)
      try await store.mustReplace(first, with: later)
      try await trial.finds([second, other], in: StoreTrial.date(0)..<StoreTrial.date(20))
      try await trial.finds([later], in: StoreTrial.date(20)..<StoreTrial.date(30))
    },
    "staleReplaceChangesNothing": { trial, store in
      try await store.mustReplace(first, with: done)
      guard try await !store.replace(first, with: new), try await !store.replace(done, with: other)
      else { throw Violation(text: "a stale replacement, or one by another item, was accepted") }
      try await trial.has([done, second, other])
    },
    "deleteRemovesOneRecord": { trial, store in
      guard try await store.delete(withID: first.id) != nil,
        try await store.delete(withID: first.id) == nil,
        try await !store.replace(first, with: new)
      else { throw Violation(text: "a record was not deleted once") }
      try await trial.has([second, other])
    },
    "deletedRecordComesBackAsItWas": { trial, store in
      try await store.bringBack(first, as: done)
      try await trial.has([done, second, other])
    },
    "sharedIDIsRefused": { trial, store in
      try await store.insert(new)
      let answers = [
        try? await store.record(withID: first.id) == nil,
        try? await store.replace(first, with: done),
        try? await store.delete(withID: first.id) == nil,
      ]
      guard answers == [nil, nil, nil] else {
        throw Violation(text: "an identifier that stands twice was not refused")
      }
      try await trial.has([first, new, second, other])
    },
    "failedReplaceChangesNothing": { trial, store in
      try await trial.fails { _ = try await store.replace(first, with: new) }
      try await trial.has([first, second, other])
    },
    "failedDeleteChangesNothing": { trial, store in
      try await trial.fails { _ = try await store.delete(withID: first.id) }
      try await trial.has([first, second, other])
    },
    "changesSurviveReopening": { trial, store in
      try await store.mustReplace(first, with: new)
      _ = try await store.delete(withID: second.id)
      try await trial.hasReopened([new, other])
    },
    "recordsBroughtBackSurviveReopening": { trial, store in
      try await store.bringBack(first, as: done)
      try await trial.hasReopened([done, second, other])
    },
    "parallelReplacesHaveOneWinner": { _, store in
      let winners = try await winners { number in
        try await store.replace(first, with: first.renamed("\(number)"))
      }
      let left = try? await store.record(withID: first.id)?.name
      guard winners.map({ "\($0)" }) == [left] else {
        throw Violation(text: "parallel replacements \(winners) won, and \(left ?? "none") is left")
      }
    },
    "parallelDeletesHaveOneWinner": { trial, store in
      let winners = try await winners { number in
        number % 2 == 0
          ? try await store.delete(withID: first.id) != nil
          : try await store.replace(second, with: second.renamed("new")) && false
      }
      guard winners.count == 1 else {
        throw Violation(text: "of parallel deletions, \(winners.count) succeeded")
      }
      try await trial.has([second.renamed("new"), other])
    },
  ]

  /// The numbers of the parallel tries that succeeded.
  private static func winners(
    _ attempt: @escaping @Sendable (Int) async throws -> Bool
  ) async throws -> [Int] {
    var winners: [Int] = []
    for (number, task) in await StoreTrial.begin(20, attempt).enumerated()
    where try await task.value { winners.append(number) }
    return winners
  }
}

nonisolated extension EditableDataStore {
  fileprivate func mustReplace(_ old: TodoRecord, with new: TodoRecord) async throws {
    guard try await replace(old, with: new) else {
      throw StoreContract.Violation(text: "a replacement was refused")
    }
  }

  /// Changes the record, deletes it, and inserts what the deletion returned.
  fileprivate func bringBack(_ record: TodoRecord, as changed: TodoRecord) async throws {
    try await mustReplace(record, with: changed)
    if let deleted = try await delete(withID: record.id) { try await insert(deleted) }
  }
}

nonisolated extension TodoRecord {
  /// The same record with another name.
  func renamed(_ name: String) -> TodoRecord {
    var record = self
    record.name = name
    return record
  }
}
