// Stage 6, the Add module: a list that stays true over midnight.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the four files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 6: the Add module", has a paragraph for each step.

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
  public func run() async {}
}
