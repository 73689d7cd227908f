import KataCore
import SuiteLedger

/// The state of a step after a run of both suites, with its details.
package enum StepState: Equatable, Sendable {
  /// Every framework passed it, and the learner's test is green if the step asks for one.
  case done
  /// It failed, in these places.
  case red([FailureMessage])
  /// One framework failed it while the other passed it.
  case disagreeing(red: Framework, [FailureMessage])
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

  package var status: Status {
    switch self {
    case .done: .green
    case .red: .red
    case .yours(let issue): issue.redTest == nil ? .yours : .red
    case .disagreeing: .kit
    case .crashed: .crash
    case .hung: .hang
    case .waiting, .notRun: .waiting
    }
  }
}

/// A step and its state.
package struct StepReport: Equatable, Sendable {
  package var step: Step
  package var state: StepState
  /// The faults of the step that the learner's tests miss, if the tests were graded.
  package var survivors: [Mutant] = []
  /// The scenario in which its test crashed or hung; nil if there is none.
  package var scenario: ScenarioUnderWay?
  /// The later stage, if the step was judged on the code of that stage; nil for its own stage.
  package var change: Stage?
}

extension StepReport {
  /// The data that repeat the failing scenario; nil for an example.
  package var foundScenario: FoundScenario? {
    switch state {
    case .red(let failures), .disagreeing(_, let failures):
      failures.lazy.compactMap(\.scenario).first
    case .crashed, .hung: scenario?.found
    case .done, .yours, .waiting, .notRun: nil
    }
  }
}
