// One file, because it is one table, in the order of the steps.

import Foundation
import InteractorSolution
import KataTesting
import Synchronization
import TodoDomain
import TodoMocks
import TodoUseCases

/// The mutants of Stage 1; the curriculum describes the fault of each.
@MainActor
enum InteractorMutants {
  /// Functions that make them, by name.
  static let all: [String: @MainActor (ListInteractorParts) -> any ListInteractorSubject] =
    [
      "silentWhenEmpty": intercepting { mutant in mutant.mutateAnswer = { $0.isEmpty ? nil : $0 } },
      "silentError": intercepting { mutant in mutant.onFailed = { _ in } },
      "emptyListOnError": intercepting { mutant in
        mutant.onFailed = { [weak mutant] _ in mutant?.output?.foundUpcomingItems([]) }
      },
      "errorAndEmptyList": intercepting { mutant in
        mutant.onFailed = { [weak mutant] failure in
          mutant?.output?.failedToFindUpcomingItems(failure)
          mutant?.output?.foundUpcomingItems([])
        }
      },
      "errorWithoutReason": intercepting { mutant in
        mutant.onFailed = { [weak mutant] _ in
          let failure = UseCaseFailure(reason: "Something went wrong")
          mutant?.output?.failedToFindUpcomingItems(failure)
        }
      },

      "errorOnlyOnce": intercepting { mutant in
        var reported: [UseCaseFailure] = []
        mutant.onFailed = { [weak mutant] failure in
          if !reported.contains(failure) { mutant?.output?.failedToFindUpcomingItems(failure) }
          reported.append(failure)
        }
      },
      "errorIsPrinted": {
        $0.with { $0.dataManager = PrintingDataManager(real: $0.dataManager) }.makeSolution()
      },
      "errorLater": intercepting { mutant in
        mutant.onFailed = { [weak mutant] failure in
          Task { mutant?.output?.failedToFindUpcomingItems(failure) }
        }
      },

      "clockReadInInit": {
        $0.with { $0.clock = TodoClockSpy(now: $0.clock.now) }.makeSolution()
      },
      "asksOnlyOnce": {
        $0.with { $0.dataManager = RememberingDataManager($0.dataManager) }.makeSolution()
      },
      "asksAgainWhenEmpty": asking { _ in { range, _ in [range, range] } },
      "asksFromNow": asking { _ in { range, now in [now..<range.upperBound] } },
      "machineCalendar": asking { _ in
        { range, now in [Calendar.current.startOfDay(for: now)..<range.upperBound] }
      },
      "fifteenMinusWeekday": asking { calendar in
        { range, now in
          let days = 15 - calendar.component(.weekday, from: now)
          let end = calendar.date(byAdding: .day, value: days, to: range.lowerBound)
          return [range.lowerBound..<(end ?? range.upperBound)]
        }
      },
      "endsWithTheYear": asking { calendar in
        { range, now in
          let year = calendar.dateInterval(of: .year, for: now)?.end ?? range.upperBound
          return [range.lowerBound..<min(year, range.upperBound)]
        }
      },
      "endsASecondEarly": asking { _ in
        { range, _ in [range.lowerBound..<range.upperBound.addingTimeInterval(-1)] }
      },
      "fourteenDays": asking { calendar in
        { range, _ in
          let end = calendar.date(byAdding: .day, value: 14, to: range.lowerBound)
          return [range.lowerBound..<(end ?? range.upperBound)]
        }
      },
      "addsAWeek": asking { calendar in
        { range, now in
          let week = calendar.dateInterval(of: .weekOfYear, for: now)?.end ?? range.upperBound
          let weekOn = calendar.date(byAdding: .weekOfYear, value: 1, to: week)
          return [range.lowerBound..<(weekOn ?? range.upperBound)]
        }
      },

      "lastSecondIsTomorrow": relating { mutant, item, now in
        let end = mutant.calendar.dateInterval(of: .day, for: now)?.end ?? now
        let isLast = item.dateRelation == .today && item.dueDate >= end.addingTimeInterval(-1)
        return isLast ? .tomorrow : item.dateRelation
      },
      "tomorrowIsToday": relating { _, item, _ in
        item.dateRelation == .tomorrow ? .today : item.dateRelation
      },
      "midnightIsToday": relating { mutant, item, now in
        let end = mutant.calendar.dateInterval(of: .day, for: now)?.end
        return item.dueDate == end ? .today : item.dateRelation
      },
      "tomorrowIsADayFromNow": relating { mutant, item, now in
        let noon = mutant.calendar.startOfDay(for: now).addingTimeInterval(12 * 3_600)
        let isLate = item.dateRelation == .tomorrow && item.dueDate >= noon + 24 * 3_600
        return isLate ? .laterThisWeek : item.dateRelation
      },
      "afterTomorrowIsNextWeek": relating { _, item, _ in
        item.dateRelation == .laterThisWeek ? .nextWeek : item.dateRelation
      },
      "weekendIsNextWeek": relating { mutant, item, _ in
        let isWeekend = mutant.calendar.isDateInWeekend(item.dueDate)
        return item.dateRelation == .laterThisWeek && isWeekend ? .nextWeek : item.dateRelation
      },
      "sevenDaysAreThisWeek": relating { mutant, item, now in
        let today = mutant.calendar.startOfDay(for: now)
        guard let end = mutant.calendar.date(byAdding: .day, value: 7, to: today) else {
          return nil
        }
        let isNear = item.dateRelation == .nextWeek && item.dueDate < end
        return isNear ? .laterThisWeek : item.dateRelation
      },
      "nextWeekIsLaterThisWeek": relating { _, item, _ in
        item.dateRelation == .nextWeek ? .laterThisWeek : item.dateRelation
      },
      "tomorrowBeatsTheWeek": relating { mutant, item, now in
        let tomorrow = mutant.calendar.dateInterval(of: .day, for: now).flatMap {
          mutant.calendar.dateInterval(of: .day, for: $0.end)
        }
        let isTomorrow = tomorrow.map { $0.start..<$0.end ~= item.dueDate } ?? false
        return isTomorrow ? .tomorrow : item.dateRelation
      },
      "eraIgnored": relating { mutant, item, now in
        let eras = [item.dueDate, now].map { mutant.calendar.component(.era, from: $0) }
        return eras[0] == eras[1] ? item.dateRelation : nil
      },
      "yearsApart": relating { mutant, item, now in
        let years = [item.dueDate, now].map { mutant.calendar.component(.year, from: $0) }
        return years[0] == years[1] ? item.dateRelation : nil
      },
      "clockReadPerItem": relating { mutant, item, _ in
        // An item of today is overdue after midnight, and left out.
        if mutant.calendar.isDate(item.dueDate, inSameDayAs: mutant.realClock.now) {
          return .today
        }
        return item.dateRelation == .today ? nil : item.dateRelation
      },

      "overdueIsToday": intercepting { mutant in
        let calendar = mutant.calendar
        mutant.alsoTell(.today) { date, now in date < calendar.startOfDay(for: now) }
      },
      "afterNextWeekIsNextWeek": intercepting { mutant in
        mutant.alsoTell(.nextWeek) { date, now in date > now }
      },
      "weekNumbersOnly": intercepting { mutant in
        let calendar = mutant.calendar
        mutant.alsoTell(.laterThisWeek) { date, now in
          calendar.component(.weekOfYear, from: date)
            == calendar.component(.weekOfYear, from: now)
            && !calendar.isDate(date, equalTo: now, toGranularity: .weekOfYear)
        }
      },

      "orderOfTheStore": intercepting { mutant in mutant.reorder { $0 } },
      "orderByDateAlone": intercepting { mutant in
        mutant.reorder { $0.sorted { $0.dueDate < $1.dueDate } }
      },
      "orderByName": intercepting { mutant in
        mutant.mutateReported = { reported, _, _ in reported.sorted { $0.title < $1.title } }
      },
      "orderByMinute": intercepting { mutant in
        mutant.reorder { items in
          items.sorted { first, second in
            let minutes = [first, second].map { Int($0.dueDate.timeIntervalSince1970) / 60 }
            return (minutes[0], first.title) < (minutes[1], second.title)
          }
        }
      },
      "oldItemsStay": intercepting { mutant in
        var last: [UpcomingItem] = []
        mutant.mutateReported = { reported, _, _ in
          defer { last = reported }
          return last + reported
        }
      },
      "latestFirst": intercepting { mutant in
        mutant.mutateReported = { reported, _, _ in reported.reversed() }
      },

      "sundayWeeks": { $0.with { $0.calendar.firstWeekday = 1 }.makeSolution() },
      "daysAtUTC": { $0.with { $0.calendar.timeZone = .gmt }.makeSolution() },
      "repeatsAreDropped": intercepting { mutant in
        var last: [UpcomingItem]?
        mutant.mutateAnswer = { items in
          defer { last = items }
          return items == last ? nil : items
        }
      },
      "fiftyItems": intercepting { mutant in
        mutant.mutateReported = { reported, _, _ in Array(reported.prefix(50)) }
      },
      "tomorrowHas24Hours": relating { mutant, item, now in
        let relations: [NearTermDateRelation] = [.tomorrow, .laterThisWeek]
        guard let tomorrow = mutant.calendar.dateInterval(of: .day, for: now)?.end,
          relations.contains(item.dateRelation)
        else { return item.dateRelation }
        return item.dueDate < tomorrow + 86_400 ? .tomorrow : .laterThisWeek
      },
      "daysOnlyGoOn": asking { calendar in
        let latest = Mutex(Date.distantPast)
        return { range, now in
          let newest = latest.withLock { latest in
            latest = max(latest, range.upperBound)
            return latest
          }
          return [range.lowerBound..<newest]
        }
      },
      "strongOutput": intercepting { mutant in mutant.keepsOutput = true },
      "lastAnswerWins": { parts in
        PerRequestInteractor(parts) { request in await request.findUpcomingItems() }
      },
      "lateFailureWins": { parts in
        var newest = 0
        return PerRequestInteractor(parts) { request in
          newest += 1
          let number = newest
          let filter = LateFailuresOutput(request.output) { number == newest }
          request.output = filter
          await request.findUpcomingItems()
          // Kept alive until here, because the solution does not keep its output alive.
          withExtendedLifetime(filter) {}
        }
      },
      "queuesRequests": { parts in
        let queue = RequestQueue()
        return PerRequestInteractor(parts) { request in await queue.run(request) }
      },
      // A new task is not cancelled together with the caller's.
      "reportsTheCancelled": { parts in
        PerRequestInteractor(parts) { request in
          await Task { await request.findUpcomingItems() }.value
        }
      },
      "cancelledIsAFailure": { parts in
        PerRequestInteractor(parts) { request in
          await request.findUpcomingItems()
          guard Task.isCancelled else { return }
          request.output?.failedToFindUpcomingItems(UseCaseFailure(CancellationError()))
        }
      },
    ]

