import Foundation
import TodoDomain
import TodoUseCases

/// Asks and computes in a child task, away from the main actor; only the reports run on it.
@MainActor
final class ChildTaskInteractor: ListInteractorSubject {
  weak var output: (any ListInteractorOutput)?

  private let dataManager: any ListDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar
  private var newest: Query?

  init(_ parts: ListInteractorParts) {
    dataManager = parts.dataManager
    clock = parts.clock
    calendar = parts.calendar
  }

  func findUpcomingItems() async {
    guard let query = Query(at: clock.now, in: calendar) else { return }
    newest = query
    async let upcoming = query.upcomingItems(of: dataManager)
    do {
      let items = try await upcoming
      if isWanted(query) { output?.foundUpcomingItems(items) }
    } catch {
      if isWanted(query) { output?.failedToFindUpcomingItems(UseCaseFailure(error)) }
    }
  }

  // Checked on the main actor: a newer request may have started during the child task.
  private func isWanted(_ query: Query) -> Bool { query === newest && !Task.isCancelled }
}

/// One request, with the end of each relation.
private final class Query: Sendable {
  private let start: Date
  private let ends: [(date: Date, relation: NearTermDateRelation)]

  init?(at now: Date, in calendar: Calendar) {
    guard
      let today = calendar.dateInterval(of: .day, for: now),
      let tomorrow = calendar.dateInterval(of: .day, for: today.end),
      let week = calendar.dateInterval(of: .weekOfYear, for: now),
      let nextWeek = calendar.dateInterval(of: .weekOfYear, for: week.end)
    else { return nil }
    start = today.start
    // If tomorrow starts a week, the relation tomorrow is empty: it ends where today ends.
    ends = [
      (today.end, .today), (min(tomorrow.end, week.end), .tomorrow),
      (week.end, .laterThisWeek), (nextWeek.end, .nextWeek),
    ]
  }

  @concurrent
  func upcomingItems(of dataManager: any ListDataManagerInterface) async throws -> [UpcomingItem] {
    let end = ends.last?.date ?? start
    var upcoming: [UpcomingItem] = []
    for item in try await dataManager.todoItems(dueIn: start..<end) where item.dueDate >= start {
      guard let relation = ends.first(where: { item.dueDate < $0.date })?.relation else { continue }
      let reported = UpcomingItem(title: item.name, dueDate: item.dueDate, dateRelation: relation)
      let place = upcoming.firstIndex {
        ($0.dueDate, $0.title) > (reported.dueDate, reported.title)
      }
      upcoming.insert(reported, at: place ?? upcoming.endIndex)
    }
    return upcoming
  }
}
