import DoubleInterfaces
import Foundation
import TodoDomain
import TodoMocks
import TodoScreens
import TodoStorage

/// The kit's list view spy with the interface of Stage 4.
@MainActor
final class KitListViewSpy: ListViewSpying {
  private let spy = TodoMocks.ListViewSpy()

  var calls: [ListViewCall] {
    spy.calls.map { call in
      switch call {
      case .showNoContentMessage: .showNoContentMessage
      case .showUpcomingDisplayData(let data): .showUpcomingDisplayData(data)
      case .showErrorMessage(let message): .showErrorMessage(message)
      }
    }
  }

  func showNoContentMessage() { spy.showNoContentMessage() }
  func showUpcomingDisplayData(_ data: UpcomingDisplayData) { spy.showUpcomingDisplayData(data) }
  func showErrorMessage(_ message: String) { spy.showErrorMessage(message) }
}

/// The kit's stubbed answers in a spy on the main actor; held requests wait in streams.
@MainActor
final class KitListDataManagerSpy: ListDataManagerSpying {
  private(set) var calls: [ListDataManagerCall] = []
  private let answers: HeldAnswers<Range<Date>, [TodoItem], any Error>?
  private let held = StreamedListDataManagerSpy(answer: nil)

  init(answer: Result<[TodoItem], any Error>?) {
    answers = answer.map { answer in HeldAnswers(.from { _ in try answer.get() }) }
  }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    calls.append(.todoItems(dueIn: range))
    if let answers { return try await answers.next(range) }
    return try await held.todoItems(dueIn: range)
  }

  func give(_ answer: Result<[TodoItem], any Error>, to request: Int) {
    held.give(answer, to: request)
  }
}

/// The kit's wireframe mock with the text of Stage 4.
@MainActor
final class KitListWireframeMock: ListWireframeMocking {
  private let mock: TodoMocks.ListWireframeMock

  init(expecting calls: [ListWireframeCall]) {
    mock = TodoMocks.ListWireframeMock(expecting: calls.map { _ in .presentAddInterface })
  }

  func presentAddInterface() { mock.presentAddInterface() }

  func mismatch() -> String? {
    guard mock.mismatch(ignoring: { _ in false }) != nil else { return nil }
    return "expected \(mock.expected), got \(mock.spy.calls)"
  }
}

/// The kit's clock shows the time; a second clock wakes the sleepers on the main actor.
nonisolated final class KitClock: MovableClock {
  private let clock: ControllableClock
  private let sleeps: LyingClock

  init(now: Date) {
    clock = ControllableClock(now: now)
    sleeps = LyingClock(now: now)
  }

  var now: Date { clock.now }

  func move(to date: Date) {
    clock.now = date
    sleeps.move(to: date)
  }

  @MainActor func sleep(until deadline: Date) async throws {
    try await sleeps.sleep(until: deadline)
  }
}

/// The kit's store; a test can make its next call fail.
nonisolated final class KitDataStore: FailableDataStore {
  private let store: TodoMocks.FakeDataStore

  init(records: [TodoRecord]) {
    store = TodoMocks.FakeDataStore(records: records, seed: 4)
  }

  func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    store.insertFault = nil
    return try await store.records(dueIn: range)
  }

  func insert(_ record: TodoRecord) async throws {
    store.readFault = nil
    try await store.insert(record)
  }

  func failNext(with error: any Error) {
    store.readFault = .next(error)
    store.insertFault = .next(error)
  }
}
