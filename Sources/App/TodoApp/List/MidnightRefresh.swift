import Foundation
import TodoDomain

/// Refreshes the list at each midnight, so that "Today" stays true.
///
/// It runs next to the input loop while the list is open, and ends when its task is cancelled.
@MainActor
public struct MidnightRefresh {
  private let todoClock: any TodoClock
  private let clock: any Clock<Duration>
  private let calendar: Calendar
  private let isListOnTop: @MainActor () -> Bool
  private let refresh: @MainActor () async -> Void

  /// Creates a refresh: reads the day from `todoClock`, sleeps on `clock`, then calls `refresh`.
  ///
  /// While another screen covers the list, it does not refresh, and tries again a minute later.
  public init(
    todoClock: any TodoClock,
    clock: any Clock<Duration>,
    calendar: Calendar,
    isListOnTop: @escaping @MainActor () -> Bool,
    refresh: @escaping @MainActor () async -> Void
  ) {
    self.todoClock = todoClock
    self.clock = clock
    self.calendar = calendar
    self.isListOnTop = isListOnTop
    self.refresh = refresh
  }

  /// Refreshes at each midnight until the task is cancelled.
  public func run() async {
    var shown = today
    while let day = shown, !Task.isCancelled {
      let now = todoClock.now
      // The clock may also have been set back. The end of the interval belongs to the next day.
      guard now < day.start || now >= day.end else {
        guard await slept(until: day.end, from: now) else { return }
        continue
      }
      guard isListOnTop() else {
        guard await slept(until: now + 60, from: now) else { return }
        continue
      }
      shown = today
      await refresh()
    }
  }

  private var today: DateInterval? {
    calendar.dateInterval(of: .day, for: todoClock.now)
  }

  private func slept(until end: Date, from now: Date) async -> Bool {
    do {
      try await clock.sleep(for: .seconds(end.timeIntervalSince(now)))
      return true
    } catch {
      return false
    }
  }
}
