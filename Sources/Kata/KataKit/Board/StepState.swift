/// How a step stands after a run of both suites.
public enum StepState: Equatable, Sendable {
  /// Every framework passed it and, where the test is the learner's, theirs are green.
  case done
  /// It failed, in these places.
  case red([Failure])
  /// One framework failed it while the other passed it.
  case disagreeing(red: LedgerEntry.Framework, [Failure])
  /// It started and never ended; with the runtime's line about it, if there is one.
  case crashed(LedgerEntry.Framework, String?)
  /// It was stopped after the limit, in seconds.
  case hung(LedgerEntry.Framework, limit: Double)
  /// The learner's test for it is not there yet.
  case ownTestMissing
  /// A test of the learner's rejects a correct implementation: which one, and what it said.
  case ownTestWrong(String, accepted: String, String)
  /// The learner's tests let faults of the step through; the story is that of one.
  case ownTestTooWeak(caught: Int, of: Int, String)
  /// A test of the learner's is red.
  case ownTestRed(String, [Failure])
  /// It did not run, for this reason: an earlier step is red, or the run does not judge it.
  case waiting(String)
  /// Nothing ran where it should have.
  case notRun
}

/// A step and how it stands.
public struct StepReport: Equatable, Sendable {
  /// What is asked.
  public var step: Step
  /// How it stands.
  public var state: StepState
  /// The faults of the step that the learner's tests let through, as far as they were graded.
  public var survivors: [Mutant]

  /// Creates a report.
  public init(step: Step, state: StepState, survivors: [Mutant] = []) {
    self.step = step
    self.state = state
    self.survivors = survivors
  }
}
