import Foundation
import TodoDomain
import TodoTerminal

/// Refreshes the list at each midnight, as if the user typed `r`, so that "Today" stays true.
///
/// It runs next to the input loop while the list is open, and ends when its task is cancelled. With a
/// prompt, the list begins on a new line, and the prompt is written again after it.
@MainActor
package struct MidnightRefresh {
  private let root: RootWireframe
  private let prompt: Prompt?
  private let todoClock: any TodoClock
  private let clock: any Clock<Duration>
  private let calendar: Calendar

  /// Reads the day from `todoClock`, and sleeps on `clock`.
  package init(
    root: RootWireframe,
    prompt: Prompt?,
    todoClock: any TodoClock,
    clock: any Clock<Duration>,
    calendar: Calendar
  ) {
    self.root = root
    self.prompt = prompt
    self.todoClock = todoClock
    self.clock = clock
    self.calendar = calendar
  }

  /// Refreshes at each midnight until the task is cancelled.
  ///
  /// While another screen covers the list, it does not refresh, and tries again a minute later.
  package func run() async {
    var shown = today
    while let day = shown, !Task.isCancelled {
      let now = todoClock.now
      // The clock may also have been set back. The end of the interval belongs to the next day.
      guard now < day.start || now >= day.end else {
        guard await slept(until: day.end, from: now) else { return }
        continue
      }
      guard root.hasListOnTop else {
        guard await slept(until: now + 60, from: now) else { return }
        continue
      }
      shown = today
      prompt?.leave()
      await root.topScreen?.handle("r")
      prompt?.ask()
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
