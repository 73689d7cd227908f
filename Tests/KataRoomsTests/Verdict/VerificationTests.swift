import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import workshop

/// The kit's report on itself when something in it is broken.
struct VerificationTests {
  @Test("The table has a sign for each step, and a step in another state than expected is a defect")
  func test_text_defects_areBelowTheTable() {
    var verification = Verification()
    let states: [String: StepState] = [
      "second": .yours(.missing), "yours": .waiting("waits"), "guard": .notRun,
      "yours-too": .disagreeing(red: .xctest, []), "last": .hung(.swiftTesting, limit: 5),
    ]

    verification.add(.toy(states, others: .toyRed), on: "the starter") { _ in .red }
    verification.add(.toy(["begin": .crashed(.xctest, nil)], of: .dial), on: "it") { _ in .green }
    verification.note(defect: "It was edited.")

    #expect(
      verification.text == """
        1  the starter                          x??.?x?
        2  it                                   ?+

        DEFECT  Stage 1, step 2 (second) is not red on the starter, but yours.
        DEFECT  Stage 1, step 3 (yours) is not red on the starter, but skipped (waits).
        DEFECT  Stage 1, step 4 (guard) is not red on the starter, but not run.
        DEFECT  Stage 1, step 5 (yours-too) is not red on the starter, but red in XCTest alone.
        DEFECT  Stage 1, step 7 (last) is not red on the starter, but hung in Swift Testing.
        DEFECT  Stage 2, step 1 (begin) is not green on it, but crashed in XCTest.
        DEFECT  It was edited.
        """
    )
  }

  @Test("Without a defect, the kit is sound")
  func test_text_noDefects_isSound() {
    var verification = Verification()

    verification.add(.toy(of: .dial), on: "the solution") { _ in .green }

    #expect(
      verification.text == """
        2  the solution                         ++

        The kit is correct: x is red, + is green, . did not run, both frameworks agree.
        """
    )
  }

  /// A mutant, its number at a step, the report on it, and the learner's tests that catch it.
  typealias Trial = (step: Step, mutant: Int, report: StageReport, tests: [String])

  private static let first = Stage.counter.toyStep("first")
  private static let second = Stage.counter.toyStep("second")
  private static let turn = Stage.clockwork.toyStep("turn")
  private static let secondRed = StageReport.toy(["second": .toyRed])
  private static let otherRed = StageReport.toy(["second": .red([FailureMessage("other")])])

  static let trials: [(String, [Trial], [String])] = [
    (
      "A mutant that its own step does not kill is a defect, even if another step kills it",
      [(first, 0, .toy(["last": .toyRed]), [])],
      ["Stage 1, step 1 (first) is not red on mutant beginsAtOne, but green."]
    ),
    (
      "Two mutants with the same messages are a defect",
      [(second, 0, secondRed, []), (second, 1, secondRed, [])],
      ["Mutants countsTwice and countsNothing have equal results."]
    ),
    (
      "Two mutants with different messages, or that other tests catch, are no defect",
      [(second, 0, secondRed, ["a"]), (second, 1, secondRed, ["b"]), (second, 0, otherRed, ["b"])],
      []
    ),
    (
      "A property need not run on a mutant that an example kills; any other step must",
      [
        (
          turn, 0,
          .toy(["turn": .toyRed, "tension": .notRun, "property": .notRun], of: .clockwork), []
        )
      ],
      ["Stage 3, step 2 (tension) is not decided on mutant stands, but not run."]
    ),
    (
      "A mutant that ends the run is reported, but not the steps that did not run after it",
      [(turn, 0, .toy(["turn": .crashed(.xctest, nil)], others: .notRun, of: .clockwork), [])],
      ["Stage 3, step 1 (turn) is not red on mutant stands, but crashed in XCTest."]
    ),
  ]

  @Test("Every mutant is killed by its step, and differs from the others", arguments: trials)
  func test_add_mutants(fact: String, trials: [Trial], defects: [String]) {
    var verification = Verification()
    for (step, mutant, report, tests) in trials {
      verification.add(step.mutants[mutant], of: step, report, inXCTest: report, caughtBy: tests)
    }

    #expect(verification.defects == defects, "\(fact)")
  }

  @Test("XCTest judges at least the mutant's step as Swift Testing does, and no other differently")
  func test_add_xctest_mustAgree() {
    var verification = Verification()
    let twin = StageReport.toy(["first": .notRun, "last": .toyRed], others: .notRun)

    verification.add(
      Self.first.mutants[0],
      of: Self.first,
      .toy(["first": .toyRed]),
      inXCTest: twin
    )

    #expect(
      verification.defects == [
        "Step 1.1, on mutant beginsAtOne: XCTest is not run.",
        "Step 1.7, on mutant beginsAtOne: XCTest is red.",
      ]
    )
  }

  @Test(
    "A mutant that shows in fewer than five of a thousand scenarios is a defect",
    arguments: [(5, []), (4, ["Mutant stands shows in 4 of 1000 scenarios."])]
  )
  func test_add_rareMutant_isADefect(times: Int, defects: [String]) {
    var found = FoundScenario(seed: 1, number: 9)
    found.timesInAThousand = times
    let failure = FailureMessage("red", expected: [], got: [], scenario: found)
    var verification = Verification()

    let report = StageReport.toy(["turn": .red([failure])], of: .clockwork)
    verification.add(Self.turn.mutants[0], of: Self.turn, report, inXCTest: report)

    #expect(verification.defects == defects)
    #expect(verification.text.contains("x++  \(times) of 1000\n"))
  }

  @Test(
    "After a step of a history, finished steps are green, and the next is red",
    arguments: [
      (2, .toy(upTo: "second"), []),
      (3, .toy(["yours-too": .toyRed], others: .done), []),
      (3, .toy(upTo: "second"), ["Stage 1, step 3 (yours) is not green after step 3, but red."]),
      (1, .toy(), ["Stage 1, step 2 (second) is not red after step 1, but green."]),
    ] as [(Int, StageReport, [String])]
  )
  func test_defects_afterStep(done: Int, report: StageReport, defects: [String]) {
    #expect(report.defects(afterStep: done) == defects)
  }
}
