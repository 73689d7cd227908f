import Foundation
import TodoDomain

/// Refreshes the list each time midnight passes, so that "Today" stays true.
///
/// It runs beside the input loop for as long as the list is open, and ends when its task is cancelled.
@MainActor
public struct MidnightRefresh {
  private let todoClock: any TodoClock
  private let clock: any Clock<Duration>
  private let calendar: Calendar
  private let isListOnTop: @MainActor () -> Bool
  private let refresh: @MainActor () async -> Void

  /// Creates a refresh that reads the day from `todoClock`, sleeps on `clock`, and then calls `refresh`.
  ///
  /// Nothing is refreshed while another screen covers the list: it looks again a minute later.
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
      // The clock may have been set back, too. The end of an interval is the next day's.
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
