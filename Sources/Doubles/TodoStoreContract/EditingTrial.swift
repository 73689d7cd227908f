import Foundation
import TodoStorage

/// One new store that can be edited, and the trials of the contract with it.
struct EditingTrial {
  private let trial: StoreTrial
  private let store: any EditableDataStore

  /// Nil if the store cannot be edited.
  init?(_ trial: StoreTrial) {
    guard let store = trial.store as? any EditableDataStore else { return nil }
    self.trial = trial
    self.store = store
  }

  /// Tries one of the promises about editing, and returns the store's mistake.
  func violation(of promise: StoreContract) async throws -> String? {
    // Twins, so that nothing can go by the name or the date.
    let all = try await trial.insert([("twin", 0), ("twin", 0), ("other", 10)])
    let (first, second, other) = (all[0], all[1], all[2])
    let new = first.renamed("new")
    var done = new
    done.isDone = true
    done.dueDate += 0.25
    switch promise {
    case .recordIsFoundByItsID:
      for record in all where try await store.record(withID: record.id) != record {
        return "the record with the identifier \(record.id) was not found"
      }
      return nil

    case .unknownIDChangesNothing:
      let unknown = trial.record(77, name: "twin", second: 0)
      guard
        try await store.record(withID: unknown.id) == nil,
        try await !store.replace(unknown, with: unknown.renamed("new")),
        try await store.delete(withID: unknown.id) == nil
      else { return "a record that is not there was found, replaced or deleted" }
      return try await trial.has(all)

    case .replaceChangesOneRecord:
      guard try await store.replace(first, with: new) else { return "a replacement was refused" }
      return try await trial.has([new, second, other])

    case .replaceMovesBetweenRanges:
      var later = first
      later.dueDate = trial.date(20)
      guard try await store.replace(first, with: later) else { return "a replacement was refused" }
      let before = try await trial.finds([second, other], in: trial.date(0)..<trial.date(20))
      return if let before {
        before
      } else {
        try await trial.finds([later], in: trial.date(20)..<trial.date(30))
      }

    case .staleReplaceChangesNothing:
      _ = try await store.replace(first, with: done)
      guard try await !store.replace(first, with: new), try await !store.replace(done, with: other)
      else { return "a stale replacement, or one with another identifier, was accepted" }
      return try await trial.has([done, second, other])

    case .deleteRemovesOneRecord:
      guard try await store.delete(withID: first.id) != nil,
        try await store.delete(withID: first.id) == nil,
        try await !store.replace(first, with: new)
      else { return "a record was not deleted once" }
      return try await trial.has([second, other])

    case .deletedRecordComesBackAsItWas:
      try await bringBack(first, as: done)
      return try await trial.has([done, second, other])

    case .sharedIDIsOneItem:
      try await store.insert(new)
      guard let found = try await store.record(withID: first.id), [first, new].contains(found)
      else { return "an identifier that stands twice was not found" }
      let one = first.renamed("one")
      guard try await store.replace(found, with: one) else { return "a replacement was refused" }
      if let violation = try await trial.has([one, second, other]) { return violation }
      try await store.insert(one)
      _ = try await store.delete(withID: first.id)
      return try await trial.has([second, other])

    case .failedReplaceChangesNothing:
      return try await trial.fails(trial.place.failingReplace, with: all)

    case .failedDeleteChangesNothing:
      return try await trial.fails(trial.place.failingDelete, with: all)

    case .changesSurviveReopening:
      _ = try await store.replace(first, with: new)
      _ = try await store.delete(withID: second.id)
      return try await trial.hasReopened([new, other])

    case .recordsBroughtBackSurviveReopening:
      try await bringBack(first, as: done)
      return try await trial.hasReopened([done, second, other])

    case .parallelReplacesHaveOneWinner:
      let winners = try await winners { number in
        try await store.replace(first, with: first.renamed("\(number)"))
      }
      let found = try await store.record(withID: first.id)?.name
      return winners.map { "\($0)" } == found.map { [$0] }
        ? nil : "of parallel replacements, \(winners) were accepted, and \(found ?? "none") is left"

    case .parallelDeletesHaveOneWinner:
      let winners = try await winners { number in
        number % 2 == 0
          ? try await store.delete(withID: first.id) != nil
          : try await store.replace(second, with: second.renamed("new")) && false
      }
      guard winners.count == 1 else { return "of parallel deletions, \(winners.count) succeeded" }
      return try await trial.has([second.renamed("new"), other])

    default:
      preconditionFailure("\(promise) is no promise about editing")
    }
  }

  /// Changes the record, deletes it, and inserts what the deletion returned.
  private func bringBack(_ record: TodoRecord, as changed: TodoRecord) async throws {
    _ = try await store.replace(record, with: changed)
    if let deleted = try await store.delete(withID: record.id) { try await store.insert(deleted) }
  }

  /// The numbers of the parallel tries that succeeded.
  private func winners(
    _ attempt: @escaping @Sendable (Int) async throws -> Bool
  ) async throws -> [Int] {
    let tries = (0..<20).map { number in Task { try await attempt(number) } }
    var winners: [Int] = []
    for (number, task) in tries.enumerated() where try await task.value { winners.append(number) }
    return winners
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
