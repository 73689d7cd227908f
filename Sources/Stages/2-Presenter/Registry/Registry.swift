import KataTesting
import PresenterExercise
import PresenterSubjects

/// The learner's class.
final class Registry: StageRegistry {
  static func make(_ parts: Any) -> Any? {
    (parts as? ListPresenterParts)?.make(by: PresenterExercise.ListPresenter.init)
  }
}

extension PresenterExercise.ListPresenter: ListPresenterSubject {}
