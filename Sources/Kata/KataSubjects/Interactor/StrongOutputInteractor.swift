import Foundation
import InteractorSolution
import TodoDomain
import TodoUseCases

/// The solution with its output kept alive.
@MainActor
final class StrongOutputInteractor: ListInteractorSubject {
  var output: (any ListInteractorOutput)? {
    didSet { solution.output = output }
  }

  private let solution: InteractorSolution.ListInteractor

  init(dataManager: any ListDataManagerInterface, clock: any TodoClock, calendar: Calendar) {
    solution = InteractorSolution.ListInteractor(
      dataManager: dataManager,
      clock: clock,
      calendar: calendar
    )
  }

  func findUpcomingItems() async { await solution.findUpcomingItems() }
}
