extension StageReport {
  /// The report with the results of the learner's tests, at the steps that ask for them.
  ///
  /// `own` is the result on the learner's own code; nil if they are green. A red test counts at one
  /// step.
  package func judged(by own: OwnTestIssue?, grade: Grade? = nil) -> StageReport {
    guard let test = own?.redTest else { return judged(with: grade) { _ in own } }
    let others = judged(with: grade) { _ in nil }
    let owner = redStep(grade?.step(testedBy: test), others)
    return judged(with: grade) { $0 == owner ? own : nil }
  }

  // The learner's test is judged first, even if the code crashes. The kit's check comes last, so
  // that learners find each fault with their own test; until then, the check may have no result.
  private func judged(
    with grade: Grade?,
    _ issue: (Step) -> OwnTestIssue?
  ) -> StageReport {
    var report = self
    for (index, entry) in steps.enumerated() where entry.step.author == .yours {
      report.steps[index].survivors = grade?.survivors(of: entry.step) ?? []
      let own = issue(entry.step)
      let isReached = own?.redTest != nil || report.steps[..<index].areDone
      guard entry.state.isVerdict || isReached && !entry.state.isBugOfTheKit else { continue }
      let first = OwnTestIssue.first(own, graded: grade?.issue(at: entry.step))
      report.steps[index].state = first.map(StepState.yours) ?? entry.state
    }
    return report.withWaitingOuterSteps
  }

  // An outer step is done when the steps are that it is around.
  private var withWaitingOuterSteps: StageReport {
    var report = self
    for (index, entry) in steps.enumerated() where entry.step.isOuter && entry.state == .done {
      let inner = steps.filter { entry.step.number + 1...entry.step.due ~= $0.step.number }
      guard let open = inner.first(where: { $0.state != .done })?.step else { continue }
      report.steps[index].state = .waiting("It passes, but step \(open.number) does not yet.")
    }
    return report
  }

  // A red test counts at the step that it tests, according to the grade, even if that step comes
  // later. Without a grade, or if the kit's own check finds the code of that step right, it counts
  // at the first step that is open even if this test is ignored, or else at the last step that the
  // learner has reached. `others` is the report with the test assumed to be green.
  private func redStep(_ about: Step?, _ others: StageReport) -> Step? {
    let reached = zip(steps.indices, others.steps).filter { index, entry in
      entry.step.author == .yours
        && (steps[index].state.isVerdict || others.steps[..<index].areDone)
    }
    .map(\.1)
    let open = reached.first { $0.state != .done }?.step
    guard let about else { return open ?? reached.last?.step }
    guard let entry = steps.first(where: { $0.step == about }) else { return nil }
    // If the kit finds the code of that step right, the test asks for what comes next.
    if entry.state == .done, let open, open.number > about.number { return open }
    return about
  }
}

extension StepState {
  /// Whether the kit's own check has a result for the learner's code.
  fileprivate var isVerdict: Bool {
    switch self {
    case .done, .red, .crashed, .hung: true
    case .disagreeing, .yours, .waiting, .notRun: false
    }
  }

  fileprivate var isBugOfTheKit: Bool { status == .kit }
}
