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
        fetched in
        func week(_ date: Date) -> Int { calendar.component(.weekOfYear, from: date) }
        let known = told.map(\.dueDate)
        let strays = fetched.filter { item in
          !known.contains(item.dueDate) && week(item.dueDate) == week(clock.now)
        }
        return told
          + strays.map { item in
            UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: .laterThisWeek)
          }
      }

    case .clockReadPerItem:
      return BentListInteractor(dataManager: dataManager, clock: clock, calendar: calendar) {
        told,
        _ in
        told.map { item in
          var item = item
          let isTomorrow = calendar.isDate(
            item.dueDate,
            inSameDayAs: clock.now.addingTimeInterval(86_400)
          )
          if calendar.isDate(item.dueDate, inSameDayAs: clock.now) {
            item.dateRelation = .today
          } else if isTomorrow {
            item.dateRelation = .tomorrow
          }
          return item
        }
      }
    }
  }
}
