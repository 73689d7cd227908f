import Foundation
import TodoDomain
import TodoUseCases

/// Applies the rules of the list as the Guide states them, one by one.
///
/// It shares no code with the solution: it asks the calendar only for the start of a day and its
/// weekday, and finds each week by going from day to day. It asks and computes on the main actor, or
/// in a child task, away from it.
@MainActor
final class PlainReckoningInteractor: ListInteractorSubject {
  weak var output: (any ListInteractorOutput)?

  private let dataManager: any ListDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar
  private let asksInAChildTask: Bool
  // The numbers of waiting requests, oldest first. An answer is reported even while a newer request
  // waits, and removes all older requests as well.
  private var waiting: [Int] = []
  private var requests = 0

  init(_ parts: ListInteractorParts, asksInAChildTask: Bool = false) {
    dataManager = parts.dataManager
    clock = parts.clock
    calendar = parts.calendar
    self.asksInAChildTask = asksInAChildTask
  }

  func findUpcomingItems() async {
    let days = upcomingDays(from: clock.now)
    guard let first = days.first, let last = days.last else { return }
    let range = first.start..<last.end
    requests += 1
    let request = requests
    waiting.append(request)
    var answer: [UpcomingItem]?
    var failure: (any Error)?
    do {
      if asksInAChildTask {
        async let upcoming = reported(dataManager.todoItems(dueIn: range), on: days)
        answer = try await upcoming
      } else {
        answer = reported(try await dataManager.todoItems(dueIn: range), on: days)
      }
    } catch {
      failure = error
    }
    guard let place = waiting.firstIndex(of: request) else { return }
    if Task.isCancelled {
      waiting.remove(at: place)
      return
    }
    waiting.removeSubrange(...place)
    if let failure { output?.failedToFindUpcomingItems(UseCaseFailure(failure)) }
    if let answer { output?.foundUpcomingItems(answer) }
  }

  private nonisolated func reported(_ items: [TodoItem], on days: [Day]) -> [UpcomingItem] {
    var reported: [UpcomingItem] = []
    for day in days {
      let due = items.filter { day.start <= $0.dueDate && $0.dueDate < day.end }
      for moment in Set(due.map(\.dueDate)).sorted() {
        let names = due.filter { $0.dueDate == moment }.map(\.name).sorted()
        reported += names.map {
          UpcomingItem(title: $0, dueDate: moment, dateRelation: day.relation)
        }
      }
    }
    return reported
  }

  private struct Day {
    var start: Date
    var end: Date
    var relation: NearTermDateRelation
  }

  // Today, and each day after it until two new weeks have begun.
  private func upcomingDays(from now: Date) -> [Day] {
    var days: [Day] = []
    var start = calendar.startOfDay(for: now)
    var weeksBegun = 0
    while weeksBegun < 2 {
      let end = startOfDay(after: start)
      let relation: NearTermDateRelation =
        switch (weeksBegun, days.count) {
        case (1, _): .nextWeek
        case (_, 0): .today
        case (_, 1): .tomorrow
        default: .laterThisWeek
        }
      days.append(Day(start: start, end: end, relation: relation))
      start = end
      if calendar.component(.weekday, from: start) == calendar.firstWeekday { weeksBegun += 1 }
    }
    return days
  }

  // No day has fewer than 22 hours: goes on by half hours until the next day, and takes its start.
  private func startOfDay(after start: Date) -> Date {
    var moment = start + 20 * 3_600
    while calendar.startOfDay(for: moment) == start { moment += 1_800 }
    return calendar.startOfDay(for: moment)
  }
}
