import DoubleInterfaces
import Foundation
import Synchronization
import TodoStorage

/// A separate implementation of a store, with a hook for each decision.
nonisolated final class LyingDataStore: FailableDataStore {
  struct Lies: Sendable {
    /// Whether a record is found.
    var isFound: @Sendable (TodoRecord, Range<Date>) -> Bool = { $1.contains($0.dueDate) }
    /// The record to keep, given the existing ones; nil keeps nothing.
    var kept: @Sendable (TodoRecord, [TodoRecord]) -> TodoRecord? = { record, _ in record }
    /// Whether an insert, or a read of this range, fails when a test asked for it.
    var fails: @Sendable (_ read: Range<Date>?) -> Bool = { _ in true }
    /// Whether an error that a test asked for is thrown at all.
    var isFault: @Sendable (any Error) -> Bool = { _ in true }
    /// Whether a failing insert keeps its record.
    var keepsFailed = false
    /// Whether every call after a failure fails as well.
    var failsForEver = false
    /// Whether other calls can come between reading an error and clearing it.
    var clearsFaultLater = false
    /// Whether other calls can come between reading the records and writing them back.
    var letsOthersIn = false
  }

  private struct State {
    var records: [TodoRecord]
    var fault: (any Error)?
  }

  private let state: Mutex<State>
  private let lies: Lies

  init(records: [TodoRecord], lies: Lies = Lies()) {
    state = Mutex(State(records: records))
    self.lies = lies
  }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try throwFault(read: range)
    return state.withLock(\.records).filter { lies.isFound($0, range) }
  }

  func insert(_ record: TodoRecord) async throws {
    do {
      try throwFault(read: nil)
    } catch {
      if lies.keepsFailed { state.withLock { $0.records.append(record) } }
      throw error
    }
    if lies.letsOthersIn {
      let before = state.withLock(\.records)
      state.withLock { $0.records = before + [record] }
    } else {
      state.withLock { state in
        if let kept = lies.kept(record, state.records) { state.records.append(kept) }
      }
    }
  }

  func failNext(with error: any Error) {
    if lies.isFault(error) { state.withLock { $0.fault = error } }
  }

  private func throwFault(read: Range<Date>?) throws {
    let fault = state.withLock { state -> (any Error)? in
      guard lies.fails(read) else { return nil }
      defer { if !lies.failsForEver && !lies.clearsFaultLater { state.fault = nil } }
      return state.fault
    }
    if lies.clearsFaultLater, fault != nil { state.withLock { $0.fault = nil } }
    if let fault { throw fault }
  }
}
