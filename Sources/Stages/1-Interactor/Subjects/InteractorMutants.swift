import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// The mutants of Stage 1; the curriculum describes the fault of each.
@MainActor
enum InteractorMutants {
  private static let interactor = MutantMaker { InterceptingListInteractor($0) }

  /// Functions that make them, by name.
  static let all: [String: ListInteractorParts.Make] = [
    "silentWhenEmpty": interactor(\.onFound) { mutant, items in
      if !items.isEmpty { mutant.output?.foundUpcomingItems(items) }
    },
    "silentError": interactor(\.onFailed) { _, _ in },
    "emptyListOnError": interactor(\.onFailed) { mutant, _ in
      mutant.output?.foundUpcomingItems([])
    },
    "errorAndEmptyList": interactor(\.onFailed) { mutant, failure in
      mutant.output?.failedToFindUpcomingItems(failure)
      mutant.output?.foundUpcomingItems([])
    },
    "errorWithoutReason": interactor(\.onFailed) { mutant, _ in
      let failure = UseCaseFailure(reason: "Something went wrong")
      mutant.output?.failedToFindUpcomingItems(failure)
    },

    "errorOnlyOnce": interactor { mutant in
      var reported: [UseCaseFailure] = []
      mutant.onFailed = { mutant, failure in
        if !reported.contains(failure) { mutant.output?.failedToFindUpcomingItems(failure) }
        reported.append(failure)
      }
    },
    "errorIsPrinted": interactor(\.onAsk) { mutant, range in
      do {
        return try await mutant.ask(range)
      } catch {
        throw DiskError(String(describing: error))
      }
    },
    "errorLater": interactor(\.onFailed) { mutant, failure in
      Task { @MainActor in mutant.output?.failedToFindUpcomingItems(failure) }
    },

    "clockReadInInit": { $0.with { $0.clock = TodoClockSpy(now: $0.clock.now) }.makeSolution() },
    "asksOnlyOnce": interactor { mutant in
      var known: [TodoItem]?
      mutant.onAsk = { mutant, range in
        if let known { return known }
        let items = try await mutant.ask(range)
        known = items
        return items
      }
    },
    "asksAgainWhenEmpty": interactor(\.onAsk) { mutant, range in
      let items = try await mutant.ask(range)
      return items.isEmpty ? try await mutant.ask(range) : items
    },
    "asksFromNow": asking { mutant, range in mutant.now..<range.upperBound },
    "machineCalendar": asking { mutant, range in
      Calendar.current.startOfDay(for: mutant.now)..<range.upperBound
    },
    "fifteenMinusWeekday": askingUpTo { mutant, range in
      let days = 15 - mutant.calendar.component(.weekday, from: mutant.now)
      return mutant.calendar.date(byAdding: .day, value: days, to: range.lowerBound)
    },
    "endsWithTheYear": askingUpTo { mutant, range in
      let year = mutant.calendar.dateInterval(of: .year, for: mutant.now)
      return year.map { min($0.end, range.upperBound) }
    },
    "endsASecondEarly": askingUpTo { _, range in range.upperBound - 1 },
    "fourteenDays": askingUpTo { mutant, range in
      mutant.calendar.date(byAdding: .day, value: 14, to: range.lowerBound)
    },
    "addsAWeek": askingUpTo { mutant, range in
      let week = mutant.calendar.dateInterval(of: .weekOfYear, for: mutant.now)
      return week.flatMap { mutant.calendar.date(byAdding: .weekOfYear, value: 1, to: $0.end) }
    },

    "lastSecondIsTomorrow": relating { mutant, relation, date in
      relation == .today && date >= mutant.endOfToday - 1 ? .tomorrow : relation
    },
    "tomorrowIsToday": relating { _, relation, _ in relation == .tomorrow ? .today : relation },
    "midnightIsToday": relating { mutant, relation, date in
      date == mutant.endOfToday ? .today : relation
    },
    "tomorrowIsADayFromNow": relating { mutant, relation, date in
      let noon = mutant.calendar.startOfDay(for: mutant.now) + 12 * 3_600
      return relation == .tomorrow && date >= noon + 24 * 3_600 ? .laterThisWeek : relation
    },
    "afterTomorrowIsNextWeek": relating { _, relation, _ in
      relation == .laterThisWeek ? .nextWeek : relation
    },
    "weekendIsNextWeek": relating { mutant, relation, date in
      relation == .laterThisWeek && mutant.calendar.isDateInWeekend(date) ? .nextWeek : relation
    },
    "sevenDaysAreThisWeek": relating { mutant, relation, date in
      let today = mutant.calendar.startOfDay(for: mutant.now)
      guard let end = mutant.calendar.date(byAdding: .day, value: 7, to: today) else { return nil }
      return relation == .nextWeek && date < end ? .laterThisWeek : relation
    },
    "nextWeekIsLaterThisWeek": relating { _, relation, _ in
      relation == .nextWeek ? .laterThisWeek : relation
    },
    "tomorrowBeatsTheWeek": relating { mutant, relation, date in
      mutant.calendar.isDate(date, inSameDayAs: mutant.endOfToday) ? .tomorrow : relation
    },
    "eraIgnored": relating { mutant, relation, date in
      mutant.isSame(.era, date) ? relation : nil
    },
    "yearsApart": relating { mutant, relation, date in
      mutant.isSame(.year, date) ? relation : nil
    },
    "clockReadPerItem": relating { mutant, relation, date in
      // An item of today is overdue after midnight, and left out.
      if mutant.calendar.isDate(date, inSameDayAs: mutant.parts.clock.now) { return .today }
      return relation == .today ? nil : relation
    },

    "overdueIsToday": adding(.today) { mutant, date in
      date < mutant.calendar.startOfDay(for: mutant.now)
    },
    "afterNextWeekIsNextWeek": adding(.nextWeek) { mutant, date in date > mutant.now },
    "weekNumbersOnly": adding(.laterThisWeek) { mutant, date in
      mutant.isSame(.weekOfYear, date)
        && !mutant.calendar.isDate(date, equalTo: mutant.now, toGranularity: .weekOfYear)
    },

    "orderOfTheStore": ordering { _ in },
    "orderByDateAlone": ordering { items in items.sort { $0.dueDate < $1.dueDate } },
    "orderByName": interactor(\.changeItems) { _, items in items.sort { $0.title < $1.title } },
    "orderByMinute": ordering { items in
      items.sort { first, second in
        let minutes = [first, second].map { Int($0.dueDate.timeIntervalSince1970) / 60 }
        return (minutes[0], first.title) < (minutes[1], second.title)
      }
    },
    "oldItemsStay": interactor { mutant in
      var last: [UpcomingItem] = []
      mutant.changeItems = { _, items in
        let new = items
        items = last + new
        last = new
      }
    },
    "latestFirst": interactor(\.changeItems) { _, items in items.reverse() },

    "sundayWeeks": { $0.with { $0.calendar.firstWeekday = 1 }.makeSolution() },
    "daysAtUTC": { $0.with { $0.calendar.timeZone = .gmt }.makeSolution() },
    "repeatsAreDropped": interactor { mutant in
      var last: [UpcomingItem]?
      mutant.onFound = { mutant, items in
        if items != last { mutant.output?.foundUpcomingItems(items) }
        last = items
      }
    },
    "fiftyItems": interactor(\.changeItems) { _, items in items = Array(items.prefix(50)) },
    "tomorrowHas24Hours": relating { mutant, relation, date in
      guard relation == .tomorrow || relation == .laterThisWeek else { return relation }
      return date < mutant.endOfToday + 86_400 ? .tomorrow : .laterThisWeek
    },
    "daysOnlyGoOn": interactor { mutant in
      var latest = Date.distantPast
      mutant.onAsk = { mutant, range in
        latest = max(latest, range.upperBound)
        return try await mutant.ask(range.lowerBound..<latest)
      }
    },
    "strongOutput": interactor(\.onOutput) { $0.kept = $0.output },
    "lastAnswerWins": interactor(\.onFind) { await $0.newRequest().findUpcomingItems() },
    "lateFailureWins": interactor { mutant in
      var newest = 0
      mutant.onFind = { mutant in
        newest += 1
        let number = newest
        let request = mutant.newRequest()
        request.onFound = { request, items in
          if number == newest { request.output?.foundUpcomingItems(items) }
        }
        await request.findUpcomingItems()
      }
    },
    "queuesRequests": interactor { mutant in
      var last: Task<Void, Never>?
      mutant.onFind = { mutant in
        let task = Task { [last] in
          await last?.value
          await mutant.newRequest().findUpcomingItems()
        }
        last = task
        await task.endsOrIsCancelled()
      }
    },
    // A new task is not cancelled together with the caller's.
    "reportsTheCancelled": interactor(\.onFind) { mutant in
      await Task { await mutant.solution.findUpcomingItems() }.value
    },
    "cancelledIsAFailure": interactor(\.onFind) { mutant in
      await mutant.solution.findUpcomingItems()
      guard Task.isCancelled else { return }
      mutant.output?.failedToFindUpcomingItems(UseCaseFailure(CancellationError()))
    },
  ]

