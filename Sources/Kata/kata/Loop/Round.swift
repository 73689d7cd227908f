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
  /// Stages that were done and whose files have not changed since.
  let known: [Stage: StageReport]

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
    let listing = try await TestListing(of: package)
    let judge = StageJudge(package: package, listing: listing)
    var reports = Stage.allCases.map { StageReport(of: $0, from: Ledger(entries: [])) }
    var problems: [String] = []
    for (index, stage) in Stage.allCases.enumerated() {
      if let report = known[stage] {
        reports[index] = report
        continue
      }
      (reports[index], problems) = try await judge.report(on: stage)
      try Task.checkCancellation()
      if reports[index].current != nil || !problems.isEmpty { break }
    }
    return .judged(reports, problems: problems)
  }
}
