import ChangeExercise
import ChangeSolution
import Foundation
import InteractorSubjects
import KataRun
import KataTesting
import PresenterSubjects
import TextViewSubjects
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

// A list interactor of the change is made of the same parts as one of Stage 1.
extension ListInteractorParts {
  /// Makes the list interactor of the change that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package func makeSorting(
    _ implementation: Implementation? = nil
  ) throws -> any SortingListInteractorSubject {
    try Self.sorting.make(implementation, from: self)
  }

  /// Makes the finished list interactor of the change.
  func makeSortingSolution() -> ChangeSolution.ListInteractor {
    ChangeSolution.ListInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
  }

  package static let sorting = Implementations<Self, any SortingListInteractorSubject>(
    stage: 5,
    exercise: { PerhapsSortingInteractor(ChangedListInteractor.make($0)) },
    solution: { $0.makeSortingSolution() },
    mutants: ofOneClass(SortingInteractorMutants.all, else: { $0.makeSortingSolution() }),
    variants: ChangeVariants.interactors
  )
}

/// The neighbours and values that a list presenter of the change is made of.
@MainActor
package struct ArrangingListPresenterParts: SubjectParts {
  var interactor: any SortingListInteractorInput
  let wireframe: any ListWireframeInterface
  let calendar: Calendar
  let locale: Locale

  package init(
    interactor: any SortingListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.calendar = calendar
    self.locale = locale
  }

  /// Makes the finished list presenter, the model of the rules.
  package func makeSolution() -> ChangeSolution.ListPresenter {
    ChangeSolution.ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }

  /// The parts of a presenter of Stage 2, with the same neighbours.
  var ofStage2: ListPresenterParts {
    ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }

  package static let implementations = Implementations<Self, any ArrangingListPresenterSubject>(
    stage: 5,
    exercise: { parts in
      PerhapsArrangingPresenter(
        ChangeExercise.ListPresenter(
          interactor: parts.interactor,
          wireframe: parts.wireframe,
          calendar: parts.calendar,
          locale: parts.locale
        )
      )
    },
    solution: { $0.makeSolution() },
    mutants: ofOneClass(ArrangingPresenterMutants.all, else: { $0.makeSolution() }),
    variants: ChangeVariants.presenters
  )
}

/// The neighbours that a text view of the change is made of.
@MainActor
package struct ArrangingListTextViewParts: SubjectParts {
  let eventHandler: any ArrangingListModuleInterface
  let output: any TextOutput

  package init(eventHandler: any ArrangingListModuleInterface, output: any TextOutput) {
    self.eventHandler = eventHandler
    self.output = output
  }

  /// Makes the finished text view, the model of the rules.
  package func makeSolution() -> ChangeSolution.ListTextView {
    ChangeSolution.ListTextView(eventHandler: eventHandler, output: output)
  }

  /// The parts of a view of Stage 3, with the same neighbours.
  var ofStage3: ListTextViewParts {
    ListTextViewParts(eventHandler: eventHandler, output: output)
  }

  package static let implementations = Implementations<Self, any ListTextViewSubject>(
    stage: 5,
    exercise: { ChangeExercise.ListTextView(eventHandler: $0.eventHandler, output: $0.output) },
    solution: { $0.makeSolution() },
    mutants: ofOneClass(ArrangingTextViewMutants.all, else: { $0.makeSolution() }),
    variants: ChangeVariants.views
  )
}

/// The mutants of one class; for a mutant of the other two classes, this class is the solution.
@MainActor
private func ofOneClass<Parts, Subject>(
  _ mutants: [String: @MainActor (Parts) -> Subject],
  else solution: @escaping @MainActor (Parts) -> Subject
) -> [String: @MainActor (Parts) -> Subject] {
  let names =
    Array(SortingInteractorMutants.all.keys) + Array(ArrangingPresenterMutants.all.keys)
    + Array(ArrangingTextViewMutants.all.keys)
  return names.reduce(into: mutants) { all, name in all[name] = all[name] ?? solution }
}
