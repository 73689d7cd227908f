import AddExercise
import TodoApp

/// The classes of the exercise, finished or not.
@MainActor
let exerciseAddClasses = AddClasses(
  makeInteractor: { dataManager, clock, calendar in
    let interactor = AddInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
    return (interactor, { interactor.output = $0 })
  },
  makePresenter: { interactor, wireframe in
    let presenter = AddPresenter(interactor: interactor, wireframe: wireframe)
    return (
      presenter,
      { view, delegate in
        presenter.view = view
        presenter.delegate = delegate
      }
    )
  },
  makeWireframe: { AddWireframe(rootWireframe: $0, builder: $1) },
  refreshAtMidnight: { parts in
    await MidnightRefresh(
      todoClock: parts.todoClock,
      clock: parts.clock,
      calendar: parts.calendar,
      isCovered: parts.isCovered,
      refresh: parts.refresh
    )
    .run()
  }
)
