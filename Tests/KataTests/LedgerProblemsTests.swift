import KataKit
import Testing

@testable import kata

struct LedgerProblemsTests {
  private func problems(own: LedgerEntry.Event, step: LedgerEntry.Event?) throws -> [String] {
    let tests = try ["InteractorExerciseTests.My/test_mine", "Stage1InteractorTests.X/test_01_x"]
      .map { try #require(TestBinary.ListedTest(line: $0)) }
    let subjects = tests.map {
      LedgerEntry.Subject(framework: .xctest, module: $0.module, test: $0.test)
    }
    let ledger = Ledger(
      entries: [LedgerEntry(subjects[0], own)] + (step.map { [LedgerEntry(subjects[1], $0)] } ?? [])
    )
    return ledger.problems(after: .exited(1), in: .xctest, of: tests)
  }

  @Test("A test of the learner's that takes the steps behind it along is named")
  func test_problems_ownTestEndsTheProcess_isNamed() throws {
    #expect(
      try problems(own: .started, step: nil) == [
        """
        test_mine of InteractorExerciseTests crashed or left the process, so that steps after it \
        did not run.
        """
      ]
    )
    #expect(try problems(own: .ended(.hung(limit: 5)), step: nil).count == 1)
  }

  @Test("When every step has its verdict nothing is left to say")
  func test_problems_stepsHaveVerdicts_areNone() throws {
    #expect(try problems(own: .started, step: .ended(.passed)).isEmpty)
    #expect(try problems(own: .ended(.failed([])), step: nil).isEmpty)
  }
}
