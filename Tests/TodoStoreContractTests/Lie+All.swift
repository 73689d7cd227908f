import Foundation
import TodoMocks
import TodoStorage

@testable import TodoStoreContract

private typealias Shared = FakeDataStore.SharedIdentifier

extension Lie {
  /// All lies, by the hook that tells them.
  static let all: [Lie] = [
    Lie("finds the upper bound", "upperBoundIsExcluded", \.read) { store, range in
      try await store.honest.records(dueIn: range.lowerBound..<(range.upperBound + 0.001))
    },
    Lie("misses the lower bound", "lowerBoundIsIncluded", \.read) { store, range in
      try await store.honest.records(dueIn: range).filter { $0.dueDate > range.lowerBound }
    },
    Lie("ignores the range", "recordsOutsideAreLeftOut", \.read) { store, _ in
      try await store.honest.records(dueIn: StoreTrial.always)
    },
    Lie("answers in part", "failedReadThrowsAndSpoilsNothing", \.read) { store, range in
      (try? await store.honest.records(dueIn: range)) ?? []
    },
    Lie("shows half a record", "readerBesideInsertsSeesWholeRecords", \.read) { store, range in
      // As if a record's name were stored later than the rest.
      let new = store.inserted.last?.id
      return try await store.honest.records(dueIn: range).map { $0.id == new ? $0.renamed("") : $0 }
    },
    Lie("drops duplicates", "sameNameAndDateAreTwo", \.show) { records in
      records.unique { "\($0.name) \($0.dueDate)" }
    },
    Lie("keeps one for each date", "equalDatesAreAllKept", \.show) { $0.unique(\.dueDate) },
    Lie("drops the same identifier", "sameRecordTwiceIsTwo", \.show) { $0.unique(\.id) },
    Lie("sorts by name", "orderIsNotToBeReliedOn", \.show) { records in
      records.sorted { $0.name < $1.name }
    },
    Lie("forgets the last", "manyInAnyOrderComeBack", \.show) { records in
      records.sorted { $0.dueDate < $1.dueDate }.dropLast()
    },
    Lie("mixes up identifiers", "recordsComeBackWhole", \.show) { records in
      zip(records, records.reversed()).map {
        TodoRecord(id: $1.id, name: $0.name, dueDate: $0.dueDate)
      }
    },
    Lie("trims names", "namesComeBackUnchanged", \.insert) { store, record in
      let name = record.name.trimmingCharacters(in: .whitespacesAndNewlines)
      try await store.honest.insert(record.renamed(name))
    },
    Lie("composes names", "namesComeBackUnchanged", \.insert) { store, record in
      let name = record.name.precomposedStringWithCanonicalMapping
      try await store.honest.insert(record.renamed(name))
    },
    Lie("cuts fractions", "fractionsOfASecondAreKept", \.insert) { store, record in
      let second = Date(timeIntervalSince1970: record.dueDate.timeIntervalSince1970.rounded(.down))
      try await store.honest.insert(TodoRecord(id: record.id, name: record.name, dueDate: second))
    },
    Lie("forgets the mark", "doneMarkComesBack", \.insert) { store, record in
      try await store.honest.insert(record.open)
    },
    Lie("loses a parallel insert", "parallelInsertsAllArrive", \.insert) { store, record in
      // Looks, suspends, then stores: an insert is lost if another one begins in between.
      let before = store.inserted.count
      await MainActor.run {}
      if store.inserted.count == before { try await store.honest.insert(record) }
    },
    Lie("swallows errors", "failedInsertThrows", \.insert) { try? await $0.honest.insert($1) },
    Lie("keeps what failed", "failedInsertChangesNothing", \.insert) { store, record in
      try await makingTwice { try await store.honest.insert(record) }
    },
    Lie("buries identifiers", "deletedRecordComesBackAsItWas", \.insert) { store, record in
      if !store.hasDeleted(record) { try await store.honest.insert(record) }
    },
    Lie("brings back twice", "deletedRecordComesBackAsItWas", \.insert) { store, record in
      if store.hasDeleted(record) { try await store.honest.insert(record) }
      try await store.honest.insert(record)
    },
    Lie("brings back open", "deletedRecordComesBackAsItWas", \.insert) { store, record in
      try await store.honest.insert(store.hasDeleted(record) ? record.open : record)
    },
    Lie("finds the first", "recordIsFoundByItsID", \.find) { store, _ in store.inserted.first },
    Lie("invents a record", "unknownIDChangesNothing", \.find) { store, id in
      try await store.honest.record(withID: id)
        ?? TodoRecord(id: id, name: "", dueDate: .distantPast)
    },
    Lie("inserts what is missing", "unknownIDChangesNothing", \.replace) { store, old, new in
      if try await store.honest.record(withID: old.id) == nil { try await store.honest.insert(new) }
      return try await store.honest.replace(old, with: new)
    },
    Lie("replaces twins", "replaceChangesOneRecord", \.replace) { store, old, new in
      let all = try await store.honest.records(dueIn: StoreTrial.always)
      for twin in all where twin.name == old.name && twin.id != old.id {
        _ = try await store.honest.replace(twin, with: twin.renamed(new.name))
      }
      return try await store.honest.replace(old, with: new)
    },
    Lie("keeps the old date", "replaceMovesBetweenRanges", \.replace) { store, old, new in
      try await store.honest.replace(old, with: old.renamed(new.name))
    },
    Lie("accepts a stale record", "staleReplaceChangesNothing", \.replace) { store, old, new in
      guard let found = try await store.honest.record(withID: old.id) else { return false }
      return try await store.honest.replace(found, with: new)
    },
    Lie("changes identifiers", "staleReplaceChangesNothing", \.replace) { store, old, new in
      if old.id == new.id { return try await store.honest.replace(old, with: new) }
      guard try await store.honest.delete(withID: old.id) != nil else { return false }
      try await store.honest.insert(new)
      return true
    },
    Lie("replaces one of two", "sharedIDIsRefused", \.replace) { store, old, new in
      do { return try await store.honest.replace(old, with: new) } catch is Shared {
        return true
      }
    },
    Lie("deletes one of two", "sharedIDIsRefused", \.delete) { store, id in
      do { return try await store.honest.delete(withID: id) } catch is Shared {
        return nil
      }
    },
    Lie("finds one of two", "sharedIDIsRefused", \.find) { store, id in
      do { return try await store.honest.record(withID: id) } catch is Shared {
        return nil
      }
    },
    Lie("changes what failed", "failedReplaceChangesNothing", \.replace) { store, old, new in
      try await makingTwice { try await store.honest.replace(old, with: new) }
    },
    Lie("swallows failed changes", "failedReplaceChangesNothing", \.replace) { store, old, new in
      (try? await store.honest.replace(old, with: new)) ?? false
    },
    Lie("replaces in two steps", "parallelReplacesHaveOneWinner", \.replace) { store, old, new in
      guard (try? await store.honest.record(withID: old.id)) == old else { return false }
      await MainActor.run {}
      _ = try? await store.honest.delete(withID: old.id)
      try await store.honest.insert(new)
      return true
    },
    Lie("deletes twins", "deleteRemovesOneRecord", \.delete) { store, id in
      let record = try await store.honest.record(withID: id)
      let all = try await store.honest.records(dueIn: StoreTrial.always)
      for twin in all where twin.name == record?.name {
        _ = try await store.honest.delete(withID: twin.id)
      }
      return record
    },
    Lie("deletes twice", "deleteRemovesOneRecord", \.delete) { store, id in
      try await store.honest.delete(withID: id)
        ?? TodoRecord(id: id, name: "", dueDate: .distantPast)
    },
    Lie("returns the first version", "deletedRecordComesBackAsItWas", \.delete) { store, id in
      _ = try await store.honest.delete(withID: id)
      return store.inserted.first { $0.id == id }
    },
    Lie("deletes what failed", "failedDeleteChangesNothing", \.delete) { store, id in
      try await makingTwice { try await store.honest.delete(withID: id) }
    },
    Lie("deletes in two steps", "parallelDeletesHaveOneWinner", \.delete) { store, id in
      let record = try await store.honest.record(withID: id)
      await MainActor.run {}
      _ = try await store.honest.delete(withID: id)
      return record
    },
    Lie("forgets everything", "reopenedStoreHasEverything", \.reopen) { _ in FakeDataStore() },
    Lie("forgets changes when reopened", "changesSurviveReopening", \.reopen) { store in
      FakeDataStore(records: store.inserted)
    },
    Lie("forgets what came back", "recordsBroughtBackSurviveReopening", \.reopen) { store in
      FakeDataStore(records: store.inserted.filter { !store.hasDeleted($0) })
    },
  ]
}

/// Makes a call again if it fails, and throws its error nevertheless.
private func makingTwice<Answer>(_ call: () async throws -> Answer) async throws -> Answer {
  do {
    return try await call()
  } catch {
    _ = try await call()
    throw error
  }
}

extension [TodoRecord] {
  /// The first record of each key.
  fileprivate func unique<Key: Hashable>(_ key: (TodoRecord) -> Key) -> [TodoRecord] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension TodoRecord {
  /// The same record without the mark.
  fileprivate var open: TodoRecord { TodoRecord(id: id, name: name, dueDate: dueDate) }
}
