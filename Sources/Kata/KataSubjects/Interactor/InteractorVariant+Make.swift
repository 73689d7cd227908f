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
      return EarlyTellingInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
    case .cancelsOlderRequests:
      let latest = LatestTask()
      return PerRequestInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        await latest.run($0)
      }
    case .countsDays:
      let bent = BentListInteractor(dataManager: dataManager, clock: clock, calendar: calendar)
      bent.bendTold = { _, fetched, now in
        let relations = relations(from: now, in: calendar)
        return
          fetched
          .sorted { ($0.dueDate, $0.name) < ($1.dueDate, $1.name) }
          .compactMap { item in
            relations[calendar.startOfDay(for: item.dueDate)].map { relation in
              UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: relation)
            }
          }
      }
      return bent
    }
  }

  // Each day from today on, by the moment it begins, until the second week has ended.
  private func relations(
    from now: Date,
    in calendar: Calendar
  ) -> [Date: NearTermDateRelation] {
    var relations: [Date: NearTermDateRelation] = [:]
    var day = calendar.startOfDay(for: now)
    var week = calendar.component(.weekOfYear, from: day)
    var weeksBegun = 0
    while true {
      relations[day] =
        switch (weeksBegun, relations.count) {
        case (1..., _): .nextWeek
        case (_, 0): .today
        case (_, 1): .tomorrow
        default: .laterThisWeek
        }
      guard let next = calendar.dateInterval(of: .day, for: day)?.end else { return relations }
      day = next
      let itsWeek = calendar.component(.weekOfYear, from: day)
      if itsWeek != week { weeksBegun += 1 }
      week = itsWeek
      if weeksBegun == 2 { return relations }
    }
  }
}
