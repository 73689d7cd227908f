import KataRun
import KataStages
import Testing

@testable import KataJudge
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
    return Ledger(entries: entries).unexplained(
      after: end,
      in: framework,
      output: output,
      of: tests,
      on: stage
    )
  }

  @Test(
    "A test of the learner's that also ends the later steps is named",
    arguments: [
      (LedgerEntry.Event.started, "crashed or called exit()"),
      (.ended(.hung(limit: 5)), "ran longer than allowed"),
    ]
  )
  func test_issues_ownTestEndsTheProcess_isNamed(own: LedgerEntry.Event, what: String) {
    #expect(
      issues(own: own, step: nil) == [
        "test_mine of InteractorExerciseTests \(what), so that steps after it did not run."
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
  func test_issues_unexplainedEnd_isReported(end: ChildProcess.End, sentence: String) {
    #expect(issues(own: .ended(.passed), step: .ended(.passed), after: end) == [sentence])
  }

  @Test("A test that left no trace is reported, with its missing traits")
  func test_issues_noTrace_isReported() {
    #expect(
      issues(own: nil, step: .ended(.passed), after: .exited(0)) == [
        """
        test_mine of InteractorExerciseTests has no result. Does its XCTest class derive from \
        StageTestCase? Does its Swift Testing suite have the traits .serialized and .stage? (A \
        lone test needs only .stage.)
        """
      ]
    )
  }

  @Test(
    "A test that Swift Testing skipped is reported with its own reason, or none if it is not known",
    arguments: [
      (#"➜  Test test_mine() skipped: "Not today""#, " (Not today)"),
      (#"➜  Test test_other() skipped: "later""#, ""), ("➜  Test test_mine() skipped.", ""),
      ("➜  Test test_other() skipped: \"later\"\n➜  Test test_mine() skipped: \"now\"", " (now)"),
      (#"➜  Test "A title" skipped: "later""#, " (later)"),
    ]
  )
  func test_issues_skippedByTheFramework_isReported(output: String, reason: String) {
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
        test_mine of InteractorExerciseTests did not run: it is disabled, or has no \
        arguments\(reason). Enable it, or take it away.
        """
      ]
    )
  }

  @Test(
    "A test in which the process was stopped hung; any other end changes nothing",
    arguments: [
      ([.started], .stopped(afterSeconds: 120), .hung(limit: 120)),
      ([.started], .exited(0), .unfinished), ([.started], .exited(1), .unfinished),
      ([.started], .signalled(4), .unfinished),
      ([.started, .ended(.passed)], .stopped(afterSeconds: 120), .passed),
    ] as [([LedgerEntry.Event], ChildProcess.End, Outcome)]
  )
  func test_note_end_isTheOutcome(
    events: [LedgerEntry.Event],
    end: ChildProcess.End,
    outcome: Outcome
  ) {
    let test = TestID(framework: .xctest, module: "M", test: "test_a")
    var ledger = Ledger(entries: events.map { LedgerEntry(test, $0) })

    ledger.note(end)

    #expect(ledger.result(of: test) == outcome)
  }

  @Test("The process was stopped in a test without entries that had started, whatever step is open")
  func test_note_noEntry_isTheStartedTest() {
    let tests = ["a", "b", "c"].map { TestID(framework: .swiftTesting, module: "M", test: $0) }
    let output = "Test a() started.\nTest a() passed after 1 s.\nTest b() started."
    let step = TestID(framework: .swiftTesting, module: "Kit", test: "d")
    var ledger = Ledger(entries: [LedgerEntry(step, .started)])

    ledger.note(.stopped(afterSeconds: 120), in: tests, output: output)

    #expect(tests.map(ledger.result) == [nil, .hung(limit: 120), nil])
  }
}
