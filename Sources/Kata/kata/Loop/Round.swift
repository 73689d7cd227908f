import Foundation
import KataKit

/// One round of the loop: build, run, judge.
struct Round {
  /// What came of it.
  enum Outcome {
    /// It built, and the stages were judged up to the first that is not done.
    case judged([StageReport], problems: [String])
    /// It did not build, for this reason.
    case notBuilt(String)
    /// It could not be carried out, for this reason.
    case failed(String)
    /// Another round took its place.
    case cancelled
  }

  let package: Checkout
  let terminal: Terminal
  /// The deepest level that is asked for.
  var level = Step.Level.deep
  /// Stages that were done and whose files have not changed since.
  var known: [Stage: StageReport] = [:]

  func run() async -> Outcome {
    do {
      try await Build(package: package).run(showingOn: terminal)
      terminal.show(progress: "Running")
      defer { terminal.clearProgress() }
      return try await judge()
    } catch let error as BuildError {
      return Task.isCancelled ? .cancelled : .notBuilt("\(error)")
    } catch {
      return Task.isCancelled ? .cancelled : .failed("\(error)")
    }
  }

  private func judge() async throws -> Outcome {
    let listing = TestListing(of: package)
    let judge = StageJudge(package: package, listing: listing)
    var reports = Stage.allCases.map { stage in
      StageReport(of: stage, from: Ledger(entries: [])).limited(to: level)
    }
    var problems: [String] = []
    for (index, stage) in Stage.allCases.enumerated() {
      if let report = known[stage] {
        reports[index] = report
        continue
      }
      let (report, found) = try await judge.report(on: stage)
      reports[index] = report.limited(to: level)
      problems = found
      try Task.checkCancellation()
      if reports[index].current != nil || !problems.isEmpty { break }
    }
    return .judged(reports, problems: problems)
  }
}
