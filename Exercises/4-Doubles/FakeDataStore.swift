// Stage 4, the doubles: a fake store works in memory, and throws an error when a test wants one.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 4: the doubles", has a paragraph for each step.

import DoubleInterfaces
import Foundation
import Synchronization
import TodoStorage

public nonisolated final class FakeDataStore: FailableDataStore {
  private struct State {
    var records: [TodoRecord]
  }

  private let state: Mutex<State>

  public init(records: [TodoRecord]) {
    state = Mutex(State(records: records))
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    []
  }

  public func insert(_ record: TodoRecord) async throws {}

  public func failNext(with error: any Error) {}
}
