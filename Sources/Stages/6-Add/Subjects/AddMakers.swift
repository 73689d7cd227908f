import KataRun
import KataTesting
import TodoApp
import TodoClasses

/// The classes under test have the app's types.
package typealias AddInteractorSubject = AddClasses.Interactor
package typealias AddPresenterSubject = AddClasses.Presenter
package typealias AddWireframeSubject = AddClasses.Wireframe
package typealias MidnightRefreshSubject = AddClasses.Refresh

/// The implementations of the classes of Stage 6.
@MainActor
package enum AddMakers {
  /// Makes the classes that are checked, or this implementation of them.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package static func make(_ implementation: Implementation? = nil) throws -> AddClasses {
    try implementations.make(implementation, from: .solution)
  }

  package static let implementations = Implementations<AddClasses, AddClasses>(
    stage: 6,
    exercise: { _ in .exercise },
    solution: { $0 },
    mutants: AddMutants.all,
    variants: AddVariants.all
  )
}
