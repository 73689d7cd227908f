import KataKit

/// Goes on to the next step, if the one in focus is done.
struct NextCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    let outcome = await Round(package: package, terminal: .current(), known: [:]).run()
    guard case .judged(let reports, _) = outcome else { throw RoundError(outcome) }
    var lesson = Lesson(progress: try LearnerProgress.load(in: package.root).progress)
    _ = lesson.take(reports)
    let verdict = lesson.next()
    if case .guardOnArrival(let step) = verdict {
      let listing = try await TestListing(of: package)
      print(try await GuardArrival(package: package, listing: listing, step: step).text())
    } else {
      print(Board(reports: reports, verdict: verdict).text)
    }
    try lesson.progress.save(in: package.root)
    return .success
  }
}
