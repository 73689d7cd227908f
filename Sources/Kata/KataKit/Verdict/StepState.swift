import Foundation

/// How a step stands after a run of both suites, with what there is to say of it.
package enum StepState: Equatable, Sendable {
  /// Every framework passed it and, where the test is the learner's, theirs are green.
  case done
  /// It failed, in these places.
  case red([AssertionFailure])
  /// One framework failed it while the other passed it.
  case disagreeing(red: Framework, [AssertionFailure])
  /// It started and never ended; with what is known of the crash.
  case crashed(Framework, Crash?)
  /// It was stopped after the limit, in seconds.
  case hung(Framework, limit: Double)
  /// The learner's test of it is not what it should be.
  case yours(OwnTestIssue)
  /// It did not run, for this reason: an earlier step is red, or the run does not judge it.
  case waiting(String)
  /// Nothing ran where it should have.
  case notRun

  /// The state in one word.
  package var status: Status {
    switch self {
    case .done: .green
    case .red, .yours(.red), .yours(.crashed): .red
    case .disagreeing: .kit
    case .crashed: .crash
    case .hung: .hang
    case .yours(.missing), .yours(.notRun), .yours(.skips), .yours(.rejects), .yours(.tooWeak):
      .yours
    case .waiting, .notRun: .waiting
    }
  }
}

/// The reason why the learner's tests do not finish a step.
package enum OwnTestIssue: Equatable, Sendable {
  /// There is none that notices the code as it was before the step; `hasTests` if there are others.
  case missing(hasTests: Bool)
  /// There are some, and none has a result; this is the first.
  case notRun(test: String)
  /// There are only some that skip themselves; this is the first.
  case skips(test: String)
  /// One rejects a correct implementation.
  case rejects(Rejection)
  /// Some faults of the step get through; the summary is that of one.
  ///
  /// `isEarly` if that one acts in a task, and the test that met it compared before the task could run.
  case tooWeak(caught: Int, of: Int, summary: String, isEarly: Bool = false)
  /// One is red on the learner's own code.
  case red(test: String, [AssertionFailure])
  /// One ended the process, by itself or in the learner's code.
  case crashed(test: String, Crash?)
}

/// A test that rejects what it should accept.
package struct Rejection: Equatable, Sendable {
  /// The test's name.
  package var test: String
  /// The correct implementation that it rejects, as a sentence.
  package var implementation: String
  /// What it said.
  package var message: FailureMessage

  package init(test: String, implementation: String, message: FailureMessage) {
    self.test = test
    self.implementation = implementation
    self.message = message
  }
}

/// A step and how it stands.
package struct StepReport: Equatable, Sendable {
  /// What is asked.
  package var step: Step
  /// How it stands.
  package var state: StepState
  /// The faults of the step that the learner's tests let through, as far as they were graded.
  package var survivors: [Mutant]
  /// The scenario in which its test crashed or hung; nil if it did not, or has none.
  package var scenario: ScenarioUnderWay?
  /// The later stage on whose code it stands so; nil for the code of its own stage.
  package var change: Stage?

  package init(
    step: Step,
    state: StepState,
    survivors: [Mutant] = [],
    scenario: ScenarioUnderWay? = nil,
    change: Stage? = nil
  ) {
    self.step = step
    self.state = state
    self.survivors = survivors
    self.scenario = scenario
    self.change = change
  }
}

extension StepReport {
  /// What makes the scenario again that keeps the step from being done; nil if it is an example.
  package var foundScenario: FoundScenario? {
    switch state {
    case .red(let failures), .disagreeing(_, let failures):
      failures.lazy.compactMap(\.message.scenario).first
    case .crashed, .hung: scenario?.found
    case .done, .yours, .waiting, .notRun: nil
    }
  }
}
