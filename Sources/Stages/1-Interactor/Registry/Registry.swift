import InteractorExercise
import InteractorSubjects
import KataTesting

/// The learner's class.
final class Registry: StageRegistry {
  static func make(_ parts: Any) -> Any? {
    (parts as? ListInteractorParts)?.make(by: InteractorExercise.ListInteractor.init)
  }
}

extension InteractorExercise.ListInteractor: ListInteractorSubject {}
