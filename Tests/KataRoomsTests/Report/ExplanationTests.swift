import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

/// The meaning of a state for the learner, in the words of the board.
struct ExplanationTests {
  private static func text(_ state: StepState, at step: String = "first") -> String {
    Board(reports: [.toy([step: state])]).text
  }

  private static func yours(_ issue: OwnTestIssue) -> String { text(.yours(issue), at: "yours") }

  private static func yours(crashedAt file: String) -> String {
    yours(.crashed(test: "test_mine", Crash("Fatal error", at: "\(file):3:1")))
  }

  private static var crashInScenario: String {
    var report = StageReport.toy(["first": .crashed(.xctest, Crash("Fatal error: no"))])
    report.steps[0].scenario = ScenarioUnderWay(
      found: FoundScenario(seed: 4711, number: 3),
      lines: ["A list", "  request 1"]
    )
    return Board(reports: [report]).text
  }

  private static func rejection(
    _ message: FailureMessage,
    at step: String?,
    by cause: Rejection.Cause = .red
  ) -> OwnTestIssue {
    .rejects(
      Rejection(
        test: "test_mine",
        implementation: "It counts down and subtracts.",
        message: message,
        cause: cause,
        step: step.map(Stage.counter.toyStep)
      )
    )
  }
  private static let code = "\n\n  Edit  Exercises/1-Counter/TurnCounter.swift\n"
  private static let tests = "\n\n  Edit  Exercises/1-Counter/Tests/MyCounterTests.swift\n"
  private static let writeFirst = """
      This test is yours. Write it first, see it fail, then write the code.

    """
  private static let place = FailureMessage("no", file: "/x/Mine.swift", line: 3)
  private static let mock = FailureMessage("CounterExerciseTests/Mine.swift:7: no call.")

