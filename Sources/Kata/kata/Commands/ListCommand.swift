import KataKit

/// Shows every step and how it stands.
struct ListCommand {
  let package: Checkout

  func run() async throws -> ExitStatus {
    let outcome = await Round(package: package, terminal: .current()).run()
    guard case .judged(let reports, _) = outcome else { throw RoundError(outcome) }
    var lesson = Lesson(progress: try LearnerProgress.load(in: package.root).progress)
    _ = lesson.take(reports)
    Terminal.current().say(StepList(reports: reports, focus: lesson.currentStep).text)
    return .success
  }
}

/// A round that did not come to a verdict.
struct RoundError: Error, CustomStringConvertible {
  let description: String

  init(_ outcome: Round.Outcome) {
    switch outcome {
    case .notBuilt(let reason), .failed(let reason): description = reason
    case .judged, .cancelled: description = "The run was given up; run it again."
    }
  }
}
