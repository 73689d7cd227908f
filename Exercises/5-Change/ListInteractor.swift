// Stage 5, the change: the order of the items belongs to the interactor.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the three files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 5: the change", has a paragraph for each step.

import Foundation
import TodoDomain
import TodoUseCases

@MainActor
public final class ListInteractor: ListInteractorInput {
  // Weak: the presenter owns the interactor, so a strong reference would keep both alive.
  public weak var output: (any ListInteractorOutput)?

  private let dataManager: any ListDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar
  // Identifies the newest request, so that an answer to an older one can be dropped.
  private var newestRequest = 0

  public init(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  public func findUpcomingItems() async {
    newestRequest += 1
    let request = newestRequest
    // Read once: with a second read, midnight could pass between two items.
    guard let days = NearTermDays(from: clock.now, in: calendar) else {
      output?.failedToFindUpcomingItems(UseCaseFailure(reason: "\(calendar) has no weeks"))
      return
    }

    do {
      let items = try await dataManager.todoItems(dueIn: days.upcoming)
      guard isWanted(request) else { return }
      output?.foundUpcomingItems(upcomingItems(from: items, in: days))
    } catch {
      guard isWanted(request) else { return }
      output?.failedToFindUpcomingItems(UseCaseFailure(error))
    }
  }

  // An answer is dropped if a newer request has started, or this one was cancelled.
  private func isWanted(_ request: Int) -> Bool {
    request == newestRequest && !Task.isCancelled
  }

  private func upcomingItems(from items: [TodoItem], in days: NearTermDays) -> [UpcomingItem] {
    items
      .sorted { ($0.dueDate, $0.name) < ($1.dueDate, $1.name) }
      .compactMap { item in
        // No relation means outside the range: a data manager may return more than was asked for.
        days.relation(of: item.dueDate).map { relation in
          UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: relation)
        }
      }
  }
}

/// Today, tomorrow, this week and next week as half-open intervals of one calendar.
///
/// Every end is the calendar's start of the next interval. Adding seconds, days or weeks to a start
/// is not the same: a day can begin at 01:00 if the clocks skip midnight.
private struct NearTermDays {
  private let today: DateInterval
  private let tomorrow: DateInterval
  private let thisWeek: DateInterval
  private let nextWeek: DateInterval

  init?(from now: Date, in calendar: Calendar) {
    guard
      let today = calendar.dateInterval(of: .day, for: now),
      let tomorrow = calendar.dateInterval(of: .day, for: today.end),
      let thisWeek = calendar.dateInterval(of: .weekOfYear, for: now),
      let nextWeek = calendar.dateInterval(of: .weekOfYear, for: thisWeek.end)
    else { return nil }
    self.today = today
    self.tomorrow = tomorrow
    self.thisWeek = thisWeek
    self.nextWeek = nextWeek
  }

  /// From the start of today up to the end of next week.
  var upcoming: Range<Date> { today.start..<nextWeek.end }

  /// The relation of a due date to today; nil outside `upcoming`.
  func relation(of dueDate: Date) -> NearTermDateRelation? {
    guard upcoming.contains(dueDate) else { return nil }
    if dueDate < today.end { return .today }
    // The week is checked before the day: tomorrow belongs to next week if it starts a new week.
    if dueDate >= thisWeek.end { return .nextWeek }
    return dueDate < tomorrow.end ? .tomorrow : .laterThisWeek
  }
}
