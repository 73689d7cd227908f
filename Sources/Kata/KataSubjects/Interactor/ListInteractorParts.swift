import Foundation
import InteractorExercise
import InteractorSolution
import TodoDomain

/// The arguments to make a list interactor.
@MainActor
struct ListInteractorParts {
  var dataManager: any ListDataManagerInterface
  var clock: any TodoClock
  var calendar: Calendar

  func makeSolution() -> InteractorSolution.ListInteractor {
    InteractorSolution.ListInteractor(
      dataManager: dataManager,
      clock: clock,
      calendar: calendar
    )
  }
}

extension InteractorExercise.ListInteractor {
  convenience init(_ parts: ListInteractorParts) {
    self.init(dataManager: parts.dataManager, clock: parts.clock, calendar: parts.calendar)
  }
}
