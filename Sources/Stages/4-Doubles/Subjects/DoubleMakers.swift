import DoubleInterfaces
import DoublesSolution
import Foundation
import KataCore
import KataTesting
import PresenterSubjects
import TodoDomain
import TodoMocks
import TodoScreens
import TodoStorage
import TodoUseCases

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
  /// The presenter of Stage 2 that is tested with a spy.
  var presenter: Implementation

  package init(
    makeListViewSpy: @escaping () -> any ListViewSpying,
    makeListDataManagerSpy: @escaping (Result<[TodoItem], any Error>?) -> AskedDataManager,
    makeListWireframeMock: @escaping ([ListWireframeCall]) -> any ListWireframeMocking,
    makeClock: @escaping (Date) -> any MovableClock,
    makeStore: @escaping ([TodoRecord]) -> any FailableDataStore,
    presenter: Implementation = .solution
  ) {
    self.makeListViewSpy = makeListViewSpy
    self.makeListDataManagerSpy = makeListDataManagerSpy
    self.makeListWireframeMock = makeListWireframeMock
    self.makeClock = makeClock
    self.makeStore = makeStore
    self.presenter = presenter
  }

  /// Makes that presenter, or this one of Stage 2, with a view.
  package func makePresenter(
    _ view: any ListViewInterface,
    _ implementation: Implementation? = nil
  ) throws -> any ListInteractorOutput {
    let presenter = try ListPresenterParts(
      interactor: ListInteractorInputSpy(),
      wireframe: ListWireframeSpy(),
      calendar: FixedCalendar.sundayFirst.calendar,
      locale: Locale(identifier: "en_US")
    ).make(implementation ?? presenter)
    presenter.view = view
    return presenter
  }

  /// Makes the doubles that are checked, or this implementation of them.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package static func make(_ implementation: Implementation? = nil) throws -> DoubleMakers {
    try implementations.make(implementation, from: solution)
  }

  package static let implementations = Implementations<DoubleMakers, DoubleMakers>(
    stage: 4,
    solution: { $0 },
    mutants: DoublesMutants.all,
    variants: DoublesVariants.all
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
