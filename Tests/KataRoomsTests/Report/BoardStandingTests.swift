// One file, because it is one table, with an example of every headline.
import CommandLineKit
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

/// The board for each standing of a learner.
struct BoardStandingTests {
  private static func text(ofFault fault: HangingLine) -> String {
    var board = Board(reports: [.toy(upTo: "second")], standing: .neverRed(second, next: yours))
    board.fault = [fault]
    return board.text
  }

  private static func text(
    _ standing: LearnerPlace.Standing,
    _ reports: [StageReport] = [.toy(upTo: "first")]
  ) -> String {
    Board(reports: reports, standing: standing).text
  }

  private static func green(_ name: String, next: String?) -> LearnerPlace.Standing {
    .green(Stage.counter.toyStep(name), next: next.map(Stage.counter.toyStep))
  }

  private static func first(_ state: StepState) -> StepReport {
    StepReport(step: Stage.counter.toyStep("first"), state: state)
  }

  private static let second = Stage.counter.toyStep("second")
  private static let yours = Stage.counter.toyStep("yours")
  private static let begin = Stage.dial.toyStep("begin")
  private static let tension = Stage.clockwork.toyStep("tension")
  private static let property = Stage.clockwork.toyStep("property")
  private static let atTension = [StageReport.toy(of: .clockwork)]

  private static func endOfAgenda(
    _ standing: LearnerPlace.Standing = .green(yours, next: begin),
    done names: [String]
  ) -> String {
    let reports = [StageReport.toy(), .toy(upTo: nil, of: .dial)].map { $0.limited(to: .core) }
    var progress = LearnerProgress()
    progress.level = .core
    for entry in reports[0].steps where names.contains(entry.step.name) { progress.note(entry) }
    return Board(reports: reports, standing: standing, progress: progress).text
  }

