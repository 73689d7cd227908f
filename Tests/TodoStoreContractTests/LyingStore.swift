import Foundation
import Synchronization
import TodoMocks
import TodoStorage

/// A fake that breaks one promise, to show that the contract detects it.
final class LyingStore: TodoDataStore {
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
  }

  let lie: Lie
  let honest: FakeDataStore
  private let kept = Mutex<[TodoRecord]>([])

  init(_ lie: Lie) {
    self.lie = lie
    honest = FakeDataStore(seed: 1)
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
    case .showsHalfARecord:
      kept.withLock { $0.append(record) }
    default:
      try await honest.insert(record)
    }
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
