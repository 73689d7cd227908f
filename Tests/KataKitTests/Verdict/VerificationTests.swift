import KataKit
import Testing

/// The kit's report on itself when something in it is broken.
struct VerificationTests {
  private func defects(_ look: (inout Verification) throws -> Void) rethrows -> [String] {
    var verification = Verification()
    try look(&verification)
    return verification.defects
  }

  @Test(
    "A step that is not red by assertion on the starter is a defect",
    arguments: [
      (StepState.done, "green"), (.crashed(.xctest, nil), "crashed in XCTest"),
      (.hung(.swiftTesting, limit: 5), "hung in Swift Testing"),
      (.disagreeing(red: .xctest, []), "red in XCTest alone"),
      (.yours(.missing), "waiting for the learner's test"),
      (.waiting("waits"), "skipped (waits)"), (.notRun, "not run"),
    ]
  )
  func test_expectEveryStepRed_otherStep_isADefect(state: StepState, phrase: String) {
    let report = StageReport.toy(["guard": state], others: .toyRed)

    #expect(
      defects { $0.expectEveryStepRed(report, on: "the starter") }
        == ["Stage 1, step 4 (guard) is not red on the starter, but \(phrase)."]
    )
  }

  @Test("A variant that a step rejects, or that one framework did not run, is a defect")
  func test_expectEveryStepGreen_otherStep_isADefect() {
    let report = StageReport.toy(["second": .toyRed, "last": .notRun])

    #expect(
      defects { $0.expectEveryStepGreen(report, on: "variant x") }
        == [
          "Stage 1, step 2 (second) is not green on variant x, but red.",
          "Stage 1, step 7 (last) is not green on variant x, but not run.",
        ]
    )
  }

  @Test("A mutant that equals the solution is not killed")
  func test_expectKilled_allGreen_isADefect() throws {
    let step = try Stage.counter.toyStep("first")

    let found = try defects { try $0.expectKilled(#require(step.mutants.first), of: step, .toy()) }

    #expect(found == ["Mutant beginsAtOne is not killed by its step. Stage 1, step 1 (first)"])
  }

  @Test("A mutant that only another step kills is not killed by its own")
  func test_expectKilled_byAnotherStep_isADefect() throws {
    let step = try Stage.counter.toyStep("first")

    let found = try defects {
      try $0.expectKilled(#require(step.mutants.first), of: step, .toy(["last": .toyRed]))
    }

    #expect(found.count == 1)
  }

  @Test("A mutant that only one framework rejects is a defect")
  func test_expectKilled_frameworksDisagree_isADefect() throws {
    let step = try Stage.counter.toyStep("first")
    let states = ["first": StepState.toyRed, "last": .disagreeing(red: .xctest, [])]

    let found = try defects {
      try $0.expectKilled(#require(step.mutants.first), of: step, .toy(states))
    }

    #expect(found == ["Stage 1, step 7 (last) is red in one framework only on mutant beginsAtOne."])
  }

  @Test("Two mutants with the same message are a defect")
  func test_expectKilled_sameMessages_isADefect() throws {
    let step = try Stage.counter.toyStep("second")

    let found = defects { verification in
      for mutant in step.mutants {
        verification.expectKilled(mutant, of: step, .toy(["second": .toyRed]))
      }
    }

    #expect(found == ["Mutants countsTwice and countsNothing have equal results."])
  }

  @Test("Two mutants that different tests of the solution catch are no defect")
  func test_expectKilled_otherTestsCatch_isNone() throws {
    let step = try Stage.counter.toyStep("second")

    let found = defects { verification in
      for (mutant, test) in zip(step.mutants, ["test_one", "test_other"]) {
        verification
          .expectKilled(mutant, of: step, .toy(["second": .toyRed]), caughtBy: [test])
      }
    }

    #expect(found == [])
  }

  @Test("Two mutants with different messages, or of different stages, are no defect")
  func test_expectKilled_otherMessages_isNone() throws {
    let step = try Stage.counter.toyStep("second")
    let begin = try Stage.dial.toyStep("begin")
    let other = StepState.red([AssertionFailure("other")])

    let found = try defects { verification in
      verification.expectKilled(step.mutants[0], of: step, .toy(["second": .toyRed]))
      verification.expectKilled(step.mutants[1], of: step, .toy(["second": other]))
      verification.expectKilled(
        try #require(begin.mutants.first),
        of: begin,
        .toy(["begin": .toyRed], of: .dial)
      )
    }

    #expect(found == [])
  }

  @Test("A property need not run on a mutant that an example kills; any other step must")
  func test_expectKilled_stepNotRun_isADefectUnlessAProperty() throws {
    var verification = Verification()

    verification.expectKilled(
      Mutant("noHand", "It has no hand."),
      of: try Stage.watch.toyStep("hand"),
      .toy(["hand": .toyRed, "glass": .notRun, "property": .notRun], of: .watch)
    )

    #expect(
      verification.defects == ["Stage 4, step 2 (glass) did not run on mutant noHand."]
    )
    #expect(verification.text.contains("mutant noHand                        x.."))
  }

  @Test("A mutant that ends the run is reported, but not the steps that did not run after it")
  func test_expectKilled_runEnded_doesNotTellWhatDidNotRun() throws {
    var verification = Verification()

    verification.expectKilled(
      Mutant("noHand", "It has no hand."),
      of: try Stage.watch.toyStep("hand"),
      .toy(["hand": .crashed(.xctest, nil)], others: .notRun, of: .watch)
    )

    #expect(
      verification.defects == [
        "Mutant noHand is not killed by its step. Stage 4, step 1 (hand)",
        "Stage 4, step 1 (hand) is not red on mutant noHand, but crashed in XCTest.",
      ]
    )
  }

  @Test("A hint that is empty or missing, and a step without a mutant, are defects")
  func test_expectContent_gaps_areDefects() {
    let rows = [
      Step(
        "a",
        "A",
        level: .core,
        test: "test_a",
        hints: ["Who?", ""],
        mutants: [Mutant("m", "M.")]
      ),
      Step("b", "B", level: .core, test: "test_b", hints: ["Who?"], mutants: []),
    ]
    let stage = Stage(
      number: 1,
      stem: "X",
      title: "X",
      histories: Stage.toyHistories,
      typeNames: ["X"],
      steps: rows,
      variants: []
    )

    #expect(
      defects { $0.expectContent(of: stage) }
        == [
          "Stage 1, step 1 (a) has a hint missing.", "Stage 1, step 2 (b) has a hint missing.",
          "Stage 1, step 2 (b) has no mutant.",
        ]
    )
    #expect(defects { $0.expectContent(of: .counter) } == [])
  }

  @Test("A solution's own tests that miss a fault are a defect")
  func test_expectThorough_weakTests_isADefect() {
    let grade = Grade(of: .counter, from: [:])

    #expect(
      defects { $0.expectThorough(grade, text: "No test ran.") }
        == ["Stage 1: the tests in Solutions are not thorough. No test ran."]
    )
  }

  @Test("Without a defect, the kit is sound; the table has a sign for each step")
  func test_text_noDefects_isSound() {
    var verification = Verification()

    verification.expectEveryStepRed(.toy(others: .toyRed), on: "the starter")
    verification.expectEveryStepGreen(.toy(of: .dial), on: "the solution")

    #expect(
      verification.text == """
        1  the starter                          xxxxxxx
        2  the solution                         ++

        The kit is correct: x is red, + is green, . did not run, both frameworks agree.
        """
    )
  }

  @Test("Defects are below the table, and a missing verdict is a question mark in it")
  func test_text_defects_areListed() {
    var verification = Verification()
    verification.note(defect: "It was edited.")

    verification.expectEveryStepGreen(
      .toy(["watch": .waiting("waits")], of: .dial),
      on: "the solution"
    )

    #expect(
      verification.text == """
        2  the solution                         +?

        DEFECT  It was edited.
        DEFECT  Stage 2, step 2 (watch) is not green on the solution, but skipped (waits).
        """
    )
  }

  @Test("After each step of a history, finished steps are green, and the next driving step is red")
  func test_defects_afterStep_areThoseOfTheHistory() {
    let sound = StageReport.toy(upTo: "second")
    let guardIsGreen = StageReport.toy(["yours-too": .toyRed], others: .done)

    #expect(sound.defects(afterStep: 2) == [])
    #expect(guardIsGreen.defects(afterStep: 3) == [])
    #expect(sound.defects(afterStep: 3) == ["Stage 1 after step 3: step 3 is not green, but red."])
    #expect(
      StageReport.toy().defects(afterStep: 1)
        == ["Stage 1 after step 1: step 2 is not red, but green."]
    )
  }
}
