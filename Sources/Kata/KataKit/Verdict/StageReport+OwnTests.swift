extension StageReport {
  /// The report with the results of the learner's tests, at the steps that ask for them.
  ///
  /// `own` is the result on the learner's own code; nil if they are green. A red test counts at the
  /// step that owns it.
  package func judged(by own: OwnTestIssue?, grade: Grade? = nil) -> StageReport {
    guard let test = own?.redTest else { return judged(with: grade) { _ in own } }
    let others = judged(with: grade) { _ in nil }
    let owner = OwnerOfRedTest(in: self, ifItWereGreen: others)
      .step(ofTestAbout: grade?.step(testedBy: test))
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
    for (index, entry) in steps.enumerated() where entry.step.kind == .outer && entry.state == .done
    {
      let inner = steps.filter { entry.step.number + 1...entry.step.due ~= $0.step.number }
      guard let open = inner.first(where: { $0.state != .done })?.step else { continue }
      report.steps[index].state = .waiting("It passes, but step \(open.number) does not yet.")
    }
    return report
  }
}

extension StepState {
  /// Whether the kit's own check has a result for the learner's code.
  var isVerdict: Bool {
    switch self {
    case .done, .red, .crashed, .hung: true
    case .disagreeing, .yours, .waiting, .notRun: false
    }
  }

  fileprivate var isBugOfTheKit: Bool { status == .kit }
}