  // Asks for another range.
  private static func asking(
    _ change: @escaping (InterceptingListInteractor, Range<Date>) -> Range<Date>
  ) -> ListInteractorParts.Make {
    interactor(\.onAsk) { mutant, range in try await mutant.ask(change(mutant, range)) }
  }

  // Asks for a range with another end.
  private static func askingUpTo(
    _ end: @escaping (InterceptingListInteractor, Range<Date>) -> Date?
  ) -> ListInteractorParts.Make {
    asking { mutant, range in range.lowerBound..<(end(mutant, range) ?? range.upperBound) }
  }

  // Reports each item with another relation, or leaves it out.
  private static func relating(
    _ change:
      @escaping (InterceptingListInteractor, NearTermDateRelation, _ date: Date)
      -> NearTermDateRelation?
  ) -> ListInteractorParts.Make {
    interactor(\.changeItems) { mutant, items in
      items = items.compactMap { item in
        change(mutant, item.dateRelation, item.dueDate).map { relation in
          UpcomingItem(title: item.title, dueDate: item.dueDate, dateRelation: relation)
        }
      }
    }
  }

  // Also reports items that the solution left out, if `belongs` returns true.
  private static func adding(
    _ relation: NearTermDateRelation,
    _ belongs: @escaping (InterceptingListInteractor, _ date: Date) -> Bool
  ) -> ListInteractorParts.Make {
    interactor(\.changeItems) { mutant, items in
      let known = items.map(\.dueDate)
      items += mutant.fetched
        .filter { !known.contains($0.dueDate) && belongs(mutant, $0.dueDate) }
        .map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, dateRelation: relation) }
    }
  }

  // Reports the items in another order, made from the order of the data manager.
  private static func ordering(
    _ order: @escaping (inout [UpcomingItem]) -> Void
  ) -> ListInteractorParts.Make {
    interactor(\.changeItems) { mutant, items in
      items = mutant.fetched.compactMap { [items] item in
        items.first { $0.title == item.name && $0.dueDate == item.dueDate }
      }
      order(&items)
    }
  }
}

extension InterceptingListInteractor {
  fileprivate var endOfToday: Date { calendar.dateInterval(of: .day, for: now)?.end ?? now }

  // Whether this number is the same in a date and in the reading of the clock.
  fileprivate func isSame(_ number: Calendar.Component, _ date: Date) -> Bool {
    calendar.component(number, from: date) == calendar.component(number, from: now)
  }
}