  static let sentences: [(String, String, String)] = [
    (
      "The file to edit at a green step is that of the step's class",
      text(.green(tension, next: nil), atTension), "  Edit  Exercises/3-Clockwork/Spring.swift\n"
    ),
    (
      "A property is about every class of its stage",
      text(.red(StepReport(step: property, state: .red([]))), atTension),
      "  Edit  Exercises/3-Clockwork\n"
    ),
    (
      "At a step with a test of the learner's, the board says the requirement and what their tests did",
      text(green("yours", next: "guard")),
      """
        The requirement: Stop at nine, please.
        Your tests catch every required fault, and your code passes the kit's own check.
        That was the last core step of this stage. You learned to turn.
        Press n to go on to step 4.
        To skip the other steps, run: swift run kata --core

        Edit  Exercises/1-Counter/TurnCounter.swift
      """
    ),
    (
      "A step that was green before it was seen red is not praised; the board says what to do",
      text(ofFault: "The fault."),
      """

      NEVER RED  Stage 1, step 2 of 7 (core)
      It counts a turn

        Step 2 was green before you saw it red. Can its test fail?
        The fault.
        Delete the line that makes it pass, save, see it red, and put the line back.
        Tidy: Is nine named?
        Press c to compare your code with one way to do it.
        Then press n to go on to step 3.

        Edit  Exercises/1-Counter/TurnCounter.swift
      """
    ),
    (
      "At the end of a stage the board names the lesson, the next stage, and the app; no more",
      text(
        .green(Stage.counter.toyStep("last"), next: begin),
        [.toy(), .toy(upTo: nil, of: .dial)]
      ),
      """
        That was the last step of stage 1. You learned to turn.
        To see your app, run in a second terminal: swift run todo --use 1
        Press n to go on to stage 2, step 1.

        Edit  Exercises/1-Counter/TurnCounter.swift
      """
    ),
    (
      "The end of the core names the command for the other steps",
      text(.finished, [StageReport.toy().limited(to: .core)]),
      "\n\nGREEN  Every core step is done. For the other steps, run: swift run kata\n\nStage 1: you"
    ),
    (
      "The end of an agenda without some core steps does not say that the core is done",
      text(.finished, [StageReport.toy().limited(to: Agenda(name: "a", minutes: ["1.first": 2]))]),
      "\n\nGREEN  Every step of the agenda is done. For the other steps, run: swift run kata\n"
    ),
    (
      "With the core alone, the last step is called the last of the core",
      text(green("yours", next: nil), [StageReport.toy().limited(to: .core)]),
      "  That was the last core step. Press n to go on."
    ),
    (
      "If a refactoring is due, the board offers a look at one way to do it",
      text(green("second", next: "yours"), [.toy(upTo: "second")]),
      """
        Press c to compare your code with one way to do it.
        Then press n to go on to step 3.
      """
    ),
    (
      "After a refactoring there is no such line, and nothing comes before n",
      text(.tidied(Stage.counter.toyStep("second"), next: Stage.counter.toyStep("yours"))),
      "Still green after your change.\n  Press n to go on to step 3."
    ),
    (
      "The end of an agenda is named, and the command for its page",
      endOfAgenda(done: ["first", "second", "yours"]),
      """
        The agenda short is done: code and tests of Counter are yours.
        To see your app, run in a second terminal: swift run todo --use 1
        For a page to show, press q, and run: swift run kata report --html report.html
        To go on another day, run: swift run kata --core
        That was the last core step of stage 1. You learned to turn.
        Press n to go on to stage 2, step 1.
      """
    ),
    (
      "The end of an agenda stays on the board after a refactoring",
      endOfAgenda(.tidied(yours, next: begin), done: ["first", "second", "yours"]),
      "\n  The agenda short is done: code and tests of Counter are yours.\n"
    ),
    (
      "The last step names no next step", text(green("last", next: nil)),
      "  That was the last step. Press n to go on."
    ),
    (
      "If no step is left and this is not the last one, the board says so",
      text(green("guard", next: nil), [.toy()]),
      "  All other steps are done, too. Press n to go on."
    ),
    (
      "Green shows the step's question",
      text(green("guard-too", next: "last"), [.toy(upTo: "guard-too")]),
      "\n  Tidy: Is zero named?\n"
    ),
    (
      "A guard that was green on arrival is green",
      text(.guardOnArrival(Stage.counter.toyStep("guard"))),
      """

      GREEN  Stage 1, step 4 of 7 (more)
      It can be read twice

        Your code does this already.
        Press n to go on.

      """
    ),
    (
      "A second failure of the same step is counted", text(.red(first(.red([.toy, .toy])))),
      "  (1 more comparison of this step fails.)"
    ),
    (
      "Further failures of the same step are counted", text(.red(first(.red([.toy, .toy, .toy])))),
      "  (2 more comparisons of this step fail.)"
    ),
    (
      "A step that turned red again is called that", text(.redAgain(first(.toyRed))),
      """

      RED AGAIN  Stage 1, step 1 of 7 (core)
      It begins at zero

        turn():
        expected 1
        got      2

      """
    ),
    (
      "A crash of a finished step is red again", text(.redAgain(first(.crashed(.xctest, nil)))),
      "\nRED AGAIN  Stage 1, step 1 of 7"
    ),
    (
      "A missing test of a finished step is RED AGAIN",
      text(.redAgain(first(.yours(.missing)))), "\nRED AGAIN  Stage 1, step 1 of 7"
    ),
    (
      "A learner who began at a later stage sees which stage is finished and which is not",
      text(.finished, [StageReport(notRun: .counter), .toy(of: .dial)]),
      "GREEN  Every step of stage 2 is done. Stage 1 is not finished: swift run kata next 1\n"
    ),
    (
      "When two stages are done, the app runs with the code of both",
      Board(reports: [.toy(), .toy(of: .dial)]).text, "turn.\n\n  Run   swift run todo --use 2\n"
    ),
    (
      "Without a standing, the first step that is not done is shown, in any stage",
      Board(reports: [.toy(), .toy(upTo: nil, of: .dial)]).text,
      "\nRED  Stage 2, step 1 of 2 (core)\nIt shows a number\n"
    ),
    (
      "A step that is red in the suites is shown as it is",
      Board(reports: [.toy(["last": .toyRed])], judgesOwnSteps: false).text,
      "\nRED  Stage 1, step 7 of 7 (deep)\n"
    ),
    (
      "A learner at a step sees the counts of its stage",
      text(.green(begin, next: nil), [.toy(), .toy(upTo: "begin", of: .dial)]),
      "Stage 2  Dial View    core 1 of 1    more 0 of 1\n\nGREEN"
    ),
  ]

  @Test("A standing has its sentences", arguments: sentences)
  func test_text_standing_saysIt(fact: String, text: String, sentence: String) {
    #expect(text.contains(sentence), "\(fact)")
  }

  @Test(
    "A standing has no sentence of another one",
    arguments: [
      (
        "A learner at a step does not see the counts of other stages",
        text(.green(begin, next: nil), [.toy(), .toy(upTo: "begin", of: .dial)]), "Stage 1"
      ),
      (
        "TIDIED does not ask the step's question again",
        text(.tidied(Stage.counter.toyStep("guard-too"), next: nil)), "Tidy:"
      ),
      ("No refactoring is due", text(green("first", next: "second")), "Press c"),
      ("An agenda with an open step has no end", endOfAgenda(done: ["yours"]), "agenda"),
      ("One failure is not counted", text(.red(first(.toyRed))), "more comparison"),
    ]
  )
  func test_text_standing_saysNothingElse(fact: String, text: String, sentence: String) {
    #expect(!text.contains(sentence), "\(fact)")
  }
}
