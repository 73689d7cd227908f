import SuiteLedger

/// Decides which tests of a run may start, so that a learner meets one red at a time.
package struct StepGate: Sendable {
  private let settings: RunSettings
  private let curriculum: Curriculum
  private let level: Step.Level
  private let untouched: [Stage]
  private var firstRed: [Int: Step] = [:]

  /// Deeper steps than `level` do not run, nor those of stages that are `untouched`.
  package init(
    settings: RunSettings,
    curriculum: Curriculum,
    level: Step.Level = .deep,
    untouched: @autoclosure () -> [Stage] = []
  ) {
    self.settings = settings
    self.curriculum = curriculum
    self.level = level
    self.untouched = settings.isArmed ? [] : untouched()
  }

  /// The reason why the test may not start now; nil if it may.
  package func reasonToSkip(_ test: TestID) -> String? {
    guard let stage = curriculum.stage(ofSuites: test.module) else { return nil }
    if let reason = reasonToSkip(stage) { return reason }
    guard let step = stage.step(test: test.test) else { return nil }
    if step.level > level {
      return "You chose --core; swift run kata, without --core, adds this step."
    }
    if !settings.runsAllSteps, let red = firstRed[stage.number], red.due < step.number {
      return "waits for step \(red.number)"
    }
    return nil
  }

  /// The reason why no step of the stage runs; nil if they may.
  package func reasonToSkip(_ stage: Stage) -> String? {
    guard untouched.contains(stage) else { return nil }
    let file = stage.files[0].exercise
    return "Stage \(stage.number) is not begun: edit \(file), or run swift run kata."
  }

  /// Records that the test failed; later steps of its stage wait from now on.
  package mutating func failed(_ test: TestID) {
    guard let step = curriculum.stage(ofSuites: test.module)?.step(test: test.test) else { return }
    if let red = firstRed[step.stage], red.due <= step.due { return }
    firstRed[step.stage] = step
  }
}
