import ChangeExercise
import ChangeSolution
import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// What a list presenter of the change is made of.
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

  /// What a presenter of Stage 2 is made of, with the same neighbours.
  var ofStage2: ListPresenterParts {
    ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }
}

/// What a text view of the change is made of.
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

  /// What a view of Stage 3 is made of, with the same neighbours.
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

// What the suites of the older stages check, once their classes are to be changed.
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
