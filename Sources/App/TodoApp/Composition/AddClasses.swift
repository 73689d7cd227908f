import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The classes of the add module and of the refresh at midnight; their maker chooses them.
///
/// A function whose class reports to another also returns the way to connect that other object.
@MainActor
package struct AddClasses {
  package typealias Interactor = any AddInteractorInput
  package typealias Presenter = any AddModuleInterface & AddInteractorOutput
  package typealias Wireframe = any ListWireframeInterface & AddWireframeInterface & AnyObject

  /// Makes the use case, and sets the object that receives its answers.
  package var makeInteractor:
    (any AddDataManagerInterface, any TodoClock, Calendar) -> (
      Interactor, report: (any AddInteractorOutput) -> Void
    )
  /// Makes the presenter, and sets its view and the object that receives the end of the module.
  package var makePresenter:
    (Interactor, any AddWireframeInterface) -> (
      Presenter, show: (any AddViewInterface, (any AddModuleDelegate)?) -> Void
    )
  /// Makes the way to the add screen and back.
  package var makeWireframe:
    (any RootWireframeInterface, any AddModuleBuilderInterface) -> Wireframe
  /// Refreshes the list at each midnight, until its task is cancelled.
  package var refreshAtMidnight: @MainActor (MidnightRefreshParts) async -> Void

  package init(
    makeInteractor:
      @escaping (any AddDataManagerInterface, any TodoClock, Calendar) -> (
        Interactor, report: (any AddInteractorOutput) -> Void
      ),
    makePresenter:
      @escaping (Interactor, any AddWireframeInterface) -> (
        Presenter, show: (any AddViewInterface, (any AddModuleDelegate)?) -> Void
      ),
    makeWireframe:
      @escaping (any RootWireframeInterface, any AddModuleBuilderInterface) -> Wireframe,
    refreshAtMidnight: @escaping @MainActor (MidnightRefreshParts) async -> Void
  ) {
    self.makeInteractor = makeInteractor
    self.makePresenter = makePresenter
    self.makeWireframe = makeWireframe
    self.refreshAtMidnight = refreshAtMidnight
  }
}

/// What a refresh at midnight is made of.
@MainActor
package struct MidnightRefreshParts {
  /// The source of the present day.
  package var todoClock: any TodoClock
  /// The clock to sleep on.
  package var clock: any Clock<Duration>
  /// The calendar that decides when a day ends.
  package var calendar: Calendar
  /// Whether another screen covers the list.
  package var isCovered: @MainActor () -> Bool
  /// Reads and shows the list again.
  package var refresh: @MainActor () async -> Void

  package init(
    todoClock: any TodoClock,
    clock: any Clock<Duration>,
    calendar: Calendar,
    isCovered: @escaping @MainActor () -> Bool,
    refresh: @escaping @MainActor () async -> Void
  ) {
    self.todoClock = todoClock
    self.clock = clock
    self.calendar = calendar
    self.isCovered = isCovered
    self.refresh = refresh
  }

  /// The parts of a refresh in the app, as if the user typed `r`.
  ///
  /// With a prompt, the list begins on a new line, and the prompt is written again after it.
  package init(
    todoClock: any TodoClock,
    clock: any Clock<Duration>,
    calendar: Calendar,
    root: RootWireframe,
    prompt: Prompt?
  ) {
    self.init(
      todoClock: todoClock,
      clock: clock,
      calendar: calendar,
      isCovered: { !root.hasListOnTop },
      refresh: {
        prompt?.leave()
        await root.topScreen?.handle("r")
        prompt?.ask()
      }
    )
  }
}
