import Foundation
import KataKit

/// Judges every stage; green only if the ledger shows each required step green in both frameworks.
struct CheckCommand {
  let package: Checkout
  /// The stage to judge; nil judges every stage.
  let stage: Stage?
  /// The deepest level that is required.
  let level: Step.Level
  /// The seed of an earlier check; nil draws one.
  let seed: UInt64?

  func run() async throws -> ExitStatus {
    try await Build(package: package, checksEveryImport: true).run(showingOn: .current())
    let seed = seed ?? UInt64.random(in: 0..<1_000_000)
    let listing = try await TestListing(of: package)
    let judge = StageJudge(package: package, listing: listing, seed: seed)
    var reports: [StageReport] = []
    var problems: [String] = []
    for stage in stage.map({ [$0] }) ?? Stage.allCases {
      var (report, found) = try await judge.report(on: stage)
      report.steps.removeAll { $0.step.level > level }
      reports.append(report)
      problems += found
    }

    print(Board(reports: reports).text)
    for problem in problems { print("\nPROBLEM  \(problem)") }
    print("\nThe values were drawn from seed \(seed); kata check --seed \(seed) repeats them.")
    let isDone = reports.allSatisfy { $0.current == nil } && problems.isEmpty
    return isDone ? .success : .failure
  }
}
