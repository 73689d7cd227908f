import KataTesting
import TodoApp
import TodoClasses

/// The classes under test have the app's types.
package typealias AddInteractorSubject = AddClasses.Interactor
package typealias AddPresenterSubject = AddClasses.Presenter
package typealias AddWireframeSubject = AddClasses.Wireframe
package typealias MidnightRefreshSubject = AddClasses.Refresh

extension AddClasses: StageClasses {
  package static let implementations = Implementations<AddClasses, AddClasses>(
    stage: 6,
    solution: { $0 },
    mutants: AddMutants.all,
    variants: AddVariants.all
  )
}
