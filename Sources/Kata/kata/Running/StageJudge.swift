import KataKit

/// Runs a stage as it is and, where a step asks for the learner's tests, grades them.
struct StageJudge {
  let package: Checkout
  let listing: TestListing
  /// What further values are drawn from.
  var seed: UInt64?

  /// The report on a stage, and what the ledger could not explain.
  func report(on stage: Stage) async throws -> (report: StageReport, problems: [String]) {
    let result = try await SuiteRun(package: package, listing: listing, seed: seed).run(stage)
    let bare = StageReport(of: stage, from: result.ledger, ownTests: .notAsked)
    let reached = bare.steps.filter { entry in
      guard entry.step.author == .yours else { return false }
      switch entry.state {
      case .done, .red: return true
      default: return false
      }
    }
    var grade: Grade?
    if !reached.isEmpty {
      let names = reached.map(\.step.name)
      let mutants = Catalogue.mutants(of: stage).filter { names.contains($0.step) }
      grade = try await GradeRun(package: package, listing: listing).grade(stage, on: mutants)
    }
    let report = StageReport(
      of: stage,
      from: result.ledger,
      crashes: result.crashes,
      ownTests: .asked(grade)
    )
    return (report, result.problems)
  }
}
