import InteractorExercise
import InteractorSolution
import TodoUseCases

/// A list interactor whose output a test can set.
@MainActor
package protocol ListInteractorSubject: AnyObject, ListInteractorInput {
  /// Where it tells its answers.
  var output: (any ListInteractorOutput)? { get set }
}

extension InteractorExercise.ListInteractor: ListInteractorSubject {}
extension InteractorSolution.ListInteractor: ListInteractorSubject {}
