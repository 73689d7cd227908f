import ChangeExercise
import InteractorSubjects
import KataTesting
import PresenterSubjects
import TextViewSubjects

// The learner's changed classes in the suites of Stages 1 to 3, which find their makers by name.

/// Makes the learner's changed interactor.
final class ChangedListInteractor: LaterMaker {
  static func make(_ parts: ListInteractorParts) -> any ListInteractorSubject {
    ChangeExercise.ListInteractor(
      dataManager: parts.dataManager,
      clock: parts.clock,
      calendar: parts.calendar
    )
  }
}

/// Makes the learner's changed presenter.
final class ChangedListPresenter: LaterMaker {
  static func make(_ parts: ListPresenterParts) -> any ListPresenterSubject {
    ChangeExercise.ListPresenter(
      interactor: UnsortedInteractor(interactor: parts.interactor),
      wireframe: parts.wireframe,
      calendar: parts.calendar,
      locale: parts.locale
    )
  }
}

/// Makes the learner's changed view.
final class ChangedListTextView: LaterMaker {
  static func make(_ parts: ListTextViewParts) -> any ListTextViewSubject {
    ChangeExercise.ListTextView(
      eventHandler: UnarrangedModule(module: parts.eventHandler),
      output: InterceptingTextOutput(ofOldCommands: parts.output)
    )
  }
}
