import DoubleInterfaces
import DoublesSubjects
import Foundation
import InteractorSubjects
import KataCore
import TodoDomain
import TodoMocks
import TodoStorage
import TodoUseCases

/// An interactor that can have several requests running.
@MainActor
final class Desk {
  let interactor: any ListInteractorSubject
  let spy: any ListDataManagerSpying
  let output = ListInteractorOutputSpy()
  private let watched: WatchedDataManager
  private let ends = CountingLatch()

  init(_ doubles: DoubleMakers, _ subject: Implementation) throws {
    let asked = doubles.makeListDataManagerSpy(nil)
    spy = asked.spy
    watched = WatchedDataManager(asked)
    interactor = try makeInteractor(subject, watched, ControllableClock(now: morning))
    interactor.output = output
  }

  /// Starts a request, and returns when it has reached the spy.
  func ask(number: Int) async {
    Task { [interactor, ends] in
      await interactor.findUpcomingItems()
      ends.change(by: 1)
    }
    _ = await watched.requests.reaches(number, within: .seconds(1))
  }

  /// Returns when this number of requests has ended, or after a second.
  func waitForEnds(_ count: Int) async {
    _ = await ends.reaches(count, within: .seconds(1))
  }
}

/// Counts each request, and passes it on without leaving the main actor.
@MainActor
private final class WatchedDataManager: ListDataManagerInterface {
  let requests = CountingLatch()
  private let asked: AskedDataManager

  init(_ asked: AskedDataManager) {
    self.asked = asked
  }

  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    requests.change(by: 1)
    return try await asked.ask(range)
  }
}

/// A data manager that reads its items from a store.
nonisolated struct StoreDataManager: ListDataManagerInterface {
  let store: any FailableDataStore

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    try await store.records(dueIn: range).map { TodoItem(name: $0.name, dueDate: $0.dueDate) }
  }
}
