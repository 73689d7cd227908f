/// Decides which tests of a run may start, so that a learner meets one red at a time.
public struct StepGate: Sendable {
  /// What may happen with a test.
  public enum Admission: Equatable, Sendable {
    /// It runs.
    case run
    /// It does not run, for this reason.
    case skip(String)
    /// It cannot be judged; it fails with this reason.
    case refuse(String)
  }

  private let settings: RunSettings
  private let isUntouched: @Sendable (Stage) -> Bool
  private var untouched: [Stage: Bool] = [:]
  private var firstRed: [Stage: Int] = [:]

  /// Creates a gate; `isUntouched` is asked once per stage, and only if it matters.
  public init(settings: RunSettings, isUntouched: @escaping @Sendable (Stage) -> Bool) {
    self.settings = settings
    self.isUntouched = isUntouched
  }

  /// Whether the test may start now.
  public mutating func admission(of subject: LedgerEntry.Subject) -> Admission {
    if settings.checksExercise, Stage.allCases.map(\.solutionTestsModule).contains(subject.module) {
      return .skip("A test of the solutions; KATA_SUBJECT=solution runs it.")
    }
    guard let stage = Stage(suiteModule: subject.module) else { return .run }
    guard let step = Catalogue.step(of: stage, test: subject.test) else {
      return .refuse(
        """
        \(subject.test) is in \(subject.module), but not in the catalogue of stage \(stage.number).
        """
      )
    }
    if !settings.isArmed, isNotBegun(stage) {
      return .skip(
        "Stage \(stage.number) is not begun: edit \(stage.exerciseFile), or run swift run kata."
      )
    }
    if step.author == .yours, !settings.runsHidden {
      return .skip("Yours to test; swift run kata judges step \(step.number).")
    }
    if !settings.runsAll, let red = firstRed[stage], red < step.number {
      return .skip("waits for step \(red)")
    }
    return .run
  }

  /// Takes note that the test failed; later steps of its stage wait from now on.
  public mutating func failed(_ subject: LedgerEntry.Subject) {
    guard
      let stage = Stage(suiteModule: subject.module),
      let step = Catalogue.step(of: stage, test: subject.test)
    else { return }
    firstRed[stage] = min(firstRed[stage] ?? step.number, step.number)
  }

  private mutating func isNotBegun(_ stage: Stage) -> Bool {
    let answer = untouched[stage] ?? isUntouched(stage)
    untouched[stage] = answer
    return answer
  }
}

extension Stage {
  /// The stage whose two suites are in this module.
  init?(suiteModule: String) {
    guard let stage = Stage.allCases.first(where: { $0.suiteModule == suiteModule }) else {
      return nil
    }
    self = stage
  }
}
