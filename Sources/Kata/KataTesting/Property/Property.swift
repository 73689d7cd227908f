import KataCore
import TodoMocks

/// A rule that holds in every scenario: the neighbours of the code see what those of the solution see.
///
/// Each stage has one. It makes scenarios; the driver here runs them on the code and on the
/// solution, compares the calls after each act, shrinks the first scenario that differs, and prints
/// it.
@MainActor
package protocol Property<Fixture> {
  /// The code under test, or the solution, with its neighbours; most often a class.
  associatedtype Fixture

  /// Makes a scenario; the same choices always make the same scenario.
  func scenario(_ choices: inout Choices) -> Scenario<Fixture>
}

extension Property {
  /// Runs the run's scenarios; nil if the code and the model agree in all of them.
  ///
  /// The scenario in which the step was red comes first. The first difference is shrunk until a
  /// limit, so that slow code is reported as well.
  package func firstFailure(
    shrinkingFor limit: Duration = .seconds(10)
  ) async throws -> FailureMessage? {
    let run = StageRun.current
    if let kept = run.keptScenario, let failure = try await failure(in: kept, shrinksFor: limit) {
      return failure
    }
    for number in 1...run.scenarios {
      let found = FoundScenario(seed: run.seed, number: number)
      guard var failure = try await failure(in: found, shrinksFor: limit) else { continue }
      if case .mutant = run.implementation {
        failure.scenario?.timesInAThousand = try await timesInAThousand(from: number)
      }
      return failure
    }
    return nil
  }

  /// In how many of a thousand scenarios the code differs, from this one on; estimated after five.
  package func timesInAThousand(from first: Int = 1) async throws -> Int {
    let run = StageRun.current
    var (times, last) = (0, run.scenarios)
    for number in first...run.scenarios where times < 5 {
      let found = FoundScenario(seed: run.seed, number: number)
      guard try await failure(in: found, shrinksFor: .zero) != nil else { continue }
      times += 1
      if times == 5 { last = number }
    }
    return times * 1_000 / last
  }

  private func failure(
    in found: FoundScenario,
    shrinksFor limit: Duration
  ) async throws -> FailureMessage? {
    func trial(_ choices: Choices) async throws -> Shrinking<FailureMessage>.Found? {
      var choices = choices
      let scenario = scenario(&choices)
      let lines = scenario.lines
      var tried = found
      if choices.isGiven { tried.choices = choices.made }
      StageRun.current.begin(ScenarioUnderWay(found: tried, lines: lines.elided(to: 12)))
      guard let difference = try await scenario.difference() else { return nil }
      tried.choices = choices.made
      let message = FailureMessage(difference, in: lines, found: tried)
      return Shrinking.Found(choices: choices, failure: message)
    }
    let choices = found.choices.map(Choices.init(again:)) ?? Choices(of: found)
    guard let first = try await trial(choices) else { return nil }
    // Choices are kept only after shrinking.
    guard found.choices == nil else { return first.failure }
    var shrinking = Shrinking(trials: 400, until: .now + limit, trial: trial)
    return try await shrinking.simplest(from: first).failure
  }
}

extension Choices {
  // Each has its own seed, so that the hundredth is made without the ninety-nine before it.
  fileprivate init(of found: FoundScenario) {
    var seeds = SeededGenerator(seed: found.seed)
    self.init(seed: seeds.next() &+ UInt64(clamping: found.number))
  }
}

extension FailureMessage {
  // Twelve lines at most: the events, the expected and the actual calls, the rule, and the seed.
  fileprivate init(_ difference: Difference, in lines: [String], found: FoundScenario) {
    let expected = difference.expected.elided(to: 2)
    let got = difference.got.elided(to: 2)
    let rest = max(1, expected.count) + max(1, got.count) + 2
    self.init(
      lines.elided(to: 12 - rest).joined(separator: "\n"),
      expected: expected,
      got: got,
      notes: ["The rule: \(difference.rule)", "F" + found.origin.dropFirst() + "."],
      scenario: found
    )
  }
}
