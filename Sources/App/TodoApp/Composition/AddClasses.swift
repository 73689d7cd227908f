import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Makes the classes of the add module and the refresh at midnight; its maker chooses them.
@MainActor
package struct AddClasses {
  /// The use case, with an output to connect.
  @MainActor
  package protocol Interactor: AnyObject, AddInteractorInput {
    var output: (any AddInteractorOutput)? { get set }
  }

  /// The presenter, with a view and a delegate to connect.
  @MainActor
  package protocol Presenter: AddModuleInterface, AddInteractorOutput {
    var view: (any AddViewInterface)? { get set }
    var delegate: (any AddModuleDelegate)? { get set }
  }

  /// The way to the add screen and back.
  @MainActor
  package protocol Wireframe: AnyObject, ListWireframeInterface, AddWireframeInterface {}

  /// The refresh of the list at each midnight, until its task is cancelled.
  @MainActor
  package protocol Refresh: AnyObject {
    func run() async
  }

  package typealias MakeInteractor =
    @MainActor (any AddDataManagerInterface, any TodoClock, Calendar) -> any Interactor
  package typealias MakePresenter =
    @MainActor (any AddInteractorInput, any AddWireframeInterface) -> any Presenter
  package typealias MakeWireframe =
    @MainActor (any RootWireframeInterface, any AddModuleBuilderInterface) -> any Wireframe
  package typealias MakeMidnightRefresh = @MainActor (MidnightRefreshParts) -> any Refresh

  package var makeInteractor: MakeInteractor
  package var makePresenter: MakePresenter
  package var makeWireframe: MakeWireframe
  package var makeMidnightRefresh: MakeMidnightRefresh

  package init(
    makeInteractor: @escaping MakeInteractor,
    makePresenter: @escaping MakePresenter,
    makeWireframe: @escaping MakeWireframe,
    makeMidnightRefresh: @escaping MakeMidnightRefresh
  ) {
    self.makeInteractor = makeInteractor
    self.makePresenter = makePresenter
    self.makeWireframe = makeWireframe
    self.makeMidnightRefresh = makeMidnightRefresh
  }
}

/// The clocks, the calendar and the actions that a refresh at midnight needs.
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

  /// Makes a refresh with an initializer that takes the parts one by one.
  package func passed<Refresh>(
    to make:
      @MainActor (
        any TodoClock, any Clock<Duration>, Calendar, @escaping @MainActor () -> Bool,
        @escaping @MainActor () async -> Void
      ) -> Refresh
  ) -> Refresh {
    make(todoClock, clock, calendar, isCovered, refresh)
  }
}
