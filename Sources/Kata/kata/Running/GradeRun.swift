import KataKit

/// Runs the learner's tests of a stage on correct and faulty implementations.
struct GradeRun {
  let package: Checkout
  let listing: TestListing
  /// Whose tests are graded: the learner's, or those beside the solutions.
  var part = SuiteRun.Part.ownTests

  /// Whether there is a test of the stage.
  func hasTests(of stage: Stage) async throws -> Bool {
    for framework in LedgerEntry.Framework.allCases
    where try await !listing.tests(of: framework, in: [part.module(of: stage)]).isEmpty {
      return true
    }
    return false
  }

  /// Grades the tests: on what is correct first, and on these mutants if nothing was wrong there.
  ///
  /// Steps after `last` do not count.
  func grade(
    _ stage: Stage,
    on mutants: [Mutant],
    upTo last: Step? = nil
  ) async throws -> Grade {
    guard try await hasTests(of: stage) else { return Grade(of: stage, from: [:]) }
    let correct = [.solution] + Catalogue.variants(of: stage).map(\.subject)
    let accepted = try await ledgers(of: stage, on: correct)
    let validity = Grade(of: stage, from: accepted, testsIn: part.module(of: stage))
    guard validity.isValid else { return validity }
    let rejected = try await ledgers(of: stage, on: mutants.map(\.subject))
    return Grade(
      of: stage,
      from: accepted.merging(rejected) { first, _ in first },
      testsIn: part.module(of: stage),
      upTo: last
    )
  }

  // Two subjects at a time, each in two processes: enough for a small machine.
  private func ledgers(
    of stage: Stage,
    on subjects: [SubjectChoice]
  ) async throws -> [SubjectChoice: Ledger] {
    var ledgers: [SubjectChoice: Ledger] = [:]
    var waiting = subjects[...]
    try await withThrowingTaskGroup(of: (SubjectChoice, Ledger).self) { group in
      func startNext() {
        guard let subject = waiting.popFirst() else { return }
        group.addTask { (subject, try await ledger(of: stage, subject)) }
      }
      startNext()
      startNext()
      while let (subject, ledger) = try await group.next() {
        ledgers[subject] = ledger
        startNext()
      }
    }
    return ledgers
  }

  private func ledger(of stage: Stage, _ subject: SubjectChoice) async throws -> Ledger {
    try await SuiteRun(
      package: package,
      listing: listing,
      subject: subject,
      runsAll: true,
      parts: [part],
      showsBacktraces: false
    ).run(stage).ledger
  }
}
