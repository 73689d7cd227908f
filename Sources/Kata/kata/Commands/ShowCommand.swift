import Foundation
import KataKit

/// Runs the stages up to the first that is not done, and shows where the learner is.
struct ShowCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    try await Build(package: package).run(showingOn: .current())
    var (progress, notice) = try LearnerProgress.load(in: package.root)
    if let notice { print(notice + "\n") }

    let listing = try await TestListing(of: package)
    let judge = StageJudge(package: package, listing: listing)
    var reports = Stage.allCases.map { StageReport(of: $0, from: Ledger(entries: [])) }
    var problems: [String] = []
    for (index, stage) in Stage.allCases.enumerated() {
      (reports[index], problems) = try await judge.report(on: stage)
      if reports[index].current != nil || !problems.isEmpty { break }
    }

    let arrival = reports.lazy.compactMap { $0.firstGuardOnArrival(progress) }.first
    if let red = reports.lazy.compactMap(\.current).first { progress.meet(red) }
    if let arrival {
      print(try await GuardArrival(package: package, listing: listing, step: arrival).text())
      progress.acknowledge(arrival)
    } else {
      print(Board(reports: reports).text)
    }
    for problem in problems { print("\nPROBLEM  \(problem)") }
    try progress.save(in: package.root)
    let isDone = reports.allSatisfy { $0.current == nil } && problems.isEmpty && arrival == nil
    return isDone ? .success : .failure
  }
}

extension StageReport {
  /// The first guard that is done though the learner never met it.
  func firstGuardOnArrival(_ progress: LearnerProgress) -> Step? {
    let reached = steps.prefix { $0.state == .done }
    return reached.map(\.step).first { step in
      guard case .guarding = step.kind else { return false }
      return !progress.knows(step)
    }
  }
}

extension LearnerProgress {
  /// Takes note of a step that was seen in another colour than green.
  mutating func meet(_ report: StepReport) {
    guard case .red = report.state else { return }
    acknowledge(report.step)
  }
}
