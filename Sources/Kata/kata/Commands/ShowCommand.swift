import Foundation
import KataKit

/// Runs the stages up to the first that is not done, and shows where the learner is.
struct ShowCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    try await Build(package: package).run(showingOn: .current())
    var (progress, notice) = try LearnerProgress.load(in: package.root)
    if let notice { print(notice + "\n") }

    let stages = Stage.allCases.filter { !Catalogue.steps(of: $0).isEmpty }
    var reports = stages.map { StageReport(of: $0, from: Ledger(entries: [])) }
    var problems: [String] = []
    for (index, stage) in stages.enumerated() {
      let result = try await SuiteRun(package: package).run(stage)
      reports[index] = StageReport(of: stage, from: result.ledger, crashes: result.crashes)
      problems = result.problems
      if reports[index].current != nil || !problems.isEmpty { break }
    }

    let arrival = reports.lazy.compactMap { $0.firstGuardOnArrival(progress) }.first
    if let red = reports.lazy.compactMap(\.current).first { progress.meet(red) }
    if let arrival {
      print(try await GuardArrival(package: package, step: arrival).text())
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
