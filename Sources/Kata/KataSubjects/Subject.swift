import Foundation
import InteractorExercise
import InteractorSolution
import KataKit
import PresenterExercise
import PresenterSolution
import TextViewExercise
import TextViewSolution
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Makes the implementation that the suites check, as `KATA_SUBJECT` says.
///
/// One build serves all of them; the choice falls when the process runs.
@MainActor
public enum Subject {
  /// Makes the list interactor that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names nothing.
  package static func makeListInteractor(
    _ implementation: Implementation? = nil,
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) throws -> any ListInteractorSubject {
    let parts = ListInteractorParts(dataManager: dataManager, clock: clock, calendar: calendar)
    return try choose(
      implementation ?? ImplementationUnderTest.current,
      stage: 1,
      from: parts,
      exercise: { InteractorExercise.ListInteractor($0) },
      changed: { $0.makeChangeExercise() },
      solution: { $0.makeSolution() },
      others: (InteractorMutants.all, InteractorVariants.all)
    )
  }

  /// Makes the finished list interactor, which says what the rules ask for.
  public static func makeModelListInteractor(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) -> any ListInteractorSubject {
    ListInteractorParts(dataManager: dataManager, clock: clock, calendar: calendar).makeSolution()
  }

  /// Makes the list presenter that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names nothing.
  package static func makeListPresenter(
    _ implementation: Implementation? = nil,
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) throws -> any ListPresenterSubject {
    let parts = ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
    return try choose(
      implementation ?? ImplementationUnderTest.current,
      stage: 2,
      from: parts,
      exercise: { PresenterExercise.ListPresenter($0) },
      changed: { $0.makeChangeExercise() },
      solution: { $0.makeSolution() },
      others: (PresenterMutants.all, PresenterVariants.all)
    )
  }

  /// Makes the finished list presenter, which says what the rules ask for.
  public static func makeModelListPresenter(
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) -> any ListPresenterSubject {
    ListPresenterParts(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    ).makeSolution()
  }

  /// Makes the text view that is checked.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names nothing.
  public static func makeListTextView(
    eventHandler: any ListModuleInterface,
    output: any TextOutput
  ) throws -> any ListTextViewSubject {
    try choose(
      ImplementationUnderTest.current,
      stage: 3,
      from: ListTextViewParts(eventHandler: eventHandler, output: output),
      exercise: { TextViewExercise.ListTextView($0) },
      changed: { $0.makeChangeExercise() },
      solution: { $0.makeSolution() },
      others: (TextViewMutants.all, TextViewVariants.all)
    )
  }

  /// Makes the finished text view, which says what the rules ask for.
  public static func makeModelListTextView(
    eventHandler: any ListModuleInterface,
    output: any TextOutput
  ) -> any ListTextViewSubject {
    ListTextViewParts(eventHandler: eventHandler, output: output).makeSolution()
  }

  /// Makes the doubles that are checked.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` names nothing.
  public static func makeDoubles() throws -> DoubleMakers {
    try choose(
      ImplementationUnderTest.current,
      stage: 4,
      from: DoubleMakers.solution,
      exercise: { _ in .exercise },
      solution: { $0 },
      others: (DoublesMutants.all, DoublesVariants.all)
    )
  }

  /// Makes the finished doubles, which say what the rules ask for.
  public static func makeModelDoubles() -> DoubleMakers { .solution }

  typealias Make<Parts, Subject> = @MainActor (Parts) -> Subject

  /// Makes this implementation of a stage; whatever is no other's stage is the solution.
  ///
  /// - Throws: `ImplementationError` for a name behind which there is no behaviour.
  static func choose<Parts, Subject>(
    _ implementation: Implementation,
    stage: Int,
    from parts: Parts,
    exercise: @escaping Make<Parts, Subject>,
    changed: Make<Parts, Subject>? = nil,
    solution: @escaping Make<Parts, Subject>,
    others: (mutants: [String: Make<Parts, Subject>], variants: [String: Make<Parts, Subject>])
  ) throws -> Subject {
    let make: Make<Parts, Subject>? =
      switch implementation {
      case .exercise: exercise
      case .changed: changed ?? exercise
      case .mutant(stage: stage, let name): others.mutants[name]
      case .variant(stage: stage, let name): others.variants[name]
      case .solution, .mutant, .variant: solution
      }
    guard let make else { throw ImplementationError.unknown(implementation.description) }
    return make(parts)
  }
}

extension Subject {
  /// The names behind which there is a mutant, by the number of their stage.
  public static var mutantNames: [Int: Set<String>] {
    [
      1: Set(InteractorMutants.all.keys), 2: Set(PresenterMutants.all.keys),
      3: Set(TextViewMutants.all.keys), 4: Set(DoublesMutants.all.keys), 5: changeMutants,
    ]
  }

  /// The names behind which there is a variant, by the number of their stage.
  public static var variantNames: [Int: Set<String>] {
    [
      1: Set(InteractorVariants.all.keys), 2: Set(PresenterVariants.all.keys),
      3: Set(TextViewVariants.all.keys), 4: Set(DoublesVariants.all.keys),
      5: Set(ChangeVariants.interactors.keys),
    ]
  }
}
