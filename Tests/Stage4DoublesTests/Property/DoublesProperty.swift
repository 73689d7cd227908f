import DoublesSubjects
import KataTesting

/// Compares the learner's doubles with the finished ones, whatever a test does with them.
struct DoublesProperty: OldProperty {
  // After a scenario that had to wait, later ones wait less.
  private final class Patience {
    var time = Duration.milliseconds(200)
  }

  private let patience = Patience()

  func difference(in scenario: DoublesScenario) async throws -> Difference? {
    try await withTaskExecutorPreference(MainThread.shared) { try await compare(scenario) }
  }

  private func compare(_ scenario: DoublesScenario) async throws -> Difference? {
    func world(_ doubles: DoubleMakers, patience: Duration, turns: Int) -> DoublesWorld {
      DoublesWorld(
        doubles,
        answer: scenario.answer,
        expecting: scenario.expected,
        records: scenario.records,
        now: scenario.now,
        patience: patience,
        turns: turns
      )
    }
    let model = world(.solution, patience: .milliseconds(500), turns: 0)
    let world = world(try .make(), patience: patience.time, turns: 1)
    var first: Difference?
    // To the end, even after a difference: the last event releases everything that waits.
    for event in scenario.events {
      let expected = await model.perform(event)
      let seen = await world.perform(event)
      first = first ?? Difference(expected: expected, got: seen) { _, _ in event.rule }
    }
    if first != nil { patience.time = .milliseconds(1) }
    return first
  }
}
