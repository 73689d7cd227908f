/// Finds the step at which a red test of the learner's counts; at the others, it counts as green.
struct OwnerOfRedTest {
  private let checks: StageReport
  // The steps with a test of the learner's that the learner has reached.
  private let reached: [StepReport]

  /// `checks` are the results of the kit's own checks, and `others` is the report with the test
  /// assumed to be green.
  init(in checks: StageReport, ifItWereGreen others: StageReport) {
    self.checks = checks
    reached = zip(checks.steps.indices, others.steps).filter { index, entry in
      entry.step.author == .yours
        && (checks.steps[index].state.isVerdict || others.steps[..<index].areDone)
    }
    .map(\.1)
  }

  /// The step that owns a test about this step; nil if the report does not contain that step.
  ///
  /// A test owns the step that it is about, according to the grade, even if that step comes later.
  /// If the kit's own check finds the code of that step right, the test asks for what comes next:
  /// the first step that is open even if the test is ignored. Without a grade, it is that step, or
  /// else the last one that the learner has reached.
  func step(ofTestAbout about: Step?) -> Step? {
    let open = reached.first { $0.state != .done }?.step
    guard let about else { return open ?? reached.last?.step }
    guard let check = checks.steps.first(where: { $0.step == about }) else { return nil }
    if check.state == .done, let open, open.number > about.number { return open }
    return about
  }
}
