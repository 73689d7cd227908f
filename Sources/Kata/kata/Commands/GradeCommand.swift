import KataKit

/// Shows what the learner's own tests are worth, for one stage or for all that have tests.
struct GradeCommand {
  let package: Checkout
  /// The stage to grade; nil grades every stage.
  let stage: Stage?

  func run() async throws -> ExitStatus {
    let terminal = Terminal.current()
    try await Build(package: package).run(showingOn: terminal)
    let listing = TestListing(of: package)
    let run = GradeRun(package: package, listing: listing)
    let focus = try LearnerProgress.load(in: package.root).progress.focusedStep
    var areTested = true
    for stage in stage.map({ [$0] }) ?? Stage.allCases {
      let grade = try await run.grade(stage, on: Catalogue.mutants(of: stage), upTo: focus)
      let result = try await SuiteRun(
        package: package,
        listing: listing,
        runsAll: true,
        parts: [.ownTests]
      ).run(stage)
      print("Stage \(stage.number)  \(stage.title)\n")
      terminal.say(
        ([grade.text] + onOwnCode(result.ledger, of: stage)).joined(separator: "\n") + "\n"
      )
      for problem in result.problems { terminal.say("PROBLEM  \(problem)\n") }
      areTested = areTested && result.problems.isEmpty && grade.isThorough
    }
    return areTested ? .success : .failure
  }

  private func onOwnCode(_ ledger: Ledger, of stage: Stage) -> [String] {
    ledger.subjects(in: stage.ownTestsModule).compactMap { subject in
      switch ledger.verdict(of: subject) {
      case .ended(.failed(let failures)):
        "On your own code \(subject.test) is red: \(failures.first?.message ?? "")"
      case .unfinished: "On your own code \(subject.test) crashes."
      case .ended(.hung): "On your own code \(subject.test) hangs."
      case nil, .ended(.passed), .ended(.skipped): nil
      }
    }
  }
}
