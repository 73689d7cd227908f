import KataTesting
import TextViewExercise
import TextViewSubjects

/// The learner's class.
final class Registry: StageRegistry {
  static func make(_ parts: Any) -> Any? {
    (parts as? ListTextViewParts).map { parts in
      TextViewExercise.ListTextView(eventHandler: parts.eventHandler, output: parts.output)
    }
  }
}

extension TextViewExercise.ListTextView: ListTextViewSubject {}
