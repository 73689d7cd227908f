import AddSubjects
import Foundation
import KataTesting
import TodoApp
import TodoMocks

/// A refresh at midnight without an app: how time passes, and what comes during a refresh.
@MainActor
final class AddNights {
  private let fixture: MidnightFixture

  init(_ scenario: AddScenario, _ classes: AddClasses) {
    fixture = MidnightFixture(at: scenario.start - 1, in: scenario.dates, classes, waits: false)
    // A second later it runs.
    fixture.setTime(back: -1)
  }

  /// Lets these steps happen, and ends it; returns the refreshes, and what is left.
  func happen(_ steps: [AddScenario.Night]) async throws -> [AddCall] {
    var calls: [AddCall] = []
    // Now it has read its first day.
    try await fixture.pass(0)
    for step in steps where !fixture.isCancelled {
      try await happen(step)
      // A new day that comes during a refresh may show a minute later.
      if fixture.takeNewDay() { try await fixture.pass(60) }
      calls += [AddCall("the next step")] + fixture.takeCalls()
    }
    let left = try await fixture.leftovers()
    return calls + fixture.takeCalls() + left.map { AddCall($0) }
  }

  private func happen(_ step: AddScenario.Night) async throws {
    switch step {
    case .pass(let time): try await pass(time)
    case .nearly(let seconds):
      try await pass(.midnight(plus: -seconds))
      try await fixture.pass(seconds)
    case .cover: fixture.isCovered = true
    case .uncover(let left):
      fixture.isCovered = false
      if let left { try await pass(.midnight(plus: -left)) } else { try await fixture.pass(60) }
    case .looks(let count):
      fixture.isCovered = true
      try await pass(.midnight(plus: 0))
      for _ in 0..<count { try await fixture.pass(60) }
      try await happen(.uncover(left: nil))
    case .back(let hours):
      let looksEachMinute = fixture.showsToday
      fixture.isCovered = true
      try await pass(.midnight(plus: 0))
      // Otherwise a long sleep may have begun, which may outlast the change.
      if looksEachMinute { fixture.setTime(back: hours * 3600) }
      try await fixture.pass(60)
    case .during(let change):
      fixture.duringRefresh = { [fixture] in try await fixture.happen(change) }
    case .cancel(let hours):
      fixture.setTime(back: hours * 3600)
      fixture.end()
    case .cancelUncovered:
      fixture.isCovered = false
      fixture.end()
    case .cancelAtMidnight:
      let time = fixture.set(back: .midnight(plus: 0))
      fixture.todoClock.now += time
      fixture.clock.now += time
      fixture.end()
    }
  }

  private func pass(_ time: AddScenario.Time) async throws {
    try await fixture.pass(fixture.set(back: time))
  }
}

extension AddScenario.Time {
  /// By how much the time of day is set back, and how much time passes then.
  func seconds(
    after now: Date,
    in dates: FixedCalendar
  ) -> (back: TimeInterval, rest: TimeInterval) {
    switch self {
    case .hours(let hours): return (0, hours * 3600)
    case .midnight(let seconds):
      let end = dates.calendar.dateInterval(of: .day, for: now)?.end ?? now
      return (0, max(0, end.timeIntervalSince(now) + seconds))
    // Long enough for each sleep to end.
    case .set(let hours): return (hours * 3600, 26 * 3600)
    }
  }
}
