import AddExercise
import AddSolution
import TodoApp
import TodoRouting
import TodoScreens
import TodoUseCases

/// The add use case, with an output to connect.
@MainActor
package protocol AddInteractorSubject: AnyObject, AddInteractorInput {
  var output: (any AddInteractorOutput)? { get set }
}

/// The add presenter, with a view and a delegate to connect.
@MainActor
package protocol AddPresenterSubject: AddModuleInterface, AddInteractorOutput {
  var view: (any AddViewInterface)? { get set }
  var delegate: (any AddModuleDelegate)? { get set }
}

/// The way to the add screen and back.
@MainActor
package protocol AddWireframeSubject: AnyObject, ListWireframeInterface, AddWireframeInterface {}

/// The refresh of the list at each midnight.
@MainActor
package protocol MidnightRefreshSubject: AnyObject {
  func run() async
}

extension AddSolution.AddInteractor: AddInteractorSubject {}
extension AddSolution.AddPresenter: AddPresenterSubject {}
extension AddSolution.AddWireframe: AddWireframeSubject {}
extension AddSolution.MidnightRefresh: MidnightRefreshSubject {}

extension AddExercise.AddInteractor: AddInteractorSubject {}
extension AddExercise.AddPresenter: AddPresenterSubject {}
extension AddExercise.AddWireframe: AddWireframeSubject {}
extension AddExercise.MidnightRefresh: MidnightRefreshSubject {}
