import KataKit

/// Grades the learner's tests of a stage, and reports their results on the learner's own code.
struct StageGrading: Sendable {
  /// The result of a grading.
  struct Result: Sendable {
    /// The text for the learner.
    let text: String
    /// Whether the tests do their work and there is no other problem.
    let isThorough: Bool
  }

  let workspace: Workspace
  let listing: TestListing

  /// Grades a stage; steps after `last` and deeper steps than `level` do not count.
  func result(on stage: Stage, upTo last: Step?, _ level: Step.Level) async throws -> Result {
    let grade = try await GradeRun(workspace: workspace, listing: listing)
      .grade(stage, on: stage.mutants, upTo: last).limited(to: level)
    let run = try await SuiteRun(
      workspace: workspace,
      listing: listing,
      parts: [.ownTests]
    ).run(stage)
    let lines =
      ["Stage \(stage.number)  \(stage.title)", "", grade.text]
      + onOwnCode(run, of: stage)
      + TestSource.remarks(onTestsOf: stage, in: workspace.root).flatMap { ["", $0] }
      + run.issues.flatMap { ["", $0.asProblem] }
    return Result(
      text: lines.joined(separator: "\n"),
      isThorough: run.issues.isEmpty && grade.isThorough
    )
  }

  private func onOwnCode(_ ledger: Ledger, of stage: Stage) -> [String] {
    ledger.tests(in: stage.ownTestsModule).compactMap { id in
      let call = ledger.arguments(of: id).map { " with \($0)" } ?? ""
      return switch ledger.result(of: id) {
      case .failed(let failures):
        "On your own code \(id.test) is red: \(failures.first?.message.text ?? "")"
      case .unfinished: "On your own code \(id.test) crashes\(call)."
      case .hung: "On your own code \(id.test) hangs\(call)."
      case nil, .passed, .skipped: nil
      }
    }
  }
}
