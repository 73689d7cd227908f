import Foundation
import InteractorSolution
import TodoDomain
import TodoUseCases

/// The solution with a strong reference to its output.
@MainActor
final class StrongOutputInteractor: ListInteractorSubject {
  var output: (any ListInteractorOutput)? {
    didSet { solution.output = output }
  }

  private let solution: InteractorSolution.ListInteractor

  init(_ parts: ListInteractorParts) {
    solution = parts.makeSolution()
  }

  func findUpcomingItems() async { await solution.findUpcomingItems() }
}
