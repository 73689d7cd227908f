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
  /// How the result is written.
  var format = CheckSummary.Format.text

  func run() async throws -> ExitStatus {
    let seed = seed ?? UInt64.random(in: 0..<1_000_000)
    var reports: [StageReport] = []
    var problems: [String] = []
    do {
      (reports, problems) = try await judge(seed: seed)
    } catch let error where format != .text {
      // Who reads by program reads the result alone.
      problems = ["\(error)"]
    }
    var summary = CheckSummary(reports: reports, problems: problems, seed: seed, time: .now)
    let journal = try? Journal(package: package.root).entries().entries
    summary.since = summary.current.flatMap { journal?.timeSinceWhichItIsAt($0.step) }
    let text = try summary.written(as: format)
    if format == .text { Terminal.current().say(text) } else { print(text) }
    return summary.isDone ? .success : .failure
  }

  private func judge(seed: UInt64) async throws -> (reports: [StageReport], problems: [String]) {
    try await Build(package: package, checksEveryImport: true).run(
      showingOn: format == .text ? .current() : Terminal(isInteractive: false)
    )
    let listing = TestListing(of: package)
    let judge = StageJudge(package: package, listing: listing, seed: seed)
    var reports: [StageReport] = []
    var problems: [String] = []
    for stage in stage.map({ [$0] }) ?? Stage.allCases {
      let (report, found) = try await judge.report(on: stage)
      reports.append(report.limited(to: level))
      problems += found
    }
    return (reports, problems)
  }
}
