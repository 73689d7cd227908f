import Foundation
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct GradeTests {
  private static let module = Stage.counter.ownTestsModule
  private static let mutants = Stage.counter.mutants
  private static let ofYours = Stage.counter.toyStep("yours").mutants
  private static let ofYoursToo = Stage.counter.toyStep("yours-too").mutants
  private static let failed = Outcome.failed([FailureMessage("expected 1, got 2.")])

  // The ends of each test where it does not pass.
  typealias Outcomes = [String: [Implementation: Outcome]]

  /// The grade of tests that pass on all implementations except the named ones.
  private static func grade(
    _ tests: Outcomes,
    unfinished: [Implementation] = [],
    upTo last: Step? = nil
  ) -> Grade {
    let ledger = ([.exercise] + Stage.counter.judges()).reduce(into: Ledger()) { ledger, subject in
      let outcomes = tests.keys.sorted().map { test -> (String, Outcome?) in
        (test, unfinished.contains(subject) ? nil : tests[test]?[subject] ?? .passed)
      }
      ledger.add(.toy(outcomes, in: module, by: [.xctest], on: subject))
    }
    return Grade(of: .counter, from: ledger).limited(to: .deep, upTo: last)
  }

  private static func failing(on mutants: [Mutant]) -> [Implementation: Outcome] {
    Dictionary(
      uniqueKeysWithValues: mutants.map { (Stage.counter.implementation(of: $0), failed) }
    )
  }

  private static let missing = Implementation.mutant(stage: 1, name: "neverStops")
  private static let other = Implementation.mutant(stage: 1, name: "stopsAtEight")
  private static let variant = Implementation.variant(stage: 1, name: "countsDown")
  private static let onYoursToo = failing(on: ofYoursToo).merging([variant: failed]) { $1 }
  private static let good = ["test_good": failing(on: ofYours)]
  private static let best = ["test_good": failing(on: ofYours + ofYoursToo)]

  /// The grade of a call with arguments that ended the process on the solution.
  private static func grade(ofCallWith end: [LedgerEntry.Event]) -> Grade {
    let id = TestID(framework: .swiftTesting, module: module, test: "test_a")
    let entries = ([.started] + end).map { LedgerEntry(id, $0, on: .solution, with: "2") }
    return Grade(of: .counter, from: Ledger(entries: entries))
  }

  @Test(
    "A grade has its sentences",
    arguments: [
      (
        "Without a test there is nothing to grade", grade([:]),
        "No test of yours ran. Write the first in Exercises/1-Counter/Tests/MyCounterTests.swift."
      ),
      ("A crash on correct code", grade(ofCallWith: []), "\n  It crashed with 2.\n"),
      (
        "A hang on correct code", grade(ofCallWith: [.ended(.hung(limit: 5))]),
        "\n  With 2 it ran longer than 5 s.\n"
      ),
      (
        "A fault that crashes", grade(["test_a": [:]], unfinished: [missing]),
        "  caught by a crash in test_a: The fault neverStops."
      ),
      (
        "A fault that hangs in another test than the red one",
        grade(["test_a": [missing: failed], "test_b": [missing: .hung(limit: 5)]]),
        "  caught by test_a: The fault neverStops."
      ),
      (
        "A fault that hangs", grade(["test_a": [other: .hung(limit: 5)]]),
        "  caught by the time limit in test_a: The fault stopsAtEight."
      ),
      (
        "A test that is red on the learner's own code", grade(["test_a": [.exercise: failed]]),
        "\nOn your own code test_a is red: expected 1, got 2."
      ),
      (
        "A test that compares before a fault acts", Grade.toy(catching: [], isEarly: true),
        "test_mine passes on every faulty implementation. Your test compares too early, or not the"
      ),
      (
        "A fault that acts too late", Grade.toy(catching: [], isEarly: true),
        "  not caught, because a test compares too early: The fault wraps"
      ),
      (
        "A step that the learner has reached", grade(good, upTo: Stage.counter.toyStep("guard")),
        "Step 3, it stops at nine: 3 of 3"
      ),
      (
        "A step that the learner has not reached",
        grade(good, upTo: Stage.counter.toyStep("guard")),
        "\nStep 5 comes later; you write its test, too."
      ),
    ]
  )
  func test_text_grade_saysIt(fact: String, grade: Grade, sentence: String) {
    #expect(grade.text.contains(sentence), "\(fact)")
  }

  @Test(
    "The tests are thorough if each step of the learner's has them, and none is vacuous",
    arguments: [
      ("There is no test", grade([:]), false),
      ("The learner's tests catch every fault of both steps", grade(best), true),
      ("One is vacuous", grade(best.merging(["test_empty": [:]]) { $1 }), false),
      (
        "They catch the faults of given steps and of one step",
        grade(["test_good": failing(on: mutants.filter { !ofYours.contains($0) })]), false
      ),
      ("The other step comes later", grade(good, upTo: Stage.counter.toyStep("guard")), true),
      ("The other step is deeper than the learner's level", grade(good).limited(to: .core), true),
      ("The last step is in a later stage", grade(good, upTo: Stage.dial.toyStep("begin")), false),
    ]
  )
  func test_isThorough(fact: String, grade: Grade, isThorough: Bool) {
    #expect(grade.isThorough == isThorough, "\(fact)")
  }

  @Test("A test that rejects correct implementations comes before anything else, once")
  func test_text_wrongTest_isNamedFirst() {
    let wrong: Outcomes = ["test_wrong": [.solution: Self.failed, Self.variant: Self.failed]]

    let grade = Self.grade(Self.good.merging(wrong) { $1 })

    #expect(
      grade.text == """
        test_wrong is red on correct code, too: the solution of the kit.
          expected 1, got 2.
        Does the test call sut, and does each stand-in answer? Does a requirement say what it expects?
        Correct this first, then grade again.
        """
    )
    #expect(!grade.isValid)
  }

  @Test("A test that was red and green on the same code is called unsteady")
  func test_text_unsteadyTest_isNamedSo() {
    let runs: [(String, Outcome?)] = [("test_a", Self.failed), ("test_a", .passed)]
    let ledger = Ledger.toy(runs, in: Self.module, by: [.xctest], on: .solution)

    let grade = Grade(of: .counter, from: ledger)

    #expect(
      grade.rejections.map(\.message.text) == [
        """
        expected 1, got 2.
        A second run on the same code passed. If it uses random values, fix their seed; if it \
        keeps something in a static variable, make it anew in each test.
        """
      ]
    )
  }

  @Test("A test that was too slow for every fault is named, with the time of its runs")
  func test_slowLines_slowTest_isNamed() {
    let id = TestID(framework: .xctest, module: Self.module, test: "test_a")
    var entries = [
      LedgerEntry(id, .ended(.passed), on: .solution),
      LedgerEntry(id, .ended(.tooSlow), on: Self.missing),
    ]
    entries[0].seconds = 31

    let lines = Grade(of: .counter, from: Ledger(entries: entries)).slowLines

    #expect(
      lines == [
        """
        test_a is slow: its runs took 31 s. Each test runs on 2 implementations, so it did not run \
        on all faults, and they count as missed. Wait for nothing real: move a ControllableClock \
        instead.
        """
      ]
    )
  }

  @Test("Faults are counted by step, with the tests that caught them and the survivors")
  func test_text_someFaultsCaught_areCounted() {
    let caught = Self.ofYours.filter { $0.name != "wrapsAround" }

    let text = Self.grade(["test_stops": Self.failing(on: caught)]).text

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

  @Test(
    "A wrong test catches nothing, and counts at the step that it is about, or else at the last",
    arguments: [
      ("It is about the step whose faults it catches", [:], onYoursToo, nil, 5, 5),
      ("Or about the first step that it leaves open", good, [.solution: failed], nil, 5, 5),
      ("Or about none, if no step is open", best, [.solution: failed], nil, nil, 5),
      ("Or about none, if no step that is reached is open", good, [.solution: failed], 3, nil, 3),
    ] as [(String, Outcomes, [Implementation: Outcome], Int?, Int?, Int)]
  )
  func test_issue_wrongTest_countsAtOneStep(
    fact: String,
    others: Outcomes,
    wrong: [Implementation: Outcome],
    last: Int?,
    about: Int?,
    place: Int
  ) {
    let steps = Stage.counter.steps
    let grade = Self.grade(
      others.merging(["test_wrong": wrong]) { $1 },
      upTo: last.map { steps[$0 - 1] }
    )

    let rejected = steps.filter { step in
      guard case .rejects(let rejection) = grade.issue(at: step) else { return false }
      return rejection.step == about.map { steps[$0 - 1] }
    }

    #expect(rejected.map(\.number) == [place], "\(fact)")
    #expect(!grade.isThorough)
  }

  @Test("A bonus fault that survives is named, and green does not require it")
  func test_issue_bonusSurvives_isTested() {
    let stage = Stage.toy(
      core: [
        .toy("a", "It stops", requirement: "Stop.", mutants: ["neverStops"], bonus: ["stopsLater"])
      ],
      more: [.toy("b", "It starts again")]
    )
    let step = stage.steps[0]
    func grade(catching caught: Int...) -> Grade {
      .toy(catching: caught.map { step.mutants[$0] }, of: stage)
    }
    let report = StageReport.toy(of: stage).judged(by: nil, grade: grade(catching: 0))
    let board = Board(reports: [report], standing: .green(step, next: nil))
    let core = Board(reports: [report.limited(to: .core)], standing: .green(step, next: nil))

    #expect(grade(catching: 0).issue(at: step) == nil)
    #expect(grade(catching: 0).isThorough)
    #expect(report.steps[0].survivors.map(\.name) == ["stopsLater"])
    #expect(
      grade(catching: 0).text.hasSuffix(
        """
        Step 1, it stops: 1 of 1 faults caught
          caught by test_mine: The fault neverStops.
          not caught (not required): The fault stopsLater.
        """
      )
    )
    #expect(grade(catching: 0, 1).text.contains("  caught by test_mine (not required): The fault"))
    #expect(board.text.contains("  Your tests miss a fault that is not required: The fault stops"))
    #expect(!core.text.contains("not required"))
    #expect(
      grade(catching: 1).issue(at: step)
        == .tooWeak(Weakness(caught: 0, all: 1, summary: "The fault neverStops."))
    )
  }

  @Test("A test is judged by itself, although one of the other framework has its name")
  func test_vacuousTests_twinOfTheSameName_isNamedWithItsFramework() throws {
    let stage = Stage.counter
    let ledger = stage.judges().reduce(into: Ledger()) { ledger, subject in
      let outcome = stage.correct.contains(subject) ? Outcome.passed : Self.failed
      ledger.add(.toy([("test_a", .passed)], in: Self.module, by: [.swiftTesting], on: subject))
      ledger.add(.toy([("test_a", outcome)], in: Self.module, by: [.xctest], on: subject))
    }

    let grade = Grade(of: stage, from: ledger)

    #expect(grade.vacuousTests == ["test_a (Swift Testing)"])
    #expect(!grade.text.contains("caught by test_a: "))
    #expect(grade.tests(catching: try #require(Self.ofYours.first)) == ["test_a (XCTest)"])
  }

  @Test("A test and its twin in the other framework are named once if both catch a fault")
  func test_text_twins_areNamedOnce() {
    let ledger = Stage.counter.judges().reduce(into: Ledger()) { ledger, subject in
      let outcome = Stage.counter.correct.contains(subject) ? Outcome.passed : Self.failed
      ledger.add(.toy([("test_a", outcome)], in: Self.module, on: subject))
    }

    let grade = Grade(of: .counter, from: ledger)

    #expect(grade.text.contains("caught by test_a: The fault neverStops."))
  }
}
