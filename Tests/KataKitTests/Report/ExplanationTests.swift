import KataKit
import Testing

/// The meaning of a state for the learner, in the words of the board.
struct ExplanationTests {
  private func text(_ state: StepState, at step: String = "first") -> String {
    Board(reports: [.toy([step: state])]).text
  }

  @Test(
    "Each state is explained in one sentence",
    arguments: [
      (
        StepState.crashed(.xctest, nil), "RED",
        """
        The XCTest run crashed in test_first. Look for an index out of range, a forced unwrap, or a \
        call of exit().
        """
      ),
      (
        .crashed(.swiftTesting, Crash("Fatal error: no")), "RED",
        "The Swift Testing run crashed in test_first: Fatal error: no"
      ),
      (
        .hung(.swiftTesting, limit: 5), "RED",
        """
        test_first ran longer than 5 s in Swift Testing and was stopped. Is there an endless loop, \
        or an await that never returns?
        """
      ),
      (
        .disagreeing(red: .xctest, []), "KIT",
        "Only XCTest is red. Both suites must agree, so this is a bug in the kit."
      ),
      (.waiting("waits for step 1"), "NEXT", "waits for step 1"),
      (.notRun, "NEXT", "Its test did not run in at least one of the two suites."),
    ]
  )
  func test_text_state_isExplained(state: StepState, headline: String, sentence: String) {
    #expect(text(state).contains("\n\(headline)  Stage 1, step 1 of 7"))
    #expect(
      text(state).contains("\n  \(sentence)\n\n  Edit  Exercises/1-Counter/TurnCounter.swift")
    )
  }

  @Test("If the learner's test is at fault, the file to edit is that test file")
  func test_text_ownTests_areTheFileToEdit() {
    let rejection = Rejection(
      test: "test_mine",
      implementation: "It counts down and subtracts.",
      message: FailureMessage("turn()", expected: ["1"], got: ["2"])
    )
    let edit = "\n  Edit  Exercises/1-Counter/Tests/MyCounterTests.swift\n"

    let none = Weakness(caught: 0, of: 3, summary: "The fault x.")
    let one = Weakness(caught: 1, of: 3, summary: "The fault x.")

    let missing = text(.yours(.tooWeak(none)), at: "yours")
    let rejects = text(.yours(.rejects(rejection)), at: "yours")
    let weak = text(.yours(.tooWeak(one)), at: "yours")

    #expect([missing, rejects, weak].allSatisfy { $0.contains(edit) })
    #expect([missing, rejects, weak].allSatisfy { $0.contains("\nYOURS  Stage 1, step 3 of 7") })
    #expect(
      missing.contains(
        """
          This test is yours. Write it first, see it fail, then write the code.
          None of your tests checks this step yet: they also pass without its code.
        """
      )
    )
    #expect(
      rejects.contains(
        """
          test_mine is red on correct code, too. That code: It counts down and subtracts.
          turn():
          expected 1
          got      2
          Does the test ask for something that the requirement does not say? Does each double answer?
        """
      )
    )
    #expect(
      weak.contains(
        """
          Your tests catch 1 of 3 faults of this step. They miss this one:
          The fault x.
          To see all of them, press g or run: swift run kata grade 1
        """
      )
    )
  }

  @Test("Without a test, the board shows the requirement")
  func test_text_noTests_saysSo() {
    let state = StepState.yours(.missing)

    let text = Board(reports: [.toy(["yours": state])]).text

    #expect(
      text.contains(
        """
          The requirement: Stop at nine, please.
          This test is yours. Write it first, see it fail, then write the code.
          You have no test yet.
        """
      )
    )
  }

  @Test("If all tests of the learner skip themselves, the board names the first and its file")
  func test_text_testSkipsItself_isNamed() {
    let shown = text(.yours(.skips(test: "test_mine")), at: "yours")

    #expect(shown.contains("\nYOURS  Stage 1, step 3 of 7"))
    #expect(
      shown.contains(
        """
          This test is yours. Write it first, see it fail, then write the code.
          test_mine skips itself, so it compares nothing. Remove the skip.
        """
      )
    )
    #expect(shown.contains("\n  Edit  Exercises/1-Counter/Tests/MyCounterTests.swift\n"))
  }

  @Test("A crash in a hidden check does not give its name away")
  func test_text_hiddenCheckCrashed_isNotNamed() {
    let text = text(.crashed(.xctest, Crash("Fatal error: no")), at: "yours")

    #expect(text.contains("  The XCTest run crashed in the kit's own check of this step: Fatal"))
    #expect(!text.contains("test_yours"))
  }

  @Test("A test of the learner's that is red on their code is named with its place")
  func test_text_ownTestRed_isShown() {
    let failure = AssertionFailure("no", file: "/x/Mine.swift", line: 3)

    let text = text(.yours(.red(test: "test_mine", [failure])), at: "yours")

    #expect(text.contains("\nRED  Stage 1, step 3 of 7 (core)\n"))
    #expect(text.contains("\n  Your test test_mine is red:\n  no\n"))
    #expect(
      text.contains("\n  Edit  Exercises/1-Counter/TurnCounter.swift\n  Test  /x/Mine.swift:3\n")
    )
  }

  @Test("The place in a mock's message is a path that an editor opens")
  func test_text_ownTestRed_hasAPath() {
    let failure = AssertionFailure("CounterExerciseTests/Mine.swift:7: no call.")

    let text = text(.yours(.red(test: "test_mine", [failure])), at: "yours")

    #expect(text.contains("\n  Exercises/1-Counter/Tests/Mine.swift:7: no call.\n"))
  }

  @Test("A test of the learner's that hangs is red, with the limit")
  func test_text_ownTestHung_isShown() {
    let text = text(.yours(.hung(test: "test_mine", limit: 5)), at: "yours")

    #expect(text.contains("\nRED  Stage 1, step 3 of 7 (core)\n"))
    #expect(
      text.contains(
        """
          Your test test_mine is red:
          It ran longer than 5 s and was stopped. Is there an endless loop, or an await that never \
        returns?

          Edit  Exercises/1-Counter/TurnCounter.swift

        """
      )
    )
  }

  @Test("A test of the learner's that crashes is named; the file to edit is that of the crash")
  func test_text_ownTestCrashed_isShown() {
    let inTest = Crash("Fatal error", at: "\(Stage.counter.ownTestsFile):3:1")
    let inCode = Crash("Fatal error", at: "\(Stage.counter.files[0].exercise):3:1")

    let texts = [inTest, inCode, nil].map { crash in
      text(.yours(.crashed(test: "test_mine", crash)), at: "yours")
    }

    #expect(texts[0].contains("\n  Your test test_mine crashed: Fatal error, at Exercises/"))
    #expect(texts[0].contains("\n  Edit  Exercises/1-Counter/Tests/MyCounterTests.swift\n"))
    #expect(texts[1].contains("\n  Edit  Exercises/1-Counter/TurnCounter.swift\n"))
    #expect(texts[2].contains("\n  Your test test_mine crashed, or called exit().\n"))
  }

  @Test("If the learner's tests pass and the kit's own check fails, the board says so")
  func test_text_hiddenCheckRed_saysWhose() {
    #expect(
      text(.toyRed, at: "yours").contains(
        "\n  Your tests pass, but the kit's own check fails:\n  turn():\n"
      )
    )
  }

  @Test("A crash in a scenario is shown with the scenario and its seed")
  func test_text_crashInScenario_showsTheScenario() {
    var report = StageReport.toy(["first": .crashed(.xctest, Crash("Fatal error: no"))])
    report.steps[0].scenario = ScenarioUnderWay(
      found: FoundScenario(seed: 4711, number: 3),
      lines: ["A list", "  request 1"]
    )

    #expect(
      Board(reports: [report]).text.contains(
        """
          The XCTest run crashed in test_first: Fatal error: no
          It happened in this scenario, found with seed 4711:
            A list
              request 1
        """
      )
    )
  }
}
