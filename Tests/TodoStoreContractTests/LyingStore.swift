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
      return whole + halves.map { TodoRecord(id: $0.id, name: "", dueDate: $0.dueDate) }
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
      try await honest.insert(TodoRecord(id: record.id, name: name, dueDate: record.dueDate))
    case .composesNames:
      let name = record.name.precomposedStringWithCanonicalMapping
      try await honest.insert(TodoRecord(id: record.id, name: name, dueDate: record.dueDate))
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
    case .dropsDuplicates:
      records.reduce(into: []) { kept, record in
        if !kept.contains(where: { ($0.name, $0.dueDate) == (record.name, record.dueDate) }) {
          kept.append(record)
        }
      }
    case .keepsOneForEachDate:
      records.reduce(into: []) { kept, record in
        if !kept.contains(where: { $0.dueDate == record.dueDate }) { kept.append(record) }
      }
    case .sortsByName: records.sorted { $0.name < $1.name }
    case .forgetsTheLast: records.sorted { $0.dueDate < $1.dueDate }.dropLast()
    case .losesAnInsertUnderConcurrency, .keepsWhatFailed: kept.withLock(\.self)
    case .mixesUpIds:
      zip(records, records.dropFirst() + records.prefix(1)).map { record, next in
        TodoRecord(id: next.id, name: record.name, dueDate: record.dueDate)
      }
    case .dropsSameId:
      records.reduce(into: []) { kept, record in
        if !kept.contains(where: { $0.id == record.id }) { kept.append(record) }
      }
    default: records
    }
  }
}
