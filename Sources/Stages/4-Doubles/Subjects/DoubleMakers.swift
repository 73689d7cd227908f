import DoubleInterfaces
import DoublesExercise
import DoublesSolution
import Foundation
import KataRun
import KataTesting
import TodoDomain
import TodoStorage

/// Functions that make the doubles of Stage 4.
@MainActor
package struct DoubleMakers {
  /// Makes a list view spy.
  package internal(set) var makeListViewSpy: () -> any ListViewSpying
  /// Makes a data manager spy; without an answer, its requests wait.
  package internal(set) var makeListDataManagerSpy:
    (_ answer: Result<[TodoItem], any Error>?) -> AskedDataManager
  /// Makes a wireframe mock that expects these calls.
  package internal(set) var makeListWireframeMock:
    (_ expected: [ListWireframeCall]) -> any ListWireframeMocking
  /// Makes a clock that shows this time.
  package internal(set) var makeClock: (_ now: Date) -> any MovableClock
  /// Makes a store with these records.
  package internal(set) var makeStore: (_ records: [TodoRecord]) -> any FailableDataStore

  /// Makes the doubles that are checked, or this implementation of them.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package static func make(_ implementation: Implementation? = nil) throws -> DoubleMakers {
    try implementations.make(implementation, from: solution)
  }

  package static let implementations = Implementations<DoubleMakers, DoubleMakers>(
    stage: 4,
    exercise: { _ in exercise },
    solution: { $0 },
    mutants: DoublesMutants.all,
    variants: DoublesVariants.all
  )

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
  package static let solution = DoubleMakers(
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
