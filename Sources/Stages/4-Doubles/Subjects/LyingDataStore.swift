import DoubleInterfaces
import Foundation
import Synchronization
import TodoStorage

/// A store of its own make, with a hook for each decision.
nonisolated final class LyingDataStore: FailableDataStore {
  struct Lies: Sendable {
    /// Whether a record is found.
    var isFound: @Sendable (TodoRecord, Range<Date>) -> Bool = { $1.contains($0.dueDate) }
    /// What is kept of a record beside those that are there.
    var kept: @Sendable (TodoRecord, [TodoRecord]) -> TodoRecord? = { record, _ in record }
    /// Whether a call of this kind fails when it was told to.
    var fails: @Sendable (_ isRead: Bool) -> Bool = { _ in true }
    /// Whether the record of an insert that fails is kept.
    var keepsFailed = false
    /// Whether it goes on failing.
    var failsForEver = false
    /// Whether others may come between a look at the records and what is made of them.
    var letsOthersIn = false
  }

  private struct State {
    var records: [TodoRecord]
    var fault: (any Error)?
    var looks = 0
  }

  private let state: Mutex<State>
  private let lies: Lies

  init(records: [TodoRecord], lies: Lies = Lies()) {
    state = Mutex(State(records: records))
    self.lies = lies
  }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try throwFault(isRead: true)
    return state.withLock(\.records).filter { lies.isFound($0, range) }
  }

  func insert(_ record: TodoRecord) async throws {
    do {
      try throwFault(isRead: false)
    } catch {
      if lies.keepsFailed { state.withLock { $0.records.append(record) } }
      throw error
    }
    if lies.letsOthersIn {
      let (before, number) = state.withLock { state in
        state.looks += 1
        return (state.records, state.looks)
      }
      // Until another looks, or nobody is there who could.
      for _ in 0..<500 where state.withLock({ $0.looks == number }) { await Task.yield() }
      state.withLock { $0.records = before + [record] }
    } else {
      state.withLock { state in
        if let kept = lies.kept(record, state.records) { state.records.append(kept) }
      }
    }
  }

  func failNext(with error: any Error) { state.withLock { $0.fault = error } }

  private func throwFault(isRead: Bool) throws {
    let fault = state.withLock { state -> (any Error)? in
      guard lies.fails(isRead) else { return nil }
      defer { if !lies.failsForEver { state.fault = nil } }
      return state.fault
    }
    if let fault { throw fault }
  }
}
