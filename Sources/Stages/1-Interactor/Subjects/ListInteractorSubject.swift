import InteractorSolution
import TodoUseCases

/// A list interactor whose output a test can set.
@MainActor
package protocol ListInteractorSubject: AnyObject, ListInteractorInput {
  /// The receiver of the answers.
  var output: (any ListInteractorOutput)? { get set }
}

extension InteractorSolution.ListInteractor: ListInteractorSubject {}
