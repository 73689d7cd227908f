import ChangeExercise
import Foundation
import KataKit
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

extension Subject {
  private static let change = 5

  /// Makes the list interactor under test of Stage 5, the change.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names no implementation.
  public static func makeSortingListInteractor(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) throws -> any SortingListInteractorSubject {
    try chooseOfChange(
      from: ListInteractorParts(dataManager: dataManager, clock: clock, calendar: calendar),
      exercise: { PerhapsSortingInteractor($0.makeChangeExercise()) },
      solution: { $0.makeChangeSolution() },
      others: (SortingInteractorMutants.all, ChangeVariants.interactors)
    )
  }

  /// Makes the finished list interactor of Stage 5, the change.
  public static func makeModelSortingListInteractor(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) -> any SortingListInteractorSubject {
    ListInteractorParts(dataManager: dataManager, clock: clock, calendar: calendar)
      .makeChangeSolution()
  }

  /// Makes the list presenter under test of Stage 5, the change.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names no implementation.
  public static func makeArrangingListPresenter(
    interactor: any SortingListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) throws -> any ArrangingListPresenterSubject {
    try chooseOfChange(
      from: ArrangingListPresenterParts(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      ),
      exercise: { PerhapsArrangingPresenter($0.makeExercise()) },
      solution: { $0.makeSolution() },
      others: (ArrangingPresenterMutants.all, ChangeVariants.presenters)
    )
  }

  /// Makes the finished list presenter of Stage 5, the change.
  public static func makeModelArrangingListPresenter(
    interactor: any SortingListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) -> any ArrangingListPresenterSubject {
    ArrangingListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    ).makeSolution()
  }

  /// Makes the text view under test of Stage 5, the change.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names no implementation.
  public static func makeArrangingListTextView(
    eventHandler: any ArrangingListModuleInterface,
    output: any TextOutput
  ) throws -> any ListTextViewSubject {
    try chooseOfChange(
      from: ArrangingListTextViewParts(eventHandler: eventHandler, output: output),
      exercise: { $0.makeExercise() },
      solution: { $0.makeSolution() },
      others: (ArrangingTextViewMutants.all, ChangeVariants.views)
    )
  }

  /// Makes the finished text view of Stage 5, the change.
  public static func makeModelArrangingListTextView(
    eventHandler: any ArrangingListModuleInterface,
    output: any TextOutput
  ) -> any ListTextViewSubject {
    ArrangingListTextViewParts(eventHandler: eventHandler, output: output).makeSolution()
  }

  // A mutant of one class is tested with the solution of the two others.
  private static func chooseOfChange<Parts, Subject>(
    from parts: Parts,
    exercise: @escaping Make<Parts, Subject>,
    solution: @escaping Make<Parts, Subject>,
    others: (mutants: [String: Make<Parts, Subject>], variants: [String: Make<Parts, Subject>])
  ) throws -> Subject {
    var mutants = others.mutants
    for name in changeMutants where mutants[name] == nil { mutants[name] = solution }
    return try choose(
      ImplementationUnderTest.current,
      stage: change,
      from: parts,
      exercise: exercise,
      solution: solution,
      others: (mutants, others.variants)
    )
  }

  static var changeMutants: Set<String> {
    Set(SortingInteractorMutants.all.keys).union(ArrangingPresenterMutants.all.keys)
      .union(ArrangingTextViewMutants.all.keys)
  }
}
