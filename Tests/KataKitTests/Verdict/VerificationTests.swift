import KataKit
import Testing

/// The kit's report on itself when something in it is broken.
struct VerificationTests {
  /// The defects after the toy's steps are mutants of these steps, with these reports.
  private func defects(
    _ mutants: (mutant: Mutant?, step: Step, report: StageReport, tests: [String])...
  ) throws -> [String] {
    var verification = Verification()
    for row in mutants {
      verification
        .add(try #require(row.mutant), of: row.step, row.report, caughtBy: row.tests)
    }
    return verification.defects
  }

  @Test(
    "A step that has another state than expected is a defect",
    arguments: [
      (StepState.done, "green"), (.crashed(.xctest, nil), "crashed in XCTest"),
      (.hung(.swiftTesting, limit: 5), "hung in Swift Testing"),
      (.disagreeing(red: .xctest, []), "red in XCTest alone"),
      (.yours(.missing), "waiting for the learner's test"),
      (.waiting("waits"), "skipped (waits)"), (.notRun, "not run"),
    ]
  )
  func test_add_otherState_isADefect(state: StepState, phrase: String) {
    let report = StageReport.toy(["guard": state], others: .toyRed)
    var verification = Verification()

    verification.add(report, on: "the starter") { _ in .red }

    #expect(
      verification.defects
        == ["Stage 1, step 4 (guard) is not red on the starter, but \(phrase)."]
    )
  }

  @Test("A variant that a step rejects, or that one framework did not run, is a defect")
  func test_add_variant_isGreen() {
    var verification = Verification()

    verification.add(.toy(["second": .toyRed, "last": .notRun]), on: "variant x") { _ in .green }

    #expect(
      verification.defects == [
        "Stage 1, step 2 (second) is not green on variant x, but red.",
        "Stage 1, step 7 (last) is not green on variant x, but not run.",
      ]
    )
  }

  @Test("A mutant that its own step does not kill is a defect, even if another step kills it")
  func test_add_mutantGreenAtItsStep_isADefect() throws {
    let step = try Stage.counter.toyStep("first")

    let found = try defects((step.mutants.first, step, .toy(["last": .toyRed]), []))

    #expect(found == ["Stage 1, step 1 (first) is not red on mutant beginsAtOne, but green."])
  }

  @Test("A mutant that only one framework rejects is a defect")
  func test_add_mutantOfDisagreeingFrameworks_isADefect() throws {
    let step = try Stage.counter.toyStep("first")
    let states = ["first": StepState.toyRed, "last": .disagreeing(red: .xctest, [])]

    let found = try defects((step.mutants.first, step, .toy(states), []))

    #expect(
      found == [
        "Stage 1, step 7 (last) is not decided on mutant beginsAtOne, but red in XCTest alone."
      ]
    )
  }

  @Test("Two mutants with the same messages are a defect, unless other tests catch them")
  func test_add_mutantsWithTheSameMessages_areADefect() throws {
    let step = try Stage.counter.toyStep("second")
    let report = StageReport.toy(["second": .toyRed])

    let same = try defects((step.mutants[0], step, report, []), (step.mutants[1], step, report, []))
    let other = try defects(
      (step.mutants[0], step, report, ["test_one"]),
      (step.mutants[1], step, report, ["test_other"])
    )

    #expect(same == ["Mutants countsTwice and countsNothing have equal results."])
    #expect(other == [])
  }

  @Test("Two mutants with different messages, or of different stages, are no defect")
  func test_add_mutantsWithOtherMessages_areSound() throws {
    let step = try Stage.counter.toyStep("second")
    let begin = try Stage.dial.toyStep("begin")
    let other = StageReport.toy(["second": .red([AssertionFailure("other")])])

    let found = try defects(
      (step.mutants[0], step, .toy(["second": .toyRed]), []),
      (step.mutants[1], step, other, []),
      (begin.mutants.first, begin, .toy(["begin": .toyRed], of: .dial), [])
    )

    #expect(found == [])
  }

  @Test("A property need not run on a mutant that an example kills; any other step must")
  func test_add_stepNotRunOnAMutant_isADefectUnlessAProperty() throws {
    let hand = try Stage.watch.toyStep("hand")
    let states = ["hand": StepState.toyRed, "glass": .notRun, "property": .notRun]

    let found = try defects(
      (Mutant("noHand", "It has no hand."), hand, .toy(states, of: .watch), [])
    )

    #expect(found == ["Stage 4, step 2 (glass) is not decided on mutant noHand, but not run."])
  }

  @Test("A mutant that ends the run is reported, but not the steps that did not run after it")
  func test_add_mutantEndsTheRun_isReportedOnce() throws {
    let hand = try Stage.watch.toyStep("hand")
    let report = StageReport.toy(["hand": .crashed(.xctest, nil)], others: .notRun, of: .watch)

    let found = try defects((Mutant("noHand", "It has no hand."), hand, report, []))

    #expect(found == ["Stage 4, step 1 (hand) is not red on mutant noHand, but crashed in XCTest."])
  }

  @Test("Without a defect, the kit is sound; the table has a sign for each step")
  func test_text_noDefects_isSound() {
    var verification = Verification()

    verification.add(.toy(others: .toyRed), on: "the starter") { _ in .red }
    verification.add(.toy(of: .dial), on: "the solution") { _ in .green }

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

    verification.add(.toy(["watch": .waiting("waits")], of: .dial), on: "the solution") { _ in
      .green
    }

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

    #expect(sound.defects(afterStep: 2, own: .missing) == [])
    #expect(guardIsGreen.defects(afterStep: 3, own: nil) == [])
    #expect(
      sound.defects(afterStep: 3, own: nil)
        == ["Stage 1, step 3 (yours) is not green after step 3, but red."]
    )
    #expect(
      StageReport.toy().defects(afterStep: 1, own: .missing)
        == ["Stage 1, step 2 (second) is not red after step 1, but green."]
    )
  }

  @Test(
    "The learner's tests of a history exist and pass once the learner has written one",
    arguments: [(2, nil), (3, .missing), (3, .skips(test: "test_mine"))] as [(Int, OwnTestIssue?)]
  )
  func test_defects_ownTestsAfterStep(done: Int, own: OwnTestIssue?) {
    let report = StageReport.toy(upTo: Stage.counter.steps[done - 1].name)

    #expect(
      report.defects(afterStep: done, own: own).contains(
        "Stage 1: the learner's tests are not right after step \(done)."
      )
    )
  }
}
