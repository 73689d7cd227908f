import Foundation
import KataCore
import KataTesting
import PresenterSolution
import TodoRouting
import TodoUseCases

/// The neighbours and values that a list presenter is made of.
@MainActor
package struct ListPresenterParts: SubjectParts {
  package typealias Subject = any ListPresenterSubject

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

  /// Makes the finished list presenter, the model of the rules.
  package func makeSolution() -> PresenterSolution.ListPresenter {
    make(by: PresenterSolution.ListPresenter.init)
  }

  /// Makes a list presenter by its initializer.
  package func make<Presenter>(
    by make: (any ListInteractorInput, any ListWireframeInterface, Calendar, Locale) -> Presenter
  ) -> Presenter {
    make(interactor, wireframe, calendar, locale)
  }

  package static let implementations = Implementations<Self, Subject>(
    stage: 2,
    solution: { $0.makeSolution() },
    mutants: PresenterMutants.all,
    variants: PresenterVariants.all
  )
}
