import Foundation
import KataKit

/// Shows once where the learner is: for scripts, for editors, and where keys cannot be read.
struct ShowCommand {
  let package: Checkout
  /// The deepest level that is asked for.
  let level: Step.Level

  func run() async throws -> ExitStatus {
    let terminal = Terminal.current()
    let (progress, notice) = try LearnerProgress.load(in: package.root)
    if let notice { print(notice + "\n") }
    let recorder = RunRecorder(package: package, start: .now)
    let outcome = await Round(package: package, terminal: terminal, level: level).run()
    guard case .judged(let reports, let problems) = outcome else {
      if case .notBuilt = outcome {
        recorder.recordFailedBuild(focus: progress.focusedStep)
      }
      throw RoundError(outcome)
    }

    let open = reports.lazy.compactMap(\.current).first
    recorder.record(reports, focus: open?.step)
    let arrival = reports.lazy.compactMap { $0.firstGuardOnArrival(progress) }.first
    var met = progress
    for entry in reports.flatMap(\.steps) { met.note(entry) }
    if let arrival {
      let listing = TestListing(of: package)
      let guardian = GuardArrival(package: package, listing: listing, step: arrival)
      terminal.say(try await guardian.text() + "\n  Next  swift run kata")
      met.acknowledge(arrival)
    } else {
      terminal.say(Board(reports: reports).text)
    }
    for problem in problems { terminal.say("\nPROBLEM  \(problem)") }
    try met.save(in: package.root)
    return open == nil && problems.isEmpty ? .success : .failure
  }
}

extension StageReport {
  /// The first guard that is done though the learner never met it.
  func firstGuardOnArrival(_ progress: LearnerProgress) -> Step? {
    steps.prefix { $0.state == .done }.map(\.step).first { $0.isGuard && !progress.knows($0) }
  }
}