  private static func intercepting(
    _ mutate: @escaping @MainActor (InterceptingListInteractor) -> Void
  ) -> @MainActor (ListInteractorParts) -> any ListInteractorSubject {
    { parts in
      let mutant = InterceptingListInteractor(parts)
      mutate(mutant)
      return mutant
    }
  }

  private static func asking(
    _ asked: @escaping @MainActor (Calendar) -> InterceptingListInteractor.Asked
  ) -> @MainActor (ListInteractorParts) -> any ListInteractorSubject {
    { parts in InterceptingListInteractor(parts, asked: asked(parts.calendar)) }
  }

  private static func relating(
    _ relation:
      @escaping @MainActor (
        _ mutant: InterceptingListInteractor, _ item: UpcomingItem, _ now: Date
      ) -> NearTermDateRelation?
  ) -> @MainActor (ListInteractorParts) -> any ListInteractorSubject {
    intercepting { mutant in
      mutant.relate { [unowned mutant] item, now in relation(mutant, item, now) }
    }
  }
}

/// A data manager whose errors are those of the real one, printed.
private struct PrintingDataManager: ListDataManagerInterface {
  let real: any ListDataManagerInterface

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    do {
      return try await real.todoItems(dueIn: range)
    } catch {
      throw DiskError(String(describing: error))
    }
  }
}
