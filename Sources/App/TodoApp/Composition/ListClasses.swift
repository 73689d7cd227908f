import Foundation
import TodoDomain
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// Makes the classes of the list module; its maker chooses them.
@MainActor
package struct ListClasses {
  /// The use case, with an output to connect.
  @MainActor
  package protocol Interactor: AnyObject, SortingListInteractorInput {
    var output: (any ListInteractorOutput)? { get set }
  }

  /// The presenter, with a view to connect.
  @MainActor
  package protocol Presenter: ArrangingListModuleInterface, ListInteractorOutput,
    AddModuleDelegate
  {
    var view: (any ListViewInterface)? { get set }
  }

  package typealias View = ListViewInterface & TextScreen

  package typealias MakeInteractor =
    @MainActor (any ListDataManagerInterface, any TodoClock, Calendar) -> any Interactor
  package typealias MakePresenter =
    @MainActor (any SortingListInteractorInput, any ListWireframeInterface, Calendar, Locale)
    -> any Presenter
  package typealias MakeView =
    @MainActor (any ArrangingListModuleInterface, any TextOutput) -> any View

  package var makeInteractor: MakeInteractor
  package var makePresenter: MakePresenter
  package var makeView: MakeView

  package init(
    makeInteractor: @escaping MakeInteractor,
    makePresenter: @escaping MakePresenter,
    makeView: @escaping MakeView
  ) {
    self.makeInteractor = makeInteractor
    self.makePresenter = makePresenter
    self.makeView = makeView
  }
}

// The classes from before the change of the list have no order and no grouping to choose.

extension ListClasses.Interactor {
  public func sortUpcomingItems(by order: ListOrder) async { await findUpcomingItems() }
}

extension ListClasses.Presenter {
  public func changeOrder() async {}
  public func changeGrouping() async {}
}
