import KataKit

/// Goes on to the next step, if the one in focus is done.
struct NextCommand {
  let package: Checkout
  /// The deepest level that is asked for.
  let level: Step.Level

  func run() async throws -> ExitStatus {
    let terminal = Terminal.current()
    let outcome = await Round(package: package, terminal: terminal, level: level).run()
    guard case .judged(let reports, _) = outcome else { throw RoundError(outcome) }
    var lesson = Lesson(progress: try LearnerProgress.load(in: package.root).progress)
    _ = lesson.take(reports)
    let verdict = lesson.next()
    if case .guardOnArrival(let step) = verdict {
      let listing = TestListing(of: package)
      let guardian = GuardArrival(package: package, listing: listing, step: step)
      terminal.say(try await guardian.text() + "\n  Next  swift run kata")
    } else {
      terminal.say(Board(reports: reports, verdict: verdict).text)
    }
    try lesson.progress.save(in: package.root)
    return .success
  }
}
