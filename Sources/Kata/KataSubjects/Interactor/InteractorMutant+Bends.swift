import Foundation
import KataKit
import TodoDomain
import TodoUseCases

extension InteractorMutant {
  /// The ranges that are asked for instead of the solution's.
  func bentRange(
    _ calendar: Calendar
  ) -> @Sendable (_ range: Range<Date>, _ now: Date) -> [Range<Date>] {
    switch self {
    case .asksAgainWhenEmpty: { range, _ in [range, range] }
    case .asksFromNow: { range, now in [now..<range.upperBound] }
    case .endsASecondEarly:
      { range, _ in [range.lowerBound..<range.upperBound.addingTimeInterval(-1)] }
    case .addsAWeek:
      { range, now in
        let week = calendar.dateInterval(of: .weekOfYear, for: now)?.end ?? range.upperBound
        let weekOn = calendar.date(byAdding: .weekOfYear, value: 1, to: week)
        return [range.lowerBound..<(weekOn ?? range.upperBound)]
      }
    default: { range, _ in [range] }
    }
  }

  @MainActor
  func bendAnswers(of bent: BentListInteractor) {
    switch self {
    case .silentWhenEmpty: bent.onEmpty = {}
    case .silentError: bent.onFailed = { _ in }
    case .emptyListOnError:
      bent.onFailed = { [weak bent] _ in bent?.output?.foundUpcomingItems([]) }
    case .errorAndEmptyList:
      bent.onFailed = { [weak bent] failure in
        bent?.output?.failedToFindUpcomingItems(failure)
        bent?.output?.foundUpcomingItems([])
      }
    case .errorWithoutReason:
      bent.onFailed = { [weak bent] _ in
        bent?.output?.failedToFindUpcomingItems(UseCaseFailure(reason: "Something went wrong"))
      }
    default: break
    }
  }

  @MainActor
  func bendRelations(of bent: BentListInteractor, _ calendar: Calendar, _ clock: any TodoClock) {
    func relate(
      _ bend: @escaping (_ item: UpcomingItem, _ now: Date) -> NearTermDateRelation?
    ) {
      bent.bendTold = { told, _, now in
        told.compactMap { item in
          bend(item, now).map { relation in
            UpcomingItem(title: item.title, dueDate: item.dueDate, dateRelation: relation)
          }
        }
      }
    }
    switch self {
    case .lastSecondIsTomorrow:
      relate { item, now in
        let end = calendar.dateInterval(of: .day, for: now)?.end ?? now
        let isLast = item.dateRelation == .today && item.dueDate >= end.addingTimeInterval(-1)
        return isLast ? .tomorrow : item.dateRelation
      }
    case .tomorrowIsADayFromNow:
      relate { item, now in
        let noon = calendar.startOfDay(for: now).addingTimeInterval(12 * 3_600)
        let isLate = item.dateRelation == .tomorrow && item.dueDate >= noon + 24 * 3_600
        return isLate ? .laterThisWeek : item.dateRelation
      }
    case .afterTomorrowIsNextWeek:
      relate { item, _ in item.dateRelation == .laterThisWeek ? .nextWeek : item.dateRelation }
    case .nextWeekIsLaterThisWeek:
      relate { item, _ in item.dateRelation == .nextWeek ? .laterThisWeek : item.dateRelation }
    case .tomorrowBeatsTheWeek:
      relate { item, now in
        let tomorrow = calendar.dateInterval(of: .day, for: now).flatMap {
          calendar.dateInterval(of: .day, for: $0.end)
        }
        let isTomorrow = tomorrow.map { $0.start..<$0.end ~= item.dueDate } ?? false
        return isTomorrow ? .tomorrow : item.dateRelation
      }
    case .eraIgnored:
      relate { item, now in
        calendar.component(.era, from: item.dueDate) == calendar.component(.era, from: now)
          ? item.dateRelation : nil
      }
    case .clockReadPerItem:
      relate { item, _ in
        // What was today's before midnight is overdue after it, and left out.
        if calendar.isDate(item.dueDate, inSameDayAs: clock.now) { return .today }
        return item.dateRelation == .today ? nil : item.dateRelation
      }
    default: break
    }
  }

  @MainActor
  func bendWindow(of bent: BentListInteractor, _ calendar: Calendar) {
    func alsoTell(
      _ relation: NearTermDateRelation,
      _ belongs: @escaping (_ date: Date, _ now: Date) -> Bool
    ) {
      bent.bendTold = { told, fetched, now in
        let known = told.map(\.dueDate)
        let strays = fetched.filter { !known.contains($0.dueDate) && belongs($0.dueDate, now) }
        return told
          + strays.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, dateRelation: relation) }
      }
    }
    switch self {
    case .overdueIsToday: alsoTell(.today) { date, now in date < calendar.startOfDay(for: now) }
    case .afterNextWeekIsNextWeek: alsoTell(.nextWeek) { date, now in date > now }
    case .weekNumbersOnly:
      alsoTell(.laterThisWeek) { date, now in
        calendar.component(.weekOfYear, from: date) == calendar.component(.weekOfYear, from: now)
          && !calendar.isDate(date, equalTo: now, toGranularity: .weekOfYear)
      }
    default: break
    }
  }

  @MainActor
  func bendOrder(of bent: BentListInteractor) {
    func inOrderOfFetching(_ told: [UpcomingItem], _ fetched: [TodoItem]) -> [UpcomingItem] {
      fetched.compactMap { item in
        told.first { $0.title == item.name && $0.dueDate == item.dueDate }
      }
    }
    switch self {
    case .orderOfTheStore:
      bent.bendTold = { told, fetched, _ in inOrderOfFetching(told, fetched) }
    case .orderByDateAlone:
      bent.bendTold = { told, fetched, _ in
        inOrderOfFetching(told, fetched).sorted { $0.dueDate < $1.dueDate }
      }
    case .orderByName:
      bent.bendTold = { told, _, _ in told.sorted { $0.title < $1.title } }
    case .latestFirst:
      bent.bendTold = { told, _, _ in told.reversed() }
    default: break
    }
  }
}
