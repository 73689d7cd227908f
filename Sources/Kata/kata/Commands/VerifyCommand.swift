import CommandLineKit
import KataKit

/// Proves the kit: what must be red is red, what must be green is green, in both frameworks.
struct VerifyCommand: KataCommand {
  var isOfHistory = false

  static let name = "verify"
  static let summary = "prove the kit itself: starters, solutions, variants and mutants"
  static let parameters: [Parameter<VerifyCommand>] = [
    .flag("--history", \.isOfHistory, "the stages as a learner would live them, step by step")
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    if isOfHistory { return try await HistoryReplay(workspace: workspace).run() }
    try await Build(workspace: workspace, stage: nil).run(showingOn: .current())
    let listing = TestListing(of: workspace)
    var verification = Verification()
    for stage in Curriculum.viperKata.stages {
      try await verify(stage, workspace, listing, into: &verification)
    }
    StandardStream.output.write(verification.text + "\n")
    return verification.defects.isEmpty ? .success : .failure
  }

  private func verify(
    _ stage: Stage,
    _ workspace: Workspace,
    _ listing: TestListing,
    into verification: inout Verification
  ) async throws {
    verification.expectContent(of: stage)
    for file in stage.begunFiles(in: workspace.root) {
      verification.note(
        defect: "\(file.exercise) is not the starter; kata verify judges Exercises as they are."
      )
    }
    let reports = try await reports(on: stage, workspace, listing)
    func report(on implementation: Implementation) -> StageReport {
      reports[implementation] ?? StageReport(of: stage, from: Ledger(entries: []))
    }
    verification.expectEveryStepRed(report(on: .exercise), on: "the starter")
    verification.expectEveryStepGreen(report(on: .solution), on: "the solution")
    for variant in stage.variants {
      let found = report(on: stage.implementation(of: variant))
      verification.expectEveryStepGreen(found, on: "variant \(variant.name)")
    }
    for step in stage.steps {
      for mutant in step.mutants {
        verification.expectKilled(mutant, of: step, report(on: stage.implementation(of: mutant)))
      }
    }
    let grading = GradeRun(workspace: workspace, listing: listing, part: .solutionTests)
    let grade = try await grading.grade(stage, on: stage.mutants)
    verification.expectThorough(grade, text: grade.text)
  }

  private func reports(
    on stage: Stage,
    _ workspace: Workspace,
    _ listing: TestListing
  ) async throws -> [Implementation: StageReport] {
    // What only the property sees needs scenarios; for the rest there is an example.
    let ofProperty = Set((stage.property?.mutants ?? []).map(stage.implementation))
    let all =
      [.exercise, .solution] + stage.variants.map(stage.implementation)
      + stage.mutants.map(stage.implementation)
    let reports = try await all.concurrentMap(atMost: SuiteRun.atATime) { implementation in
      let run = SuiteRun(
        workspace: workspace,
        listing: listing,
        implementation: implementation,
        runsAll: true,
        scenarios: ofProperty.contains(implementation) ? 200 : 20,
        parts: [.suites]
      )
      return StageReport(of: stage, from: try await run.run(stage).ledger)
    }
    return Dictionary(zip(all, reports)) { first, _ in first }
  }
}
