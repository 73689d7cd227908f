import Foundation
import InteractorSolution
import KataKit
import TodoDomain
import TodoUseCases

extension InteractorMutant {
  @MainActor
  func make(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) -> any ListInteractorSubject {
    var calendar = calendar
    switch self {
    case .sundayWeeks: calendar.firstWeekday = 1
    case .daysAtUTC: calendar.timeZone = .gmt
    case .strongOutput:
      return StrongOutputInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
    case .lastAnswerWins:
      return PerRequestInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        await $0.findUpcomingItems()
      }
    case .lateFailureWins:
      var newest = 0
      return PerRequestInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        request in
        newest += 1
        let number = newest
        let filter = LateFailuresOutput(request.output) { number == newest }
        request.output = filter
        await request.findUpcomingItems()
        // Held until here: the solution does not hold it.
        withExtendedLifetime(filter) {}
      }
    case .tellsTheCancelled:
      // A task of its own does not hear that the caller's was cancelled.
      return PerRequestInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        request in await Task { await request.findUpcomingItems() }.value
      }
    default: break
    }
    let bent = BentListInteractor(
      dataManager: dataManager,
      clock: clock,
      calendar: calendar,
      asked: bentRange(calendar)
    )
    bendAnswers(of: bent)
    bendRelations(of: bent, calendar, clock)
    bendWindow(of: bent, calendar)
    bendOrder(of: bent)
    return bent
  }
}
