// Stage 6, the Add module: a list that stays true over midnight.
//
// The finished exercise, written from its history.

import Foundation
import TodoDomain

@MainActor
public final class MidnightRefresh {
  private let todoClock: any TodoClock
  private let clock: any Clock<Duration>
  private let calendar: Calendar
  private let isCovered: @MainActor () -> Bool
  private let refresh: @MainActor () async -> Void

  // Reads the day from the to-do clock, and sleeps on the other clock.
  public init(
    todoClock: any TodoClock,
    clock: any Clock<Duration>,
    calendar: Calendar,
    isCovered: @escaping @MainActor () -> Bool,
    refresh: @escaping @MainActor () async -> Void
  ) {
    self.todoClock = todoClock
    self.clock = clock
    self.calendar = calendar
    self.isCovered = isCovered
    self.refresh = refresh
  }

  // Refreshes the list at each midnight, until its task is cancelled.
  public func run() async {
    var shown = today
    while let day = shown, !Task.isCancelled {
      let now = todoClock.now
      // The clock may have been set back. The end of the interval belongs to the next day.
      if now >= day.start, now < day.end {
        guard await hasSlept(until: day.end) else { return }
      } else if isCovered() {
        guard await hasSlept(until: now + 60) else { return }
      } else {
        shown = today
        await refresh()
      }
    }
  }

  private var today: DateInterval? {
    calendar.dateInterval(of: .day, for: todoClock.now)
  }

  // False if the task was cancelled.
  private func hasSlept(until end: Date) async -> Bool {
    let time = end.timeIntervalSince(todoClock.now)
    return (try? await clock.sleep(for: .seconds(time))) != nil
  }
}
