import KataRun

/// Grades the learner's tests of a stage if the stage asks for them, and runs the stage.
package struct StageJudge: Sendable {
  let workspace: Workspace
  /// The learner's files in the build.
  let save: Save
  package let listing: TestListing
  /// The deepest level to judge.
  var level = Step.Level.deep
  /// The seed of further values.
  var seed: UInt64?
  /// The learner's step; the tests of later steps are not graded, except for the next.
  var focus: Step?

  package init(
    workspace: Workspace,
    save: Save,
    listing: TestListing,
    level: Step.Level = .deep,
    seed: UInt64? = nil,
    focus: Step? = nil
  ) {
    self.workspace = workspace
    self.save = save
    self.listing = listing
    self.level = level
    self.seed = seed
    self.focus = focus
  }

  /// The result for one stage.
  ///
  /// With an `earlier` grade, only the faults of the learner's step and of steps that it left open
  /// run, and the others count as before: the verdict comes sooner.
  package func result(on stage: Stage, earlier: Grade? = nil) async throws -> RunResult {
    async let ran = suites.run(stage)
    guard !stage.ownSteps().isEmpty else {
      return try await result(on: stage, from: ran, graded: nil)
    }
    let wanted = stage.ownSteps(upTo: level, near: focus).filter { step in
      guard let earlier, step != focus else { return true }
      let isBefore = focus.map { (step.stage, step.number) < ($0.stage, $0.number) } ?? true
      return isBefore && earlier.issue(at: step) != nil
    }
    let grade = try await self.grade(stage, on: wanted.flatMap(\.mutants), earlier: earlier)
    var result = try await result(on: stage, from: ran, graded: grade)
    let done = result.reports.flatMap(\.steps).filter { $0.state == .done }.map(\.step)
    guard focus.map(done.contains) ?? result.isDone else { return result }
    if !grade.isWhole(for: stage.ownSteps(upTo: level, near: focus)) {
      // A green must not be taken back a moment later.
      result.replace(try await completion(of: grade))
    }
    if let whole = result.grades[stage.number], !whole.vacuousTests.isEmpty {
      // Only a run on every fault shows that a test cannot fail.
      let all = try await self.grade(stage, on: stage.mutants, earlier: whole)
      result.notes += all.vacuousLines
      result.grades[stage.number] = all
    }
    return result
  }

  /// Completes a grade, and judges the stage again if that changes what the grade says.
  ///
  /// - Returns: The result; without a report if the verdict stays.
  func completion(of grade: Grade) async throws -> RunResult {
    let stage = grade.stage
    let own = stage.ownSteps(upTo: level, near: focus)
    let whole = try await self.grade(stage, on: own.flatMap(\.mutants), earlier: grade)
    let isSame = own.allSatisfy { step in
      whole.issue(at: step) == grade.issue(at: step)
        && whole.survivors(of: step) == grade.survivors(of: step)
    }
    guard isSame else {
      return try await result(on: stage, from: suites.run(stage), graded: whole)
    }
    var result = RunResult()
    result.grades[stage.number] = whole
    return result
  }

  private var suites: SuiteRun {
    SuiteRun(workspace: workspace, listing: listing, steps: .judging, seed: seed)
  }

  // Joins a run of the suites with the grade.
  private func result(
    on stage: Stage,
    from ledger: Ledger,
    graded grade: Grade?
  ) async throws -> RunResult {
    var run = ledger
    let listed = try await listedTests(of: stage)
    var ownRun = run
    if run.testThatEndedTheRun(in: stage.ownTestsModule) == nil,
      listed.contains(where: { run.result(of: $0) == nil })
    {
      // These tests did not run, because the process ended in the suites.
      ownRun = try await suites.run(stage, in: [stage.ownTestsModule])
    }
    let issue = OwnTestIssue(of: stage, in: ownRun, listed: listed.map(\.test))
    if run.testThatEndedTheRun(in: stage.ownTestsModule) != nil {
      // The later steps have no verdict, because the process ended. So they run without that test.
      run = try await suites.run(stage, in: [stage.suiteModule])
    }
    let report = StageReport(of: stage, from: run).limited(to: level)
    let tested = grade.map(report.upToUntestedStep) ?? report
    let idle = TestSource.remark(
      onIdleTestOf: stage,
      in: save,
      among: (grade?.vacuousTests ?? []).map { String($0.prefix { $0 != " " }) }
    )
    var result = RunResult(
      reports: [
        tested.judged(by: issue, grade: grade)
          .explained(by: idle, in: TestSource(of: stage, in: save))
      ],
      issues: run.issues
    )
    result.grades[stage.number] = grade
    result.notes = TestSource.remarks(onTestsOf: stage, in: save)
    result.notes += stage.suiteRemarks(in: workspace.root)
    if let grade, grade.isStopped, let test = grade.rejections.first?.test {
      result.notes.append("Your test \(test) ran too long on correct code, so no fault ran.")
    }
    if let entry = result.current, entry.state.status.isRed {
      let file = stage.placeToEdit(at: entry.step)
      result.notes += [MachineValues.remark(onCodeOf: stage, in: save, from: file)]
        .compactMap(\.self)
    }
    return result
  }

  /// The tests of a stage that the learner wrote, in both frameworks.
  func listedTests(of stage: Stage) async throws -> [TestID] {
    var listed: [TestID] = []
    for framework in Framework.allCases {
      listed += try await listing.tests(of: framework, in: [stage.ownTestsModule])
        .map { TestID(framework: framework, module: $0.module, test: $0.test) }
    }
    return listed
  }
}
