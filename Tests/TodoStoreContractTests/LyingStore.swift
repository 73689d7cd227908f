// One file, because it is one table: a lie for each promise of the contract.

import Foundation
import Synchronization
import TodoMocks
import TodoStorage

/// A fake that breaks one promise, to show that the contract detects it.
final class LyingStore: EditableDataStore {
  /// One way to break the contract.
  enum Lie: String, CaseIterable {
    case findsTheUpperBound
    case missesTheLowerBound
    case ignoresTheRange
    case dropsDuplicates
    case keepsOneForEachDate
    case sortsByName
    case forgetsTheLast
    case losesAnInsertUnderConcurrency
    case swallowsErrors
    case keepsWhatFailed
    case answersInPart
    case trimsNames
    case composesNames
    case forgetsWhenReopened
    case cutsFractions
    case mixesUpIds
    case dropsSameId
    case showsHalfARecord
    case forgetsTheMark
    case findsTheFirst
    case inventsARecord
    case insertsWhatIsMissing
    case replacesTwins
    case keepsTheOldDate
    case acceptsStale
    case changesIdentifiers
    case deletesTwins
    case deletesTwice
    case returnsTheFirstVersion
    case buriesIdentifiers
    case bringsBackTwice
    case bringsBackOpen
    case forgetsWhatCameBack
    case keepsCopies
    case changesWhatFailed
    case swallowsFailedChanges
    case deletesWhatFailed
    case forgetsChangesWhenReopened
    case replacesInTwoSteps
    case deletesInTwoSteps
  }

  let lie: Lie
  let honest: FakeDataStore
  private let kept = Mutex<[TodoRecord]>([])
  private let deleted = Mutex<Set<UUID>>([])

  init(_ lie: Lie, records: [TodoRecord] = []) {
    self.lie = lie
    honest = FakeDataStore(records: records, seed: 1)
  }

