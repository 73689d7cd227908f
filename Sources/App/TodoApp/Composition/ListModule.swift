import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// What a list module is made of; who makes it chooses the classes.
@MainActor
public struct ListModuleParts {
  /// Where the items come from.
  public var dataManager: any ListDataManagerInterface
  /// What time it is.
  public var clock: any TodoClock
  /// The time zone and the first day of the week.
  public var calendar: Calendar
  /// The language of the weekdays.
  public var locale: Locale
  /// Where the presenter asks for the add screen.
  public var wireframe: any ListWireframeInterface
  /// Where the view writes.
  public var output: any TextOutput
}

/// A list module, put together: the interactor tells the presenter, and the presenter the view.
@MainActor
public struct ListModule {
  /// The use case.
  public var interactor: any ListInteractorInput
  /// What stands between use case and view.
  public var presenter: any ListModuleInterface & ListInteractorOutput & AddModuleDelegate
  /// The screen, which owns the presenter, which owns the interactor.
  public var view: any ListViewInterface & TextScreen

  /// Takes a module whose parts know each other already.
  public init(
    interactor: any ListInteractorInput,
    presenter: any ListModuleInterface & ListInteractorOutput & AddModuleDelegate,
    view: any ListViewInterface & TextScreen
  ) {
    self.interactor = interactor
    self.presenter = presenter
    self.view = view
  }
}
