import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The dependencies of a list module; its maker chooses the classes.
@MainActor
package struct ListModuleParts {
  /// The source of the items.
  package var dataManager: any ListDataManagerInterface
  /// The source of the current time.
  package var clock: any TodoClock
  /// The time zone and the first day of the week.
  package var calendar: Calendar
  /// The language of the weekday names.
  package var locale: Locale
  /// Presents the add screen for the presenter.
  package var wireframe: any ListWireframeInterface
  /// The output of the view.
  package var output: any TextOutput
}

/// An assembled list module: the interactor reports to the presenter, the presenter to the view.
@MainActor
package struct ListModule {
  /// The use case.
  package var interactor: any ListInteractorInput
  /// The presenter, between use case and view.
  package var presenter: any ListModuleInterface & ListInteractorOutput & AddModuleDelegate
  /// The screen, which owns the presenter, which owns the interactor.
  package var view: any ListViewInterface & TextScreen

  /// Takes parts that are already connected.
  package init(
    interactor: any ListInteractorInput,
    presenter: any ListModuleInterface & ListInteractorOutput & AddModuleDelegate,
    view: any ListViewInterface & TextScreen
  ) {
    self.interactor = interactor
    self.presenter = presenter
    self.view = view
  }
}
