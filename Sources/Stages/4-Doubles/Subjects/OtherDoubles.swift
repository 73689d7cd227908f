import DoubleInterfaces
import Foundation
import Synchronization
import TodoDomain
import TodoScreens
import TodoStorage

/// A spy that keeps the newest call first, and returns the calls in reverse.
@MainActor
final class BackwardsListViewSpy: ListViewSpying {
  private var newestFirst: [ListViewCall] = []
  var calls: [ListViewCall] { newestFirst.reversed() }

  func showNoContentMessage() { newestFirst.insert(.showNoContentMessage, at: 0) }

  func showUpcomingDisplayData(_ data: UpcomingDisplayData) {
    newestFirst.insert(.showUpcomingDisplayData(data), at: 0)
  }

  func showErrorMessage(_ message: String) { newestFirst.insert(.showErrorMessage(message), at: 0) }
}

/// A spy whose requests wait in one stream each.
@MainActor
final class StreamedListDataManagerSpy: ListDataManagerSpying {
  private(set) var calls: [ListDataManagerCall] = []
  private let answer: Result<[TodoItem], any Error>?
  private var givers: [AsyncStream<Result<[TodoItem], any Error>>.Continuation] = []

  init(answer: Result<[TodoItem], any Error>?) {
    self.answer = answer
  }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    calls.append(.todoItems(dueIn: range))
    let (stream, giver) = AsyncStream.makeStream(of: Result<[TodoItem], any Error>.self)
    givers.append(giver)
    if let answer { return try answer.get() }
    // In a task of its own: a stream ends when its task is cancelled, but a request does not.
    return try await Task {
      for await given in stream { return given }
      return .success([])
    }.value.get()
  }

  func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {
    givers[request].yield(answer)
  }
}

/// A store whose records belong to an actor.
nonisolated final class ActorDataStore: FailableDataStore {
  private actor Records {
    private var all: [TodoRecord]

    init(_ records: [TodoRecord]) { all = records }

    func found(in range: Range<Date>) -> [TodoRecord] { all.filter { range ~= $0.dueDate } }
    func add(_ record: TodoRecord) { all += [record] }
  }

  private let records: Records
  private let fault = Mutex<(any Error)?>(nil)

  init(records: [TodoRecord]) {
    self.records = Records(records)
  }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    if let error = takeFault() { throw error }
    return await records.found(in: range)
  }

  func insert(_ record: TodoRecord) async throws {
    if let error = takeFault() { throw error }
    await records.add(record)
  }

  func failNext(with error: any Error) { fault.withLock { $0 = error } }

  private func takeFault() -> (any Error)? {
    fault.withLock { fault in
      defer { fault = nil }
      return fault
    }
  }
}

/// A store that keeps its records by due date, and returns them in any order.
nonisolated final class ShelvedDataStore: FailableDataStore {
  private struct State {
    var shelves: [Date: [TodoRecord]]
    var isBroken: (any Error)?
  }

  private let state: Mutex<State>

  init(records: [TodoRecord]) {
    state = Mutex(State(shelves: Dictionary(grouping: records, by: \.dueDate)))
  }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try access { shelves in
      shelves.filter { range.contains($0.key) }.flatMap { $0.value.reversed() }
    }
  }

  func insert(_ record: TodoRecord) async throws {
    try access { $0[record.dueDate, default: []].append(record) }
  }

  func failNext(with error: any Error) { state.withLock { $0.isBroken = error } }

  private func access<Value: Sendable>(
    _ body: (inout [Date: [TodoRecord]]) -> Value
  ) throws -> Value {
    try state.withLock { state in
      if let error = state.isBroken {
        state.isBroken = nil
        throw error
      }
      return body(&state.shelves)
    }
  }
}
