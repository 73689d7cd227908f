import Foundation
import ScratchFolders
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

/// The result of a stage that a ledger gives: no test needs a process.
struct RunResultOfStageTests {
  private let stage = Stage.counter
  private let folder = ScratchFolder()
  private let failed = Outcome.failed([FailureMessage("no")])

  /// A run in which all passes, except that the learner's test is red on these faults.
  private func ledger(catching caught: [Mutant] = Stage.counter.mutants) -> Ledger {
    let steps = stage.steps.map { ($0.test, Outcome?.some(.passed)) }
    return ([.exercise] + stage.judges()).reduce(into: .toy(steps)) { ledger, subject in
      let isCaught = caught.map(stage.implementation).contains(subject)
      ledger.add(own([("test_mine", isCaught ? failed : .passed)], on: subject))
    }
  }

  private func own(
    _ outcomes: [(String, Outcome?)],
    on subject: Implementation = .exercise
  ) -> Ledger {
    .toy(outcomes, in: stage.ownTestsModule, by: [.xctest], on: subject)
  }

  private func result(
    on ledger: Ledger,
    tests: String = "",
    code: String = "",
    upTo focus: String? = nil
  ) -> RunResult {
    let texts = [stage.ownTestsFile: tests, stage.files[0].exercise: code]
    return RunResult(
      of: stage,
      from: ledger,
      sources: Sources(files: texts.mapValues { Data($0.utf8) }),
      focus: focus.map(stage.toyStep)
    )
  }

  @Test("A run in which all is right is done, and there is nothing to say")
  func test_init_allPassed_isDone() {
    let result = result(on: ledger())

    #expect(result.isDone)
    #expect(result.notes == [])
  }

  @Test("The steps after one whose tests are too weak wait, although the kit's checks pass")
  func test_init_weakTests_hidesLaterSteps() {
    let missed = stage.toyStep("yours").neededMutants.prefix(1)

    let result = result(on: ledger(catching: stage.mutants.filter { !missed.contains($0) }))

    #expect(
      result.reports[0].steps.map(\.state.status)
        == [.green, .green, .yours, .waiting, .waiting, .waiting, .waiting]
    )
  }

  @Test("A green names a test that is red on no fault at all", arguments: [nil, "yours"])
  func test_init_greenWithAnIdleTest_namesIt(focus: String?) {
    let ledger = stage.judges().reduce(into: ledger()) { ledger, subject in
      ledger.add(own([("test_idle", .passed)], on: subject))
    }

    let result = result(on: ledger, upTo: focus)

    #expect(
      result.notes == [
        "test_idle passes on every faulty implementation. Does it compare what the requirement says?"
      ]
    )
  }

  @Test("A red step names a value of the machine that the class reads")
  func test_init_red_namesCausesInTheTexts() {
    let notes = result(
      on: ledger() + .toy([("test_second", failed)]),
      code: "let now = Date()"
    ).notes

    let places = notes.map { String($0.prefix { $0 != " " }) }
    #expect(places == ["\(stage.files[0].exercise):1:"])
  }

  @Test("A step that no test checks names the test that compares nothing")
  func test_init_testComparesNothing_isNamedAtTheStep() {
    let text = "class A: StageTestCase { func test_mine() async { sut.show() } }"

    let result = result(on: ledger(catching: []), tests: text, upTo: "yours")

    let lack = "test_mine has no XCTAssertEqual, so it compares nothing."
    #expect(Board(reports: result.reports).text.contains("\(stage.ownTestsFile):1: \(lack)"))
  }

  @Test("A test that hangs on correct code is named with its place")
  func test_init_testHangsOnCorrectCode_hasItsPlace() {
    let hung = ledger() + own([("test_mine", .hung(limit: 5))], on: .solution)

    let result = result(on: hung, tests: "@Test(.stage) func test_mine() {}")

    #expect(Board(reports: result.reports).text.contains("  Edit  \(stage.ownTestsFile):1"))
  }

  @Test("A test of the text without a result is a problem, with the usual cause in its framework")
  func test_issues_testsWithoutAResult_areNamed() {
    let text = """
      class A: StageTestCase { func test_mine() async {}; func test_lost() async {} }
      @Suite(.serialized, .stage) struct B { @Test(.disabled()) func test_off() {} }
      """

    let issues = result(on: ledger(), tests: text).issues

    #expect(
      issues == [
        """
        test_lost of CounterExerciseTests has no result. Its XCTest class must derive from \
        StageTestCase.
        """,
        """
        test_off of CounterExerciseTests did not run: it is disabled, or its list of arguments is \
        empty. Mend that, or take it away.
        """,
      ]
    )
  }
}
