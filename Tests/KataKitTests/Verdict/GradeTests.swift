import Foundation
import KataKit
import Testing

struct GradeTests {
  private static let module = Stage.counter.ownTestsModule
  private let mutants = Stage.counter.mutants
  private let ofYours = Stage.counter.step(named: "yours")?.mutants ?? []
  private let ofYoursToo = Stage.counter.step(named: "yours-too")?.mutants ?? []
  private let failed = Outcome.failed([AssertionFailure("expected 1, got 2.")])

  /// The grade of tests that pass on all implementations except the named ones.
  private func grade(
    _ tests: [String: [Implementation: Outcome]],
    unfinished: [Implementation] = [],
    upTo last: Step? = nil
  ) -> Grade {
    let all =
      [.exercise, .solution] + Stage.counter.variants.map(Stage.counter.implementation)
      + mutants.map(Stage.counter.implementation)
    let ledgers = all.map { implementation in
      let outcomes = tests.keys.sorted().map { test -> (String, Outcome?) in
        if unfinished.contains(implementation) { return (test, nil) }
        return (test, tests[test]?[implementation] ?? .passed)
      }
      return (implementation, Ledger.toy(outcomes, in: Self.module, by: [.xctest]))
    }
    return Grade(of: .counter, from: Dictionary(uniqueKeysWithValues: ledgers), upTo: last)
  }

  private func failing(on mutants: [Mutant]) -> [Implementation: Outcome] {
    Dictionary(
      uniqueKeysWithValues: mutants.map { (Stage.counter.implementation(of: $0), failed) }
    )
  }