  /// The store after it was closed and opened again.
  var reopened: LyingStore {
    LyingStore(lie, records: lie == .forgetsWhenReopened ? [] : kept.withLock(\.self))
  }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    if lie == .showsHalfARecord {
      // The name is stored later than the rest, and a read in between sees the half record.
      let halves = kept.withLock { kept in
        defer { kept = [] }
        return kept
      }
      let whole = try await honest.records(dueIn: range)
      for record in halves { try await honest.insert(record) }
      return whole + halves.map { $0.named("") }
    }
    do {
      let records = try await honest.records(dueIn: asked(range))
      return reported(records).filter {
        lie != .missesTheLowerBound || $0.dueDate > range.lowerBound
      }
    } catch  where lie == .answersInPart {
      return []
    }
  }

  func insert(_ record: TodoRecord) async throws {
    let comesBack = deleted.withLock { $0.contains(record.id) }
    switch lie {
    case .losesAnInsertUnderConcurrency:
      // Reads, suspends, writes back: inserts of other tasks in between are lost.
      let before = kept.withLock(\.self)
      await MainActor.run {}
      kept.withLock { $0 = before + [record] }
    case .swallowsErrors:
      try? await honest.insert(record)
    case .keepsWhatFailed:
      kept.withLock { $0.append(record) }
      try await honest.insert(record)
    case .trimsNames:
      let name = record.name.trimmingCharacters(in: .whitespacesAndNewlines)
      try await honest.insert(record.named(name))
    case .composesNames:
      try await honest.insert(record.named(record.name.precomposedStringWithCanonicalMapping))
    case .cutsFractions:
      let second = Date(timeIntervalSince1970: record.dueDate.timeIntervalSince1970.rounded(.down))
      try await honest.insert(TodoRecord(id: record.id, name: record.name, dueDate: second))
    case .forgetsTheMark:
      try await honest.insert(TodoRecord(id: record.id, name: record.name, dueDate: record.dueDate))
    case .forgetsChangesWhenReopened, .returnsTheFirstVersion:
      kept.withLock { $0.append(record) }
      try await honest.insert(record)
    case .forgetsWhatCameBack:
      if !comesBack { kept.withLock { $0.append(record) } }
      try await honest.insert(record)
    case .buriesIdentifiers where comesBack:
      return
    case .bringsBackTwice where comesBack:
      for _ in 1...2 { try await honest.insert(record) }
    case .bringsBackOpen where comesBack:
      try await honest.insert(record.named(record.name))
    case .showsHalfARecord:
      kept.withLock { $0.append(record) }
    default:
      try await honest.insert(record)
    }
  }

  func record(withID id: UUID) async throws -> TodoRecord? {
    let id = lie == .findsTheFirst || lie == .inventsARecord ? try await all().first?.id : id
    guard let id else { return nil }
    return try await honest.record(withID: id)
  }

  func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    switch lie {
    case .insertsWhatIsMissing:
      if try await honest.record(withID: old.id) == nil { try await honest.insert(new) }
    case .replacesTwins:
      for twin in try await all() where twin.name == old.name && twin.id != old.id {
        _ = try await honest.replace(twin, with: twin.named(new.name))
      }
    case .keepsTheOldDate:
      return try await honest.replace(old, with: old.named(new.name))
    case .acceptsStale:
      guard let found = try await honest.record(withID: old.id) else { return false }
      return try await honest.replace(found, with: new)
    case .changesIdentifiers where old.id != new.id:
      guard try await honest.delete(withID: old.id) != nil else { return false }
      try await honest.insert(new)
      return true
    case .keepsCopies:
      let copies = try await all().filter { $0.id == old.id && $0 != old }
      let isReplaced = try await honest.replace(old, with: new)
      for copy in copies { try await honest.insert(copy) }
      return isReplaced
    case .changesWhatFailed:
      do {
        return try await honest.replace(old, with: new)
      } catch {
        _ = try await honest.replace(old, with: new)
        throw error
      }
    case .swallowsFailedChanges:
      return (try? await honest.replace(old, with: new)) ?? false
    case .replacesInTwoSteps:
      guard try await honest.record(withID: old.id) == old else { return false }
      await MainActor.run {}
      _ = try await honest.delete(withID: old.id)
      try await honest.insert(new)
      return true
    default:
      break
    }
    return try await honest.replace(old, with: new)
  }

  func delete(withID id: UUID) async throws -> TodoRecord? {
    _ = deleted.withLock { $0.insert(id) }
    switch lie {
    case .deletesTwins:
      let record = try await honest.record(withID: id)
      for twin in try await all() where twin.name == record?.name {
        _ = try await honest.delete(withID: twin.id)
      }
      return record
    case .deletesTwice:
      return try await honest.delete(withID: id)
        ?? TodoRecord(id: id, name: "", dueDate: .distantPast)
    case .returnsTheFirstVersion:
      _ = try await honest.delete(withID: id)
      return kept.withLock { $0.first { $0.id == id } }
    case .forgetsWhatCameBack:
      kept.withLock { $0.removeAll { $0.id == id } }
    case .deletesWhatFailed:
      let record = try await honest.record(withID: id)
      do {
        return try await honest.delete(withID: id)
      } catch {
        if let record { _ = try await honest.delete(withID: record.id) }
        throw error
      }
    case .deletesInTwoSteps:
      let record = try await honest.record(withID: id)
      await MainActor.run {}
      _ = try await honest.delete(withID: id)
      return record
    default:
      break
    }
    return try await honest.delete(withID: id)
  }

  private func all() async throws -> [TodoRecord] {
    try await honest.records(dueIn: .distantPast ..< .distantFuture)
  }

  private func asked(_ range: Range<Date>) -> Range<Date> {
    switch lie {
    case .findsTheUpperBound: range.lowerBound..<(range.upperBound + 0.001)
    case .ignoresTheRange: Date.distantPast..<Date.distantFuture
    default: range
    }
  }

  private func reported(_ records: [TodoRecord]) -> [TodoRecord] {
    switch lie {
    case .dropsDuplicates: records.unique { "\($0.name) \($0.dueDate)" }
    case .keepsOneForEachDate: records.unique(\.dueDate)
    case .dropsSameId: records.unique(\.id)
    case .sortsByName: records.sorted { $0.name < $1.name }
    case .forgetsTheLast: records.sorted { $0.dueDate < $1.dueDate }.dropLast()
    case .losesAnInsertUnderConcurrency, .keepsWhatFailed: kept.withLock(\.self)
    case .mixesUpIds:
      zip(records, records.dropFirst() + records.prefix(1)).map { record, next in
        TodoRecord(id: next.id, name: record.name, dueDate: record.dueDate)
      }
    default: records
    }
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
  fileprivate func named(_ name: String) -> TodoRecord {
    TodoRecord(id: id, name: name, dueDate: dueDate)
  }
}
