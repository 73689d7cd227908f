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
    switch self {
    case .sundayWeeks:
      var sundayFirst = calendar
      sundayFirst.firstWeekday = 1
      return InteractorSolution.ListInteractor(
        dataManager: dataManager,
        clock: clock,
        calendar: sundayFirst
      )

    case .weekNumbersOnly:
      return BentListInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        told,
        fetched,
        now in
        let strays = fetched.filter { item in
          calendar.component(.weekOfYear, from: item.dueDate)
            == calendar.component(.weekOfYear, from: now)
            && !calendar.isDate(item.dueDate, equalTo: now, toGranularity: .weekOfYear)
        }
        return told
          + strays.map { item in
            UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: .laterThisWeek)
          }
      }

    case .clockReadPerItem:
      return BentListInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        told,
        _,
        _ in
        told.compactMap { item in
          let isToday = calendar.isDate(item.dueDate, inSameDayAs: clock.now)
          // What was today's before midnight is overdue after it, and left out.
          guard isToday || item.dateRelation != .today else { return nil }
          return UpcomingItem(
            title: item.title,
            dueDate: item.dueDate,
            dateRelation: isToday ? .today : item.dateRelation
          )
        }
      }
    }
  }
}