  /// A fact, the board, its headline, and the explanation with the file to edit.
  static let rows: [(String, String, String, String)] = [
    (
      "A crash", text(.crashed(.xctest, nil)), "RED  Stage 1, step 1",
      """
        The XCTest run crashed in test_first. Look for an index out of range, a forced unwrap, or a \
      call of exit().
      """ + code
    ),
    (
      "Two suites that differ", text(.disagreeing(red: .xctest, [])), "KIT  Stage 1, step 1",
      "  Only XCTest is red. Both suites must agree, so this is a bug in the kit." + code
    ),
    (
      "A message with commands and line ends", text(.red([FailureMessage("a\u{1B}[2J\r\nGREEN")])),
      "RED  Stage 1, step 1", "  a\u{FFFD}[2J\n  GREEN" + code
    ),
    (
      "A step that waits", text(.waiting("waits for step 1")), "NEXT  Stage 1, step 1",
      "  waits for step 1" + code
    ),
    (
      "A step that did not run", text(.notRun), "NEXT  Stage 1, step 1",
      "  Its test did not run in at least one of the two suites." + code
    ),
    (
      "A crash in a scenario, with the scenario and its seed", crashInScenario,
      "RED  Stage 1, step 1",
      """
        The XCTest run crashed in test_first: Fatal error: no
        It happened in this scenario, found with seed 4711:
          A list
            request 1
      """
    ),
    (
      "No test of the learner's", yours(.missing), "YOURS  Stage 1, step 3",
      "  The requirement: Stop at nine, please.\n" + writeFirst
        + "  There is no test of yours yet, or it is gone." + tests
    ),
    (
      "Tests of the learner's without a result", yours(.notRun(test: "test_mine")),
      "YOURS  Stage 1, step 3",
      "  Your test test_mine did not run. Is it disabled, or is its list of arguments empty?"
        + tests
    ),
    (
      "Tests of the learner's that all skip themselves", yours(.skips(test: "test_mine")),
      "YOURS  Stage 1, step 3",
      writeFirst + "  test_mine skips itself, so it compares nothing. Remove the skip." + tests
    ),
    (
      "A test of the learner's that compares nothing",
      yours(.tooWeak(Weakness(caught: 0, all: 3, summary: "", cause: "It has no #expect."))),
      "YOURS  Stage 1, step 3",
      "  The requirement: Stop at nine, please.\n" + writeFirst + "  It has no #expect." + tests
    ),
    (
      "Tests of the learner's that catch some faults",
      yours(.tooWeak(Weakness(caught: 1, all: 3, summary: "The fault x."))),
      "YOURS  Stage 1, step 3",
      """
        The requirement: Stop at nine, please.
        Your tests catch 1 of 3 faults of this step. They miss this one:
        The fault x.
        To see all of them, press g or run: swift run kata grade 1
      """ + tests
    ),
    (
      "A test that rejects correct code, with the requirement of the step that it is about",
      yours(rejection(.toy, at: "yours")), "YOURS  Stage 1, step 3",
      """
        test_mine is red on correct code, too: it counts down and subtracts.
        turn():
        expected 1
        got      2
        Does the test call sut, and does each stand-in answer? Does a requirement say what it expects?
        The requirement: Stop at nine, please.
      """ + tests
    ),
    (
      "A test that rejects correct code, and is about no step, with its place alone",
      yours(rejection(place, at: nil)), "YOURS  Stage 1\nA test of yours is wrong\n",
      """
        no
        Does the test call sut, and does each stand-in answer? Does a requirement say what it expects?

        Edit  /x/Mine.swift:3
      """
    ),
    (
      "A test that crashes on correct code",
      yours(rejection(.toy, at: nil, by: .crash)), "YOURS  Stage 1\nA test of yours is wrong\n",
      """
        got      2
        A crash ends every test behind it, so compare whole lists: calls[0] traps if there is no call.
      """
    ),
    (
      "A red test of the learner's, with its place", yours(.red(test: "test_mine", [place])),
      "RED  Stage 1, step 3",
      "  Your test test_mine is red:\n  no" + code + "  Test  /x/Mine.swift:3\n"
    ),
    (
      "A red mock, whose place is a path that an editor opens",
      yours(.red(test: "test_mine", [mock])), "RED  Stage 1, step 3",
      "  Exercises/1-Counter/Tests/Mine.swift:7: no call." + code
    ),
    (
      "A crash in a test of the learner's", yours(crashedAt: Stage.counter.ownTestsFile),
      "RED  Stage 1, step 3",
      "  Your test test_mine crashed: Fatal error, at \(Stage.counter.ownTestsFile):3:1\n"
        + "  A crash ends every test behind it, so compare whole lists: calls[0] traps if there is no "
        + "call." + tests
    ),
    (
      "A crash in the code under a test of the learner's",
      yours(crashedAt: Stage.counter.files[0].exercise), "RED  Stage 1, step 3",
      "  Your test test_mine crashed: Fatal error, at \(Stage.counter.files[0].exercise):3:1" + code
    ),
    (
      "A crash without a place", yours(.crashed(test: "test_mine", nil)), "RED  Stage 1, step 3",
      "  Your test test_mine crashed, or called exit().\n"
    ),
    (
      "The kit's own check is red", text(.toyRed, at: "yours"), "RED  Stage 1, step 3",
      "  Your tests pass, but the kit's own check fails:\n  turn():\n"
    ),
    (
      "The kit's own check crashes",
      text(.crashed(.xctest, Crash("Fatal error: no")), at: "yours"), "RED  Stage 1, step 3",
      "  The XCTest run crashed in the kit's own check of this step: Fatal"
    ),
  ]

  @Test("Each state has its headline, its sentences and its file to edit", arguments: rows)
  func test_text_state_isExplained(
    fact: String,
    text: String,
    headline: String,
    sentences: String
  ) {
    #expect(text.contains("\n\(headline)"), "\(fact)")
    #expect(text.contains("\n" + sentences), "\(fact)")
  }
}
