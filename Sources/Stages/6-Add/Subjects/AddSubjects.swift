import AddExercise
import AddSolution
import TodoApp

/// The classes under test have the app's types.
package typealias AddInteractorSubject = AddClasses.Interactor
package typealias AddPresenterSubject = AddClasses.Presenter
package typealias AddWireframeSubject = AddClasses.Wireframe
package typealias MidnightRefreshSubject = AddClasses.Refresh

extension AddSolution.AddInteractor: AddInteractorSubject {}
extension AddSolution.AddPresenter: AddPresenterSubject {}
extension AddSolution.AddWireframe: AddWireframeSubject {}
extension AddSolution.MidnightRefresh: MidnightRefreshSubject {}

extension AddExercise.AddInteractor: AddInteractorSubject {}
extension AddExercise.AddPresenter: AddPresenterSubject {}
extension AddExercise.AddWireframe: AddWireframeSubject {}
extension AddExercise.MidnightRefresh: MidnightRefreshSubject {}
