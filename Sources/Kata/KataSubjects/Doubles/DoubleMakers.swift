import DoubleInterfaces
import DoublesExercise
import DoublesSolution
import Foundation
import TodoDomain
import TodoStorage

/// Functions that make the doubles of Stage 4.
@MainActor
public struct DoubleMakers {
  /// Makes a list view spy.
  public internal(set) var makeListViewSpy: () -> any ListViewSpying
  /// Makes a data manager spy; without an answer, its requests wait.
  public internal(set) var makeListDataManagerSpy:
    (_ answer: Result<[TodoItem], any Error>?) -> AskedDataManager
  /// Makes a wireframe mock that expects these calls.
  public internal(set) var makeListWireframeMock:
    (_ expected: [ListWireframeCall]) -> any ListWireframeMocking
  /// Makes a clock that shows this time.
  public internal(set) var makeClock: (_ now: Date) -> any MovableClock
  /// Makes a store with these records.
  public internal(set) var makeStore: (_ records: [TodoRecord]) -> any FailableDataStore

  /// The learner's doubles.
  static let exercise = DoubleMakers(
    makeListViewSpy: { DoublesExercise.ListViewSpy() },
    makeListDataManagerSpy: { answer in
      let spy = DoublesExercise.ListDataManagerSpy(answer: answer)
      return AskedDataManager(spy: spy) { try await spy.todoItems(dueIn: $0) }
    },
    makeListWireframeMock: { DoublesExercise.ListWireframeMock(expecting: $0) },
    makeClock: { DoublesExercise.ManualClock(now: $0) },
    makeStore: { DoublesExercise.FakeDataStore(records: $0) }
  )

  /// The finished doubles.
  static let solution = DoubleMakers(
    makeListViewSpy: { DoublesSolution.ListViewSpy() },
    makeListDataManagerSpy: { answer in
      let spy = DoublesSolution.ListDataManagerSpy(answer: answer)
      return AskedDataManager(spy: spy) { try await spy.todoItems(dueIn: $0) }
    },
    makeListWireframeMock: { DoublesSolution.ListWireframeMock(expecting: $0) },
    makeClock: { DoublesSolution.ManualClock(now: $0) },
    makeStore: { DoublesSolution.FakeDataStore(records: $0) }
  )
}
