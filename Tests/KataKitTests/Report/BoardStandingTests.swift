// One file, because it has an example of every headline.

import CommandLineKit
import KataKit
import Testing

/// The board for each standing of a learner.
struct BoardStandingTests {
  private func text(
    _ standing: LearnerSession.Standing,
    _ reports: [StageReport] = [.toy(upTo: "first")]
  ) -> String {
    Board(reports: reports, standing: standing).text
  }

  private func green(_ name: String, next: String?) throws -> LearnerSession.Standing {
    .green(try Stage.counter.toyStep(name), next: try next.map(Stage.counter.toyStep))
  }

  private func first(_ state: StepState) throws -> StepReport {
    StepReport(step: try Stage.counter.toyStep("first"), state: state)
  }

  @Test("A green step without a question does not ask, and waits")
  func test_text_green_waits() throws {
    #expect(
      text(try green("first", next: "second")) == """
        Stage 1  Counter    core 1 of 3    more 0 of 2    deep 0 of 2

        GREEN  Stage 1, step 1 of 7 (core)
        It begins at zero

          It passes in both frameworks.
          Press n to go on to step 2.

          Edit  Exercises/1-Counter/TurnCounter.swift
          Read  Guide.md#stage-1-first
        """
    )
  }

  @Test("The file to edit is that of the step's class")
  func test_text_severalClasses_namesTheFileOfTheStep() throws {
    let steps = Stage.clockwork.steps.map { StepReport(step: $0, state: .done) }
    let report = StageReport(stage: .clockwork, steps: steps)

    let green = text(.green(Stage.clockwork.steps[1], next: nil), [report])
    let red = text(.red(StepReport(step: Stage.clockwork.steps[1], state: .red([]))), [report])

    #expect(green.contains("  Edit  Exercises/3-Clockwork/Spring.swift\n"))
    #expect(red.contains("  Edit  Exercises/3-Clockwork/Spring.swift\n"))
  }

  @Test("A property is about every class of its stage")
  func test_text_propertyOfSeveralClasses_namesTheFolder() throws {
    let property = try Stage.watch.toyStep("property")
    let report = StageReport(stage: .watch, steps: [StepReport(step: property, state: .red([]))])

    let red = text(.red(report.steps[0]), [report])

    #expect(red.contains("  Edit  Exercises/4-Watch\n"))
  }

  @Test("At a step with a test of the learner's, the board says what their tests did")
  func test_text_greenYours_namesTheirTests() throws {
    #expect(
      text(try green("yours", next: "guard")).contains(
        """
          Your tests catch every fault of this step, and your code passes the kit's own check.
          That was the last core step of this stage. For core steps only, run: swift run kata --core
          You learned to turn.

          Run   swift run todo --use 1
          See   swift run kata solution 1
          See   swift run kata report

          Press n to go on to step 4.
        """
      )
    )
  }

  @Test("A step that the learner's tests finished before it was reached is named when it is passed")
  func test_text_yoursDoneBefore_isNamed() throws {
    let text = text(try green("second", next: "guard"), [.toy(upTo: "yours")])

    #expect(
      text.contains(
        """
          Step 3 (It stops at nine) is done already: your tests catch its faults.
          Press n to go on to step 4.
        """
      )
    )
  }

  @Test("A step that is passed and has a given test, or is not done, is not named")
  func test_text_othersPassed_areNotNamed() throws {
    let given = text(try green("first", next: "yours"), [.toy(upTo: "second")])
    let open = text(try green("second", next: "guard"), [.toy(upTo: "second")])

    #expect(!given.contains("is done already"))
    #expect(!open.contains("is done already"))
  }

  @Test("A change that keeps a step green is TIDIED, and the board does not call it a refactoring")
  func test_text_tidied_isCalledThat() throws {
    let text = text(
      .tidied(try Stage.counter.toyStep("second"), next: try Stage.counter.toyStep("yours"))
    )

    #expect(text.contains("\nTIDIED  Stage 1, step 2 of 7 (core)\n"))
    #expect(
      text.contains(
        """
          Still green after your change. If the behaviour is the same, that was a refactoring.
          Tidy: Is nine named?
          Press n to go on to step 3.
        """
      )
    )
    #expect(!text.contains("It passes in both frameworks."))
  }

  @Test("A step that was green before it was seen red is not praised; the board says what to do")
  func test_text_neverRed_isNotPraised() throws {
    let standing = LearnerSession.Standing.neverRed(
      try Stage.counter.toyStep("second"),
      next: try Stage.counter.toyStep("yours")
    )
    let board = Board(reports: [.toy(upTo: "second")], standing: standing)

    #expect(
      board.showing(fault: [HangingLine("The fault.")]).text == """
        Stage 1  Counter    core 2 of 3    more 0 of 2    deep 0 of 2

        NEVER RED  Stage 1, step 2 of 7 (core)
        It counts a turn

          Step 2 was green before you saw it fail, so you don't know yet that its test can fail.
          The fault.
          Delete the line that makes it pass, save, watch it turn red, and put the line back.
          Press n to go on to step 3.

          Edit  Exercises/1-Counter/TurnCounter.swift
          Read  Guide.md#stage-1-second
        """
    )
  }

  @Test("At the end of a stage the board says so, and names the first step of the next")
  func test_text_endOfStage_namesTheNextStage() throws {
    let standing = LearnerSession.Standing.green(
      try Stage.counter.toyStep("last"),
      next: try Stage.dial.toyStep("begin")
    )

    #expect(
      text(standing, [.toy(), .toy(upTo: nil, of: .dial)]).contains(
        """
          That was the last step of stage 1. Press g to grade your tests.
          You learned to turn.

          Run   swift run todo --use 1
          See   swift run kata solution 1
          See   swift run kata report

          Press n to go on to stage 2, step 1.
        """
      )
    )
  }

  @Test("The end of the core names the lesson, the app, and the solution to compare with")
  func test_text_endOfCore_isAnEnding() {
    #expect(
      text(.finished, [StageReport.toy().limited(to: .core)]) == """
        Stage 1  Counter    core 3 of 3

        GREEN  Every core step is done. For the other steps, run: swift run kata

        Stage 1: you learned to turn.

          Run   swift run todo --use 1
          See   swift run kata solution 1
          See   swift run kata report
        """
    )
  }

  @Test("With the core alone, the last step is called the last of the core")
  func test_text_lastCoreStep_isCalledThat() throws {
    #expect(
      text(try green("yours", next: nil), [StageReport.toy().limited(to: .core)]).contains(
        "  That was the last core step. Press n to go on."
      )
    )
  }

  @Test("If a refactoring is due, the board offers a look at one way to do it")
  func test_text_refactors_offersALook() throws {
    #expect(
      text(try green("second", next: "yours"), [.toy(upTo: "second")])
        .contains("  Press c to compare your code with one way to do it.\n")
    )
    #expect(!text(try green("first", next: "second")).contains("Press c"))
  }

  @Test("At the end of the workshop's core the board says so; with all levels it does not")
  func test_text_endOfTheWorkshop_isSaid() throws {
    let stage = Stage.endOfWorkshop
    let standing = LearnerSession.Standing.green(
      try stage.toyStep("first"),
      next: try Stage.dial.toyStep("begin")
    )
    func reports(_ level: Step.Level) -> [StageReport] {
      [StageReport.toy(of: stage), .toy(upTo: nil, of: .dial)].map { $0.limited(to: level) }
    }

    #expect(
      text(standing, reports(.core)).contains(
        """
          This is the end of the 90-minute workshop. Another day, go on with: swift run kata --core
          Press n to go on to stage 2, step 1.
        """
      )
    )
    #expect(text(standing, reports(.core)).contains("  That was the last core step of stage 1."))
    #expect(!text(standing, reports(.deep)).contains("workshop"))
  }

  @Test("The last step names no next step")
  func test_text_lastStep_endsTheKata() throws {
    #expect(
      text(try green("last", next: nil)).contains(
        "  That was the last step. Press n to go on."
      )
    )
  }

  @Test("If no step is left and this is not the last one, the board says so")
  func test_text_nothingLeft_isSaid() throws {
    #expect(
      text(try green("guard", next: nil), [.toy()]).contains(
        "  All other steps are done, too. Press n to go on."
      )
    )
  }

  @Test("Green shows the step's question")
  func test_text_green_asksTheStepsQuestion() throws {
    let board = Board(
      reports: [.toy(upTo: "guard-too")],
      standing: try green("guard-too", next: "last")
    )

    #expect(board.text.contains("\n  Tidy: Is zero named?\n"))
  }

  @Test("A guard that was green on arrival is green, and its fault is shown once")
  func test_text_guardOnArrival() throws {
    let text = text(.guardOnArrival(try Stage.counter.toyStep("guard")))

    #expect(text.contains("\nGREEN  Stage 1, step 4 of 7 (more)\nIt can be read twice\n\n"))
    #expect(text.contains("\n  Your code does this already.\n"))
    #expect(text.contains("\n  Press n to go on.\n"))
  }

  @Test("Further failures of the same step are counted")
  func test_text_moreFailures_areCounted() throws {
    let one = text(.red(try first(.red([.toy]))))
    let two = text(.red(try first(.red([.toy, .toy]))))
    let three = text(.red(try first(.red([.toy, .toy, .toy]))))

    #expect(!one.contains("more comparison"))
    #expect(two.contains("  (1 more comparison of this step fails.)"))
    #expect(three.contains("  (2 more comparisons of this step fail.)"))
  }

  @Test("A step that turned red again is called that")
  func test_text_redAgain_saysSo() throws {
    let text = text(.redAgain(try first(.toyRed)))

    #expect(text.contains("\nRED AGAIN  Stage 1, step 1 of 7 (core)\n"))
    #expect(text.contains("\n  turn():\n  expected 1\n  got      2\n"))
  }

  @Test(
    "A crash or a hang of a finished step is red again; a missing test is still YOURS",
    arguments: [
      (StepState.crashed(.xctest, nil), "RED AGAIN"), (.hung(.xctest, limit: 5), "RED AGAIN"),
      (.yours(.missing), "YOURS"),
    ]
  )
  func test_text_otherStateAgain_isThatState(state: StepState, headline: String) throws {
    #expect(text(.redAgain(try first(state))).contains("\n\(headline)  Stage 1, step 1 of 7"))
  }

  @Test("A learner who began at a later stage sees which stage is finished and which is not")
  func test_text_finishedLaterStage_namesTheOpenOne() {
    let board = Board(
      reports: [StageReport(notRun: .counter), .toy(of: .dial)],
      standing: .finished
    )

    #expect(
      board.text.contains(
        "GREEN  Every step of stage 2 is done. Stage 1 is not finished: swift run kata next 1\n"
      )
    )
    #expect(!board.text.contains("swift run kata solution 1"))
  }
}
