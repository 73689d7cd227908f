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
    try await Build(workspace: workspace).run(showingOn: .current())
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
    func report(on implementation: Implementation) async throws -> StageReport {
      let run = SuiteRun(
        workspace: workspace,
        listing: listing,
        implementation: implementation,
        runsAll: true,
        // Enough for each mutant of a property; `kata check` goes through all of them.
        scenarios: 200,
        parts: [.suites]
      )
      return StageReport(of: stage, from: try await run.run(stage).ledger)
    }
    verification.expectContent(of: stage)
    for file in stage.begunFiles(in: workspace.root) {
      verification.note(
        defect: "\(file.exercise) is not the starter; kata verify judges Exercises as they are."
      )
    }
    verification.expectEveryStepRed(try await report(on: .exercise), on: "the starter")
    verification.expectEveryStepGreen(try await report(on: .solution), on: "the solution")
    for variant in stage.variants {
      let found = try await report(on: stage.implementation(of: variant))
      verification.expectEveryStepGreen(found, on: "variant \(variant.name)")
    }
    for step in stage.steps {
      for mutant in step.mutants {
        let found = try await report(on: stage.implementation(of: mutant))
        verification.expectKilled(mutant, of: step, found)
      }
    }
    let grading = GradeRun(workspace: workspace, listing: listing, part: .solutionTests)
    let grade = try await grading.grade(stage, on: stage.mutants)
    verification.expectThorough(grade, text: grade.text)
  }
}
