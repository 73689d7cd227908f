import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The dependencies of a list module; its maker chooses the classes.
@MainActor
public struct ListModuleParts {
  /// The source of the items.
  public var dataManager: any ListDataManagerInterface
  /// The source of the current time.
  public var clock: any TodoClock
  /// The time zone and the first day of the week.
  public var calendar: Calendar
  /// The language of the weekday names.
  public var locale: Locale
  /// Presents the add screen for the presenter.
  public var wireframe: any ListWireframeInterface
  /// The output of the view.
  public var output: any TextOutput
}

/// An assembled list module: the interactor reports to the presenter, the presenter to the view.
@MainActor
public struct ListModule {
  /// The use case.
  public var interactor: any ListInteractorInput
  /// The presenter, between use case and view.
  public var presenter: any ListModuleInterface & ListInteractorOutput & AddModuleDelegate
  /// The screen, which owns the presenter, which owns the interactor.
  public var view: any ListViewInterface & TextScreen

  /// Takes parts that are already connected.
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
