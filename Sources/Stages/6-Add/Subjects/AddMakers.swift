import AddExercise
import AddSolution
import Foundation
import KataKit
import KataTesting
import TodoApp
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Functions that make the classes of Stage 6.
@MainActor
package struct AddMakers {
  /// Makes the use case.
  package internal(set) var makeInteractor:
    (any AddDataManagerInterface, any TodoClock, Calendar) -> any AddInteractorSubject
  /// Makes the presenter.
  package internal(set) var makePresenter:
    (any AddInteractorInput, any AddWireframeInterface) -> any AddPresenterSubject
  /// Makes the wireframe.
  package internal(set) var makeWireframe:
    (any RootWireframeInterface, any AddModuleBuilderInterface) -> any AddWireframeSubject
  /// Makes the refresh at midnight.
  package internal(set) var makeMidnightRefresh:
    (MidnightRefreshParts) -> any MidnightRefreshSubject

  /// Makes the classes that are checked, or this implementation of them.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package static func make(_ implementation: Implementation? = nil) throws -> AddMakers {
    try implementations.make(implementation, from: solution)
  }

  package static let implementations = Implementations<AddMakers, AddMakers>(
    stage: 6,
    exercise: { _ in exercise },
    solution: { $0 },
    mutants: AddMutants.all,
    variants: AddVariants.all
  )

  private static let exercise = AddMakers(
    makeInteractor: {
      AddExercise.AddInteractor(dataManager: $0, clock: $1, calendar: $2)
    },
    makePresenter: { AddExercise.AddPresenter(interactor: $0, wireframe: $1) },
    makeWireframe: { AddExercise.AddWireframe(rootWireframe: $0, builder: $1) },
    makeMidnightRefresh: { parts in
      AddExercise.MidnightRefresh(
        todoClock: parts.todoClock,
        clock: parts.clock,
        calendar: parts.calendar,
        isCovered: parts.isCovered,
        refresh: parts.refresh
      )
    }
  )

  /// The finished classes, the model of the rules.
  package static let solution = AddMakers(
    makeInteractor: {
      AddSolution.AddInteractor(dataManager: $0, clock: $1, calendar: $2)
    },
    makePresenter: { AddSolution.AddPresenter(interactor: $0, wireframe: $1) },
    makeWireframe: { AddSolution.AddWireframe(rootWireframe: $0, builder: $1) },
    makeMidnightRefresh: { parts in
      AddSolution.MidnightRefresh(
        todoClock: parts.todoClock,
        clock: parts.clock,
        calendar: parts.calendar,
        isCovered: parts.isCovered,
        refresh: parts.refresh
      )
    }
  )

  /// The same classes for the app.
  package var classes: AddClasses {
    AddClasses(
      makeInteractor: { [makeInteractor] dataManager, clock, calendar in
        let interactor = makeInteractor(dataManager, clock, calendar)
        return (interactor, { interactor.output = $0 })
      },
      makePresenter: { [makePresenter] interactor, wireframe in
        let presenter = makePresenter(interactor, wireframe)
        return (
          presenter,
          { view, delegate in
            presenter.view = view
            presenter.delegate = delegate
          }
        )
      },
      makeWireframe: { [makeWireframe] in makeWireframe($0, $1) },
      refreshAtMidnight: { [makeMidnightRefresh] in await makeMidnightRefresh($0).run() }
    )
  }
}
