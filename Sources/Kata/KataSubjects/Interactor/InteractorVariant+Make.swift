import Foundation
import KataKit
import TodoDomain
import TodoUseCases

extension InteractorVariant {
  @MainActor
  func make(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) -> any ListInteractorSubject {
    switch self {
    case .tellsEarlyAnswers:
      EarlyTellingInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
    }
  }
}
