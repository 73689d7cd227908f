import Foundation
import PresenterExercise
import PresenterSolution
import TodoRouting
import TodoUseCases

/// The arguments to make a list presenter.
@MainActor
struct ListPresenterParts {
  let interactor: any ListInteractorInput
  let wireframe: any ListWireframeInterface
  var calendar: Calendar
  var locale: Locale

  func makeSolution() -> PresenterSolution.ListPresenter {
    PresenterSolution.ListPresenter(
      interactor: interactor,
      wireframe: wireframe,
      calendar: calendar,
      locale: locale
    )
  }
}

extension PresenterExercise.ListPresenter {
  convenience init(_ parts: ListPresenterParts) {
    self.init(
      interactor: parts.interactor,
      wireframe: parts.wireframe,
      calendar: parts.calendar,
      locale: parts.locale
    )
  }
}
