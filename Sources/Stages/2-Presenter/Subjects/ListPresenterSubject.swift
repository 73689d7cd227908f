import PresenterSolution
import TodoRouting
import TodoScreens
import TodoUseCases

/// A list presenter whose view a test can set.
@MainActor
package protocol ListPresenterSubject: ListModuleInterface, ListInteractorOutput,
  AddModuleDelegate
{
  /// The view that gets the commands.
  var view: (any ListViewInterface)? { get set }
}

extension PresenterSolution.ListPresenter: ListPresenterSubject {}
