import KataCore

extension StageReport {
  /// The report with the results of the learner's tests, at the steps that ask for them.
  ///
  /// `own` is the result on the learner's own code; nil if they are green. A red test counts at the
  /// step that owns it; if it is red on correct code, too, it counts as wrong.
  package func judged(by own: OwnTestIssue?, grade: Grade) -> StageReport {
    guard let test = own?.redTest else { return judged(with: grade) { _ in own } }
    let others = judged(with: grade) { _ in nil }
    let wrong = grade.rejection(by: test)
    let about = wrong == nil ? grade.step(testedBy: test) : nil
    let owner =
      steps.first { $0.step == wrong?.step }?.step
      ?? owner(ofTestAbout: about, ifItWereGreen: others)
    return judged(with: grade) { $0 == owner ? wrong.map(OwnTestIssue.rejects) ?? own : nil }
  }

  /// The report up to the first step whose tests do not do their work yet, according to the grade.
  ///
  /// The kit's own check of that step has run, but its result stays hidden, and later steps wait.
  package func upToUntestedStep(in grade: Grade) -> StageReport {
    var report = self
    guard
      let first = steps.firstIndex(where: {
        $0.step.isYours && $0.state.status != .waiting && grade.issue(at: $0.step) != nil
      })
    else { return report }
    let reason = "waits for step \(steps[first].step.number)"
    for index in steps.indices[first...] { report.steps[index].state = .waiting(reason) }
    report.steps[first].state = .waiting("waits for your test")
    return report
  }

  /// The step at which a red test about this step counts; nil if the report does not contain it.
  ///
  /// A test owns the step that it is about, according to the grade, even if that step comes later.
  /// If the kit's own check finds the code of that step right, the test asks for what comes next:
  /// the first step that is open even if the test is ignored. A test that is about no step counts at
  /// that step, or else at the last one that the learner has reached.
  private func owner(ofTestAbout about: Step?, ifItWereGreen others: StageReport) -> Step? {
    let reached = zip(steps.indices, others.steps).filter { index, entry in
      entry.step.isYours
        && (steps[index].state.isVerdict || others.steps[..<index].areDone)
    }
    let open = reached.first { $1.state != .done }?.1.step
    guard let about else { return open ?? reached.last?.1.step }
    guard let check = steps.first(where: { $0.step == about }) else { return nil }
    if check.state == .done, let open, open.number > about.number { return open }
    return about
  }

  // The learner's test is judged first, even if the code crashes. The kit's check comes last, so
  // that learners find each fault with their own test; until then, the check may have no result.
  private func judged(
    with grade: Grade,
    _ issue: (Step) -> OwnTestIssue?
  ) -> StageReport {
    var report = self
    for (index, entry) in steps.enumerated() where entry.step.isYours {
      report.steps[index].survivors = grade.survivors(of: entry.step)
      let own = issue(entry.step)
      let isReached = own?.redTest != nil || report.steps[..<index].areDone
      guard entry.state.isVerdict || isReached && entry.state.status != .kit else { continue }
      let first = OwnTestIssue.first(own, graded: grade.issue(at: entry.step))
      report.steps[index].state = first.map(StepState.yours) ?? entry.state
    }
    return report.withWaitingOuterSteps
  }

  /// The report with what the texts show: the reason why no test checks a step, and the place of a
  /// test that crashed or ran too long on correct code.
  package func explained(by cause: String?, in source: TestSource? = nil) -> StageReport {
    var report = self
    for (index, entry) in steps.enumerated() {
      switch entry.state {
      case .yours(.tooWeak(var weakness)) where weakness.isOfMissingTest:
        weakness.cause = cause
        report.steps[index].state = .yours(.tooWeak(weakness))
      case .yours(.rejects(var rejection)) where rejection.message.place == nil:
        let name = rejection.test + " ("
        rejection.message.file =
          source?.functions.first { $0.isTest && name.hasPrefix("\($0.name) (") }?.place
        report.steps[index].state = .yours(.rejects(rejection))
      default: break
      }
    }
    return report
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
  fileprivate var isVerdict: Bool {
    switch self {
    case .done, .red, .crashed, .hung: true
    case .disagreeing, .yours, .waiting, .notRun: false
    }
  }
}
