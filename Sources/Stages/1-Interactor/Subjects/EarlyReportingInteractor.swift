import Foundation
import TodoDomain
import TodoUseCases

/// Reports each answer that is newer than the last reported one, even while a newer request waits.
@MainActor
final class EarlyReportingInteractor: ListInteractorSubject {
  weak var output: (any ListInteractorOutput)?

  private let dataManager: any ListDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar
  private var asked = 0
  private var reported = 0

  init(_ parts: ListInteractorParts) {
    dataManager = parts.dataManager
    clock = parts.clock
    calendar = parts.calendar
  }

  func findUpcomingItems() async {
    asked += 1
    let request = asked
    let now = clock.now
    let today = calendar.startOfDay(for: now)
    guard let window = window(from: today, at: now) else { return }
    let result = await Result.of { [dataManager] in
      try await dataManager.todoItems(dueIn: window)
    }
    guard request > reported, !Task.isCancelled else { return }
    reported = request

    switch result {
    case .success(let items):
      output?.foundUpcomingItems(
        items
          .filter { window.contains($0.dueDate) }
          .sorted { $0.dueDate == $1.dueDate ? $0.name < $1.name : $0.dueDate < $1.dueDate }
          .map { item in
            UpcomingItem(
              title: item.name,
              dueDate: item.dueDate,
              dateRelation: relation(of: item.dueDate, at: now)
            )
          }
      )
    case .failure(let error):
      output?.failedToFindUpcomingItems(UseCaseFailure(error))
    }
  }

  // Nothing is added to the current time: a week later, that time of day may be skipped.
  private func window(from today: Date, at now: Date) -> Range<Date>? {
    guard
      let week = calendar.dateInterval(of: .weekOfYear, for: now),
      let nextWeek = calendar.dateInterval(of: .weekOfYear, for: week.end)
    else { return nil }
    return today..<nextWeek.end
  }

  private func relation(of dueDate: Date, at now: Date) -> NearTermDateRelation {
    // Not by week number and year: a new era may begin within a week.
    let week = calendar.dateInterval(of: .weekOfYear, for: now)
    guard let week, dueDate < week.end else {
      return .nextWeek
    }
    if calendar.isDate(dueDate, inSameDayAs: now) { return .today }
    // Not by the length of days: a day that begins at 01:00 has 23 hours.
    let tomorrow = calendar.dateInterval(of: .day, for: now)?.end
    let isTomorrow = tomorrow.map { calendar.isDate(dueDate, inSameDayAs: $0) } ?? false
    return isTomorrow ? .tomorrow : .laterThisWeek
  }
}

extension Result where Failure == any Error {
  fileprivate static func of(_ work: @Sendable () async throws -> Success) async -> Self {
    do {
      return .success(try await work())
    } catch {
      return .failure(error)
    }
  }
}
