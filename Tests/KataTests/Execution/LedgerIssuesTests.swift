import KataKit
import KataStages
import Testing

@testable import kata

struct LedgerIssuesTests {
  private let stage: Stage
  private let tests: [ListedTest]

  init() throws {
    stage = try #require(Curriculum.viperKata.stage(named: "interactor"))
    tests = try ["\(stage.ownTestsModule).My/test_mine", "\(stage.suiteModule).X/test_01_x()"]
      .map { try #require(ListedTest(line: $0)) }
  }

  private func issues(
    in framework: Framework = .xctest,
    own: LedgerEntry.Event?,
    step: LedgerEntry.Event?,
    after end: ChildProcess.End = .exited(1),
    output: String = ""
  ) -> [String] {
    let entries = zip(tests, [own, step]).compactMap { test, event in
      event.map {
        LedgerEntry(TestID(framework: framework, module: test.module, test: test.test), $0)
      }
    }
    return Ledger(entries: entries).issues(
      after: end,
      in: framework,
      output: output,
      of: tests,
      on: stage
    )
  }

  @Test("A test of the learner's that also ends the later steps is named")
  func test_issues_ownTestEndsTheProcess_isNamed() {
    #expect(
      issues(own: .started, step: nil) == [
        """
        test_mine of InteractorExerciseTests crashed or called exit(), so that steps after it \
        did not run.
        """
      ]
    )
    #expect(
      issues(own: .ended(.hung(limit: 5)), step: nil) == [
        """
        test_mine of InteractorExerciseTests ran longer than allowed, so that steps after it did \
        not run.
        """
      ]
    )
  }

  @Test("When every step has its result, there is no issue")
  func test_issues_stepsHaveResults_areNone() {
    #expect(issues(own: .started, step: .ended(.passed)).isEmpty)
    #expect(issues(own: .ended(.failed([])), step: nil).isEmpty)
    #expect(issues(own: .ended(.passed), step: .started).isEmpty)
    #expect(issues(own: .ended(.passed), step: .ended(.passed), after: .exited(0)).isEmpty)
  }

  @Test(
    "An end that no test explains is reported",
    arguments: [
      (
        ChildProcess.End.exited(3),
        "The XCTest run ended with status 3, although no step failed."
      ),
      (.signalled(6), "The XCTest run ended by signal 6, and not inside a step."),
      (.stopped(afterSeconds: 120), "The XCTest run was stopped after 120 s."),
    ]
  )
  func test_issues_unexplainedEnd_isTold(end: ChildProcess.End, sentence: String) {
    #expect(issues(own: .ended(.passed), step: .ended(.passed), after: end) == [sentence])
  }

  @Test("A test that left no trace is reported, with its missing traits")
  func test_issues_noTrace_isTold() {
    #expect(
      issues(own: nil, step: .ended(.passed), after: .exited(0)) == [
        """
        test_mine of InteractorExerciseTests has no result. An XCTest class derives from \
        StageTestCase; a Swift Testing suite has the traits .serialized and .stage; a \
        lone test has .stage.
        """
      ]
    )
  }

  @Test("A test that Swift Testing skipped is reported with the reason")
  func test_issues_skippedByTheFramework_isTold() {
    let output = #"➜  Test test_mine() skipped: "Not today""#

    let found = issues(
      in: .swiftTesting,
      own: nil,
      step: .ended(.passed),
      after: .exited(0),
      output: output
    )

    #expect(
      found == [
        """
        test_mine of InteractorExerciseTests did not run: it is disabled, or has no arguments \
        (Not today). Enable it, or take it away.
        """
      ]
    )
  }

  @Test(
    "Each of several skipped tests has its own reason, or none if it is not known",
    arguments: [
      (#"➜  Test test_other() skipped: "later""#, ""),
      (#"➜  Test test_other() skipped: "later"\n➜  Test test_mine() skipped: "now""#, " (now)"),
      (#"➜  Test "A title" skipped: "later""#, " (later)"),
    ]
  )
  func test_issues_severalSkipped_haveTheirReason(output: String, reason: String) {
    let found = issues(
      in: .swiftTesting,
      own: nil,
      step: .ended(.passed),
      after: .exited(0),
      output: output.replacing(#"\n"#, with: "\n")
    )

    #expect(
      found == [
        """
        test_mine of InteractorExerciseTests did not run: it is disabled, or has no \
        arguments\(reason). Enable it, or take it away.
        """
      ]
    )
  }
}