  @Test("Without a test there is nothing to grade")
  func test_text_noTests_saysWhereToWrite() {
    #expect(
      grade([:]).text
        == "No test of yours ran. Write the first in Exercises/1-Counter/Tests/MyCounterTests.swift."
    )
    #expect(!grade([:]).isThorough)
  }

  @Test("A test that rejects a correct implementation comes before anything else")
  func test_text_wrongTest_isNamedFirst() {
    let grade = grade([
      "test_wrong": [.variant(stage: 1, name: "countsDown"): failed],
      "test_good": failing(on: ofYours),
    ])

    #expect(
      grade.text == """
        test_wrong is red on correct code, too. That code:
          It counts down and subtracts.
          expected 1, got 2.
        Does the test ask for something that the requirement does not say? Does each double answer?
        Correct this first, then grade again.
        """
    )
    #expect(!grade.isValid)
  }

  @Test("A test that rejects the solution is wrong, too")
  func test_isValid_rejectsTheSolution_isFalse() {
    #expect(!grade(["test_wrong": [.solution: failed]]).isValid)
    #expect(!grade(["test_wrong": [.solution: .hung(limit: 5)]]).isValid)
    #expect(!grade(["test_wrong": [:]], unfinished: [.solution]).isValid)
  }

  @Test("A call that ended the process on a correct implementation is shown with its arguments")
  func test_text_crashOrHangWithArguments_isReportedWithThem() {
    let id = TestID(framework: .swiftTesting, module: Self.module, test: "test_a")
    func text(_ end: [LedgerEntry.Event]) -> String {
      let events = [.started, .arguments("2")] + end
      let ledger = Ledger(entries: events.map { LedgerEntry(id, $0) })
      return Grade(of: .counter, from: [.solution: ledger]).text
    }

    #expect(text([]).contains("\n  It crashed with 2.\n"))
    #expect(text([.ended(.hung(limit: 5))]).contains("\n  With 2 it ran longer than 5 s.\n"))
  }

  @Test("A test that was red and green on the same code is called unsteady")
  func test_text_unsteadyTest_isNamedSo() {
    let ledger = Ledger.toy([("test_a", failed)], in: Self.module, by: [.xctest])
    let grade = Grade(of: .counter, from: [.solution: ledger], unsteady: ["test_a"])
    let rejection = grade.rejections.first?.message.text ?? ""

    #expect(
      rejection == """
        expected 1, got 2.
        A second run on the same code passed. If it uses random values, fix their seed.
        """
    )
  }

  @Test("A test that rejects several correct implementations is named once")
  func test_text_wrongEverywhere_isNamedOnce() {
    let text = grade([
      "test_wrong": [.solution: failed, .variant(stage: 1, name: "countsDown"): failed]
    ]).text

    #expect(text.components(separatedBy: "test_wrong").count == 2, "\(text)")
    #expect(text.contains("  The solution of the kit.\n"))
  }

  @Test("A test that no fault turns red is vacuous")
  func test_text_vacuousTest_isNamed() {
    let grade = grade(["test_empty": [:], "test_good": failing(on: ofYours + ofYoursToo)])

    #expect(grade.isValid)
    #expect(grade.vacuousTests == ["test_empty"])
    #expect(!grade.isThorough)
    #expect(
      grade.text.contains(
        """
        test_empty passes on every faulty implementation. Does it compare what the requirement says?
        """
      )
    )
  }

  @Test("For a vacuous test that ran a late fault, the grade says that it compares too early")
  func test_text_earlyTest_isNamed() throws {
    let late = try #require(ofYours.last)
    let id = TestID(framework: .xctest, module: Self.module, test: "test_early")
    let passed = Ledger.toy([("test_early", .passed)], in: Self.module, by: [.xctest])
    let ledgers: [Implementation: Ledger] = [
      .solution: passed,
      Stage.counter.implementation(of: late): Ledger(
        entries: [LedgerEntry(id, .started), .init(id, .actedLate), .init(id, .ended(.passed))]
      ),
    ]

    let text = Grade(of: .counter, from: ledgers).text

    #expect(
      text.contains(
        """
        test_early passes on every faulty implementation. It compares too early: the fault acts in \
        a task, after the call has returned. Let the task run first, with await Task {}.value, then \
        compare.
        """
      )
    )
    #expect(text.contains("  not caught, because a test compares too early: \(late.summary)"))
    #expect(!text.contains("Does it compare what"))
  }

  @Test("Faults are counted by step, with the tests that caught them and the survivors")
  func test_text_someFaultsCaught_areCounted() {
    let caught = ofYours.filter { $0.name != "wrapsAround" }

    let text = grade(["test_stops": failing(on: caught)]).text

    #expect(
      text == """
        Accepted: the solution of the kit and 1 other correct implementations.
        Step 3, it stops at nine: 2 of 3 faults caught
          caught by test_stops: The fault neverStops.
          caught by test_stops: The fault stopsAtEight.
          not caught: The fault wrapsAround.
        Step 5, it can be reset: 0 of 3 faults caught
          not caught (this is the code from before the step): The fault neverResets.
          not caught: The fault resetsToOne.
          not caught: The fault resetsTwice.
        """
    )
  }

  @Test("The faults of given steps do not count for the learner's steps")
  func test_isThorough_givenFaults_doNotCount() {
    #expect(grade(["test_good": failing(on: ofYours + ofYoursToo)]).isThorough)
    #expect(!grade(["test_good": failing(on: mutants.filter { !ofYours.contains($0) })]).isThorough)
  }

  @Test("A step that the learner has not reached is left for later")
  func test_text_laterStep_isNotReported() throws {
    let grade = grade(
      ["test_stops": failing(on: ofYours)],
      upTo: try Stage.counter.toyStep("guard")
    )

    #expect(grade.text.contains("Step 3, it stops at nine: 3 of 3"))
    #expect(grade.text.hasSuffix("Step 5 comes later; you write its test, too."))
    #expect(grade.isThorough)
  }

  @Test("A deeper step than the learner's level is not named")
  func test_text_deeperLevel_isNotNamed() throws {
    let grade = grade(["test_stops": failing(on: ofYours)]).limited(to: .core)

    #expect(!grade.text.contains("Step 5"))
    #expect(grade.isThorough)
  }

  @Test("A stage before that of the last step counts as a whole")
  func test_text_lastStepInAnotherStage_everyStepCounts() throws {
    let grade = grade(["test_stops": failing(on: ofYours)], upTo: try Stage.dial.toyStep("begin"))

    #expect(grade.text.contains("Step 5, it can be reset: 0 of 3"))
    #expect(!grade.isThorough)
  }

  @Test("A step is tested when its tests reject the code before it and catch every fault")
  func test_issue_ofStep_needsEveryFault() throws {
    let step = try Stage.counter.toyStep("yours")
    let before = try #require(step.mutants.first)

    #expect(grade(["test_a": failing(on: ofYours)]).issue(at: step) == nil)
    #expect(
      grade(["test_a": [:]]).issue(at: step)
        == .tooWeak(Weakness(caught: 0, of: 3, summary: before.summary))
    )
    #expect(
      grade(["test_a": failing(on: [before])]).issue(at: step)
        == .tooWeak(Weakness(caught: 1, of: 3, summary: "The fault stopsAtEight."))
    )
    #expect(
      grade(["test_a": [.solution: failed]]).issue(at: step)
        == .rejects(
          Rejection(
            test: "test_a",
            implementation: "The solution of the kit.",
            message: FailureMessage("expected 1, got 2.")
          )
        )
    )
  }

  @Test("A wrong test catches nothing, and counts at the first step that it leaves open")
  func test_issue_wrongTest_countsAtOneStep() throws {
    let yours = try Stage.counter.toyStep("yours")
    let yoursToo = try Stage.counter.toyStep("yours-too")

    let grade = grade([
      "test_good": failing(on: ofYours),
      "test_wrong": failing(on: ofYoursToo).merging([.solution: failed]) { first, _ in first },
    ])

    #expect(grade.issue(at: yours) == nil)
    #expect(
      grade.issue(at: yoursToo)
        == .rejects(
          Rejection(
            test: "test_wrong",
            implementation: "The solution of the kit.",
            message: FailureMessage("expected 1, got 2.")
          )
        )
    )
    #expect(!grade.isThorough)
  }

  @Test("A mutant that crashes or hangs is caught by crash or time limit")
  func test_text_crashAndHang_areSaid() throws {
    let crashing = Implementation.mutant(stage: 1, name: "neverStops")
    let hanging = Implementation.mutant(stage: 1, name: "stopsAtEight")

    let text = grade(["test_a": [hanging: .hung(limit: 5)]], unfinished: [crashing]).text

    #expect(text.contains("  caught by a crash in test_a: The fault neverStops."))
    #expect(text.contains("  caught by the time limit in test_a: The fault stopsAtEight."))
  }

  @Test("A grade grows: what is known of the same tests stays, and an older grade fills the gaps")
  func test_issue_grownGrade_isThatOfAll() throws {
    let yours = try Stage.counter.toyStep("yours")
    let whole = grade(["test_a": failing(on: ofYours), "test_b": failing(on: ofYoursToo)])
    let fresh = Ledger.toy([("test_a", .passed)], in: Self.module, by: [.xctest])
    let first = Grade(of: .counter, from: [.solution: fresh])

    let filled = first.filled(from: whole)
    let grown = first.adding(
      Dictionary(
        uniqueKeysWithValues: ofYours.map { mutant in
          let ledger = Ledger.toy([("test_a", failed)], in: Self.module, by: [.xctest])
          return (Stage.counter.implementation(of: mutant), ledger)
        }
      )
    )

    #expect(!first.has(Stage.counter.implementation(of: ofYours[0])))
    #expect(first.issue(at: yours) != nil)
    #expect(filled.issue(at: yours) == nil)
    #expect(grown.issue(at: yours) == nil)
    #expect(grown.has(Stage.counter.implementation(of: ofYours[0])))
    // A test that is gone catches nothing any more.
    #expect(filled.issue(at: try Stage.counter.toyStep("yours-too")) != nil)
  }

  @Test("The tests of another module can be graded instead")
  func test_init_otherModule_isGraded() {
    let ledgers = [Implementation.solution: Ledger.toy([("test_a", .passed)], in: "Other")]

    #expect(Grade(of: .counter, from: ledgers, testsIn: "Other").tests == ["test_a"])
    #expect(Grade(of: .counter, from: ledgers).tests == [])
  }

  @Test("A bonus fault that survives is named, and green does not require it")
  func test_issue_bonusSurvives_isTested() throws {
    let needed = Mutant("neverStops", "It never stops.")
    let bonus = Mutant("stopsLater", "It stops later, in a task.", isBonus: true)
    let stage = Stage(
      number: 1,
      stem: "Counter",
      title: "Counter",
      histories: Stage.toyHistories,
      typeNames: ["TurnCounter"],
      steps: [
        Step(
          "yours",
          "It stops at nine",
          level: .core,
          requirement: "Stop at nine, please.",
          test: "test_yours",
          hints: ["a", "b"],
          mutants: [needed, bonus]
        )
      ],
      variants: []
    )
    func ledger(_ outcome: Outcome) -> Ledger {
      .toy([("test_mine", outcome)], in: stage.ownTestsModule, by: [.xctest])
    }
    let step = stage.steps[0]

    let grade = Grade(
      of: stage,
      from: [
        .solution: ledger(.passed), stage.implementation(of: needed): ledger(failed),
        stage.implementation(of: bonus): ledger(.passed),
      ]
    )
    let weak = Grade(
      of: stage,
      from: [
        .solution: ledger(.passed), stage.implementation(of: needed): ledger(.passed),
        stage.implementation(of: bonus): ledger(failed),
      ]
    )
    let both = Grade(
      of: stage,
      from: [
        .solution: ledger(.passed), stage.implementation(of: needed): ledger(failed),
        stage.implementation(of: bonus): ledger(failed),
      ]
    )
    let report = StageReport.toy(of: stage).judged(by: nil, grade: grade)
    let board = Board(reports: [report], standing: .green(step, next: nil))

    #expect(grade.issue(at: step) == nil)
    #expect(grade.isThorough)
    #expect(report.steps[0].survivors == [bonus])
    #expect(
      grade.text.hasSuffix(
        """
        Step 1, it stops at nine: 1 of 1 faults caught
          caught by test_mine: It never stops.
          not caught (not required): It stops later, in a task.
        """
      )
    )
    #expect(both.text.contains("  caught by test_mine (not required): It stops later, in a task."))
    #expect(board.text.contains("  Your tests catch every required fault of this step, and"))
    #expect(board.text.contains("  Your tests miss a fault that is not required: It stops later"))
    #expect(
      weak.issue(at: step) == .tooWeak(Weakness(caught: 0, of: 1, summary: "It never stops."))
    )
  }
}
