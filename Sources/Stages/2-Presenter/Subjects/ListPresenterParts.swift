import Foundation
import KataKit
import KataTesting
import PresenterExercise
import PresenterSolution
import TodoRouting
import TodoUseCases

/// The neighbours and values that a list presenter is made of.
@MainActor
package struct ListPresenterParts {
  package let interactor: any ListInteractorInput
  package let wireframe: any ListWireframeInterface
  package var calendar: Calendar
  package var locale: Locale

  package init(
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.calendar = calendar
    self.locale = locale
  }

  /// Makes the list presenter that is checked, or this implementation of it.
  ///
  /// - Throws: `ImplementationError` if `KATA_SUBJECT` has an unknown name.
  package func make(_ implementation: Implementation? = nil) throws -> any ListPresenterSubject {
    try Self.implementations.make(implementation, from: self)
  }

  /// Makes the finished list presenter, the model of the rules.
  package func makeSolution() -> PresenterSolution.ListPresenter {
    PresenterSolution.ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }

  package static let implementations = Implementations<Self, any ListPresenterSubject>(
    stage: 2,
    exercise: { parts in
      PresenterExercise.ListPresenter(
        interactor: parts.interactor,
        wireframe: parts.wireframe,
        calendar: parts.calendar,
        locale: parts.locale
      )
    },
    changed: changed,
    solution: { $0.makeSolution() },
    mutants: PresenterMutants.all,
    variants: PresenterVariants.all
  )

  private static var changed: Implementations<Self, any ListPresenterSubject>.Make? {
    guard
      let maker = laterClass("ChangeSubjects.ChangedListPresenter") as? any ListPresenterMaker.Type
    else { return nil }
    return { maker.make($0) }
  }
}

/// Makes the presenter of a later stage, for the suites of this one.
@MainActor
package protocol ListPresenterMaker {
  static func make(_ parts: ListPresenterParts) -> any ListPresenterSubject
}
