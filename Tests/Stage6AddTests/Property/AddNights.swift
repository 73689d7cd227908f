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
    // A cover that comes first is there when the refresh begins to run.
    if case .cover(let covers) = steps.first { fixture.isCovered = covers }
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

  private func happen(_ step: AddScenario.Night, isRefreshing: Bool = false) async throws {
    // During a refresh, the code does not sleep again.
    func pass(_ time: TimeInterval) async throws {
      if isRefreshing { try await fixture.move(time) } else { try await fixture.pass(time) }
    }
    switch step {
    case .hours(let hours): try await pass(hours * 3600)
    case .midnight(let seconds): try await pass(max(0, fixture.restOfTheDay + seconds))
    case .minutes(let count): for _ in 0..<count { try await pass(60) }
    case .cover(let covers): fixture.isCovered = covers
    case .set(let hours): fixture.setTime(back: hours * 3600)
    case .back(let hours): if !fixture.showsToday { fixture.setTime(back: hours * 3600) }
    case .during(let steps):
      fixture.duringRefresh = { [weak self] in
        for step in steps { try await self?.happen(step, isRefreshing: true) }
      }
    case .cancel: fixture.end()
    case .cancelAtMidnight:
      let time = fixture.restOfTheDay
      fixture.todoClock.now += time
      fixture.clock.now += time
      fixture.end()
    }
  }
}
