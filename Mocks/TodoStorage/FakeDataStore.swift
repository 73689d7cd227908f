import Foundation
import Synchronization
import TodoStorage

/// A small working store in memory; a test can make it fail, or make it slow.
///
/// The contract does not fix the order of the records, so the order changes with each read. It
/// depends on a seed: the same seed and the same calls give the same order. The fake passes the
/// contract tests of the real store.
///
/// ```swift
/// let store = FakeDataStore(records: [], seed: 1)
/// store.insertFault = .next(CocoaError(.fileWriteOutOfSpace))
/// ```
public nonisolated final class FakeDataStore: EditableDataStore {
  /// Several records have one identifier.
  public nonisolated struct SharedIdentifier: Error, Equatable {
    public let id: UUID
  }

  /// When calls of one kind fail, and with which error.
  public nonisolated enum Fault: Sendable {
    /// The next call fails, and the calls after it do not.
    case next(any Error)
    /// Every `count`-th call from now on fails; none fails if `count` is below 1.
    case every(count: Int, any Error)
  }

  private nonisolated struct ScriptedFault {
    var fault: Fault?
    var calls = 0

    mutating func throwIfDue() throws {
      calls += 1
      switch fault {
      case .next(let error):
        fault = nil
        throw error
      case .every(let count, let error) where count > 0 && calls % count == 0: throw error
      case .every, nil: return
      }
    }
  }

  private nonisolated struct State {
    var records: [TodoRecord]
    var isSorted = false
    var generator: SeededGenerator
    var readFault = ScriptedFault()
    var insertFault = ScriptedFault()
    var replaceFault = ScriptedFault()
    var deleteFault = ScriptedFault()

    func record(withID id: UUID) throws -> TodoRecord? {
      let found = records.filter { $0.id == id }
      guard found.count < 2 else { throw SharedIdentifier(id: id) }
      return found.first
    }

    mutating func answer(for range: Range<Date>) -> [TodoRecord] {
      if !isSorted { records.sort { $0.dueDate < $1.dueDate } }
      isSorted = true
      let start = index(ofFirstNotBefore: range.lowerBound)
      let end = index(ofFirstNotBefore: range.upperBound)
      var answer = Array(records[start..<end])
      // Only the first places are shuffled: enough for a test to notice, and cheap.
      for index in answer.indices.prefix(16) {
        answer.swapAt(index, Int.random(in: index..<answer.count, using: &generator))
      }
      return answer
    }

    private func index(ofFirstNotBefore date: Date) -> Int {
      var low = 0
      var high = records.count
      while low < high {
        let middle = (low + high) / 2
        if records[middle].dueDate < date { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private let state: Mutex<State>
  private let delay: Duration
  private let clock: (any _Concurrency.Clock<Duration>)?

  /// Creates a store that answers at once.
  public init(records: [TodoRecord] = [], seed: UInt64 = 0) {
    state = Mutex(State(records: records, generator: SeededGenerator(seed: seed)))
    delay = .zero
    clock = nil
  }

  /// Creates a slow store: each call first sleeps, then does its work.
  ///
  /// Pass a clock such as `ControllableClock`. A call that is cancelled while it sleeps does
  /// nothing.
  public init(
    records: [TodoRecord] = [],
    seed: UInt64 = 0,
    delay: Duration,
    clock: any _Concurrency.Clock<Duration>
  ) {
    state = Mutex(State(records: records, generator: SeededGenerator(seed: seed)))
    self.delay = delay
    self.clock = clock
  }

  /// Makes reads fail from now on, also of one record; nil repairs them.
  public var readFault: Fault? {
    get { state.withLock(\.readFault.fault) }
    set { state.withLock { $0.readFault = ScriptedFault(fault: newValue) } }
  }

  /// Makes inserts fail from now on, so that they store nothing; nil repairs them.
  public var insertFault: Fault? {
    get { state.withLock(\.insertFault.fault) }
    set { state.withLock { $0.insertFault = ScriptedFault(fault: newValue) } }
  }

  /// Makes replacements fail from now on, so that they change nothing; nil repairs them.
  public var replaceFault: Fault? {
    get { state.withLock(\.replaceFault.fault) }
    set { state.withLock { $0.replaceFault = ScriptedFault(fault: newValue) } }
  }

  /// Makes deletions fail from now on, so that they delete nothing; nil repairs them.
  public var deleteFault: Fault? {
    get { state.withLock(\.deleteFault.fault) }
    set { state.withLock { $0.deleteFault = ScriptedFault(fault: newValue) } }
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try await clock?.sleep(for: delay)
    return try state.withLock { state in
      try state.readFault.throwIfDue()
      return state.answer(for: range)
    }
  }

  public func insert(_ record: TodoRecord) async throws {
    try await clock?.sleep(for: delay)
    try state.withLock { state in
      try state.insertFault.throwIfDue()
      state.records.append(record)
      state.isSorted = false
    }
  }

  public func record(withID id: UUID) async throws -> TodoRecord? {
    try await clock?.sleep(for: delay)
    return try state.withLock { state in
      try state.readFault.throwIfDue()
      return try state.record(withID: id)
    }
  }

  public func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    try await clock?.sleep(for: delay)
    return try state.withLock { state in
      try state.replaceFault.throwIfDue()
      guard old.id == new.id, try state.record(withID: old.id) == old else { return false }
      state.records.removeAll { $0.id == old.id }
      state.records.append(new)
      state.isSorted = false
      return true
    }
  }

  public func delete(withID id: UUID) async throws -> TodoRecord? {
    try await clock?.sleep(for: delay)
    return try state.withLock { state in
      try state.deleteFault.throwIfDue()
      let record = try state.record(withID: id)
      state.records.removeAll { $0.id == id }
      return record
    }
  }
}
