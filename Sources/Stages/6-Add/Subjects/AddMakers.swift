import AddExercise
import AddSolution
import KataKit
import KataTesting
import TodoApp

/// The implementations of the classes of Stage 6.
@MainActor
package enum AddMakers {
  /// Makes the classes that are checked, or this implementation of them.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package static func make(_ implementation: Implementation? = nil) throws -> AddClasses {
    try implementations.make(implementation, from: solution)
  }

  package static let implementations = Implementations<AddClasses, AddClasses>(
    stage: 6,
    exercise: { _ in exercise },
    solution: { $0 },
    mutants: AddMutants.all,
    variants: AddVariants.all
  )

  private static let exercise = AddClasses(
    makeInteractor: AddExercise.AddInteractor.init,
    makePresenter: AddExercise.AddPresenter.init,
    makeWireframe: AddExercise.AddWireframe.init,
    makeMidnightRefresh: { $0.passed(to: AddExercise.MidnightRefresh.init) }
  )

  /// The finished classes, the model of the rules.
  package static let solution = AddClasses(
    makeInteractor: AddSolution.AddInteractor.init,
    makePresenter: AddSolution.AddPresenter.init,
    makeWireframe: AddSolution.AddWireframe.init,
    makeMidnightRefresh: { $0.passed(to: AddSolution.MidnightRefresh.init) }
  )
}
