import ChangeExercise
import ChangeSolution
import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The arguments to make a list presenter of the change.
@MainActor
struct ArrangingListPresenterParts {
  var interactor: any SortingListInteractorInput
  let wireframe: any ListWireframeInterface
  let calendar: Calendar
  let locale: Locale

  func makeSolution() -> ChangeSolution.ListPresenter {
    ChangeSolution.ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }

  func makeExercise() -> ChangeExercise.ListPresenter {
    ChangeExercise.ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }

  /// The arguments to make a presenter of Stage 2 with the same neighbours.
  var ofStage2: ListPresenterParts {
    ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }
}

/// The arguments to make a text view of the change.
@MainActor
struct ArrangingListTextViewParts {
  let eventHandler: any ArrangingListModuleInterface
  let output: any TextOutput

  func makeSolution() -> ChangeSolution.ListTextView {
    ChangeSolution.ListTextView(eventHandler: eventHandler, output: output)
  }

  func makeExercise() -> ChangeExercise.ListTextView {
    ChangeExercise.ListTextView(eventHandler: eventHandler, output: output)
  }

  /// The arguments to make a view of Stage 3 with the same neighbours.
  var ofStage3: ListTextViewParts {
    ListTextViewParts(eventHandler: eventHandler, output: output)
  }
}

extension ListInteractorParts {
  func makeChangeSolution() -> ChangeSolution.ListInteractor {
    ChangeSolution.ListInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
  }

  func makeChangeExercise() -> ChangeExercise.ListInteractor {
    ChangeExercise.ListInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
  }
}

// The changed classes, as the suites of the older stages check them.
extension ListPresenterParts {
  func makeChangeExercise() -> ChangeExercise.ListPresenter {
    ChangeExercise.ListPresenter(
      interactor: UnsortedInteractor(interactor: interactor),
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }
}

extension ListTextViewParts {
  func makeChangeExercise() -> ChangeExercise.ListTextView {
    ChangeExercise.ListTextView(
      eventHandler: UnarrangedModule(module: eventHandler),
      output: output
    )
  }
}
