// Stage 4, the doubles: a fake store works in memory, and throws an error when a test wants one.
//
// The finished exercise, written from its history.

import DoubleInterfaces
import Foundation
import Synchronization
import TodoStorage

public nonisolated final class FakeDataStore: FailableDataStore {
  private struct State {
    var records: [TodoRecord]
    var fault: (any Error)?

    mutating func throwFault() throws {
      guard let fault else { return }
      self.fault = nil
      throw fault
    }
  }

  private let state: Mutex<State>

  public init(records: [TodoRecord]) {
    state = Mutex(State(records: records))
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    try state.withLock { state in
      try state.throwFault()
      return state.records.filter { range.contains($0.dueDate) }
    }
  }

  public func insert(_ record: TodoRecord) async throws {
    try state.withLock { state in
      try state.throwFault()
      state.records.append(record)
    }
  }

  public func failNext(with error: any Error) { state.withLock { $0.fault = error } }
}
