import Foundation

/// The state of a step after a run of both suites, with its details.
package enum StepState: Equatable, Sendable {
  /// Every framework passed it, and the learner's test is green if the step asks for one.
  case done
  /// It failed, in these places.
  case red([AssertionFailure])
  /// One framework failed it while the other passed it.
  case disagreeing(red: Framework, [AssertionFailure])
  /// It started and never ended; with the known facts of the crash.
  case crashed(Framework, Crash?)
  /// It was stopped after the time limit, in seconds.
  case hung(Framework, limit: Double)
  /// The learner's test of it is missing, wrong or too weak.
  case yours(OwnTestIssue)
  /// It did not run, for this reason: an earlier step is red, or the run does not judge it.
  case waiting(String)
  /// Nothing ran, although it should have.
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
  /// No test rejects the code from before the step; `hasTests` if there are others.
  case missing(hasTests: Bool)
  /// There are tests, but none has a result; this is the first.
  case notRun(test: String)
  /// All tests skip themselves; this is the first.
  case skips(test: String)
  /// A test rejects a correct implementation.
  case rejects(Rejection)
  /// Some faults of the step survive; the summary is that of one.
  ///
  /// `isEarly` if that fault acts in a task, and the test compared before the task could run.
  case tooWeak(caught: Int, of: Int, summary: String, isEarly: Bool = false)
  /// A test is red on the learner's own code.
  case red(test: String, [AssertionFailure])
  /// A test ended the process, itself or in the learner's code.
  case crashed(test: String, Crash?)
}

/// A test that rejects a correct implementation.
package struct Rejection: Equatable, Sendable {
  /// The test's name.
  package var test: String
  /// The correct implementation that it rejects, as a sentence.
  package var implementation: String
  /// The test's message.
  package var message: FailureMessage

  package init(test: String, implementation: String, message: FailureMessage) {
    self.test = test
    self.implementation = implementation
    self.message = message
  }
}

/// A step and its state.
package struct StepReport: Equatable, Sendable {
  /// The step.
  package var step: Step
  /// The state.
  package var state: StepState
  /// The faults of the step that the learner's tests miss, if the tests were graded.
  package var survivors: [Mutant]
  /// The scenario in which its test crashed or hung; nil if there is none.
  package var scenario: ScenarioUnderWay?
  /// The later stage, if the step was judged on the code of that stage; nil for its own stage.
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
  /// The data that repeat the failing scenario; nil for an example.
  package var foundScenario: FoundScenario? {
    switch state {
    case .red(let failures), .disagreeing(_, let failures):
      failures.lazy.compactMap(\.message.scenario).first
    case .crashed, .hung: scenario?.found
    case .done, .yours, .waiting, .notRun: nil
    }
  }
}
