import Foundation
import InteractorSolution
import KataCore
import KataTesting
import TodoDomain

/// The neighbours and values that a list interactor is made of.
@MainActor
package struct ListInteractorParts: SubjectParts {
  package typealias Subject = any ListInteractorSubject

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

  /// Makes the finished list interactor, the model of the rules.
  package func makeSolution() -> InteractorSolution.ListInteractor {
    make(by: InteractorSolution.ListInteractor.init)
  }

  /// Makes a list interactor by its initializer.
  package func make<Interactor>(
    by make: (any ListDataManagerInterface, any TodoClock, Calendar) -> Interactor
  ) -> Interactor {
    make(dataManager, clock, calendar)
  }

  package static let implementations = Implementations<Self, Subject>(
    stage: 1,
    solution: { $0.makeSolution() },
    mutants: InteractorMutants.all,
    variants: InteractorVariants.all
  )
}
