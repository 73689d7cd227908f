import Foundation
import InteractorExercise
import InteractorSolution
import KataKit
import KataTesting
import TodoDomain

/// The neighbours and values that a list interactor is made of.
@MainActor
package struct ListInteractorParts {
  package var dataManager: any ListDataManagerInterface
  package var clock: any TodoClock
  package var calendar: Calendar

  package init(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  /// Makes the list interactor that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package func make(
    _ implementation: Implementation? = nil
  ) throws -> any ListInteractorSubject {
    try Self.implementations.make(implementation, from: self)
  }

  /// Makes the finished list interactor, the model of the rules.
  package func makeSolution() -> InteractorSolution.ListInteractor {
    InteractorSolution.ListInteractor(
      dataManager: dataManager,
      clock: clock,
      calendar: calendar
    )
  }

  package static let implementations = Implementations<Self, any ListInteractorSubject>(
    stage: 1,
    exercise: { parts in
      InteractorExercise.ListInteractor(
        dataManager: parts.dataManager,
        clock: parts.clock,
        calendar: parts.calendar
      )
    },
    changed: changed,
    solution: { $0.makeSolution() },
    mutants: InteractorMutants.all,
    variants: InteractorVariants.all
  )

  private static var changed: Implementations<Self, any ListInteractorSubject>.Make? {
    guard
      let maker = laterClass("ChangeSubjects.ChangedListInteractor")
        as? any ListInteractorMaker.Type
    else { return nil }
    return { maker.make($0) }
  }
}

/// Makes the interactor of a later stage, for the suites of this one.
@MainActor
package protocol ListInteractorMaker {
  static func make(_ parts: ListInteractorParts) -> any ListInteractorSubject
}
