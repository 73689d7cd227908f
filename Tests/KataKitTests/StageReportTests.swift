import KataKit
import XCTest

final class StageReportTests: XCTestCase {
  private let failure = Failure(message: "asked: expected 1, got 2.", file: "T.swift", line: 7)
  private let steps = Catalogue.steps(of: .interactor)

  private func entries(
    _ test: String,
    _ outcome: Outcome?,
    in module: String = "Stage1InteractorTests",
    by frameworks: [LedgerEntry.Framework] = LedgerEntry.Framework.allCases
  ) -> [LedgerEntry] {
    frameworks.flatMap { framework in
      let subject = LedgerEntry.Subject(framework: framework, module: module, test: test)
      return [LedgerEntry(subject, .started)]
        + (outcome.map { [LedgerEntry(subject, .ended($0))] } ?? [])
    }
  }

  private func report(_ entries: [LedgerEntry]...) -> StageReport {
    StageReport(of: .interactor, from: Ledger(entries: entries.flatMap(\.self)))
  }

  /// A step is done when both frameworks passed it.
  func test_state_bothPassed_isDone() async {
    let report = report(entries(steps[0].test, .passed))

    XCTAssertEqual(report.steps[0].state, .done)
    XCTAssertEqual(report.steps[1].state, .notRun)
    XCTAssertEqual(report.current?.step, steps[1])
  }

  /// A step that only one framework ran is not done.
  func test_state_onlyOneRan_isNotRun() async {
    let report = report(
      entries(steps[0].test, .passed, by: [.xctest]),
      entries(steps[1].test, .passed, by: [.swiftTesting])
    )

    XCTAssertEqual(report.steps[0].state, .notRun)
  }

  /// A step that both failed is red with its failures.
  func test_state_bothFailed_isRed() async {
    let report = report(entries(steps[0].test, .failed([failure])))

    XCTAssertEqual(report.steps[0].state, .red([failure]))
    XCTAssertEqual(report.current?.state, .red([failure]))
  }

  /// One passed and one failed is a disagreement.
  func test_state_oneEach_isDisagreement() async {
    let report = report(
      entries(steps[0].test, .passed, by: [.xctest]),
      entries(steps[0].test, .failed([failure]), by: [.swiftTesting])
    )

    XCTAssertEqual(report.steps[0].state, .disagreeing(red: .swiftTesting, [failure]))
  }

  /// A step without an end crashed, one that was stopped hung.
  func test_state_crashAndHang_areNamed() async {
    XCTAssertEqual(report(entries(steps[0].test, nil)).steps[0].state, .crashed(.xctest, nil))
    XCTAssertEqual(
      report(entries(steps[0].test, .hung(limit: 5))).steps[0].state,
      .hung(.xctest, limit: 5)
    )
  }

  /// A step that was skipped waits.
  func test_state_skipped_waits() async {
    XCTAssertEqual(
      report(entries(steps[1].test, .skipped("waits"))).steps[1].state,
      .waiting("waits")
    )
  }

  /// A step of the learner's needs a test of theirs, then a green one, then the hidden check.
  func test_state_yours_followsTheLearnersTests() async {
    let hidden = steps[7].test
    let own = "test_mine"

    func state(_ hiddenOutcome: Outcome, _ ownOutcome: Outcome?...) -> StepState {
      let owns = ownOutcome.flatMap {
        entries(own, $0, in: "InteractorExerciseTests", by: [.xctest])
      }
      return report(entries(hidden, hiddenOutcome), owns).steps[7].state
    }

    XCTAssertEqual(state(.failed([failure])), .ownTestMissing)
    XCTAssertEqual(state(.passed), .ownTestMissing)
    XCTAssertEqual(state(.failed([failure]), .failed([failure])), .ownTestRed(own, [failure]))
    XCTAssertEqual(state(.passed, .failed([failure])), .ownTestRed(own, [failure]))
    XCTAssertEqual(state(.failed([failure]), .passed), .red([failure]))
    XCTAssertEqual(state(.passed, .passed), .done)
    XCTAssertEqual(state(.passed, .skipped("by hand")), .ownTestMissing)
  }

  /// A test of the learner's that crashes is told where the run ended, with its line.
  func test_state_ownTestCrashed_isToldWhereTheRunEnded() async {
    let crash = entries("test_mine", nil, in: "InteractorExerciseTests", by: [.xctest])

    let report = report(entries(steps[0].test, .passed), crash)

    let failure = Failure(message: "It crashed.", file: nil, line: nil)
    XCTAssertEqual(report.steps[1].state, .ownTestRed("test_mine", [failure]))
  }

  /// A test of the learner's that hangs is told there, too.
  func test_state_ownTestHung_isToldWhereTheRunEnded() async {
    let hung = entries("test_mine", .hung(limit: 5), in: "InteractorExerciseTests", by: [.xctest])

    let report = report(entries(steps[0].test, .passed), hung)

    XCTAssertEqual(
      report.steps[1].state,
      .ownTestRed(
        "test_mine",
        [
          Failure(
            message: """
              It ran longer than 5 s and was stopped. Does a loop never end, or does an await wait \
              for what never comes?
              """,
            file: nil,
            line: nil
          )
        ]
      )
    )
  }

  /// A red test of the learner's belongs to the step that is not done, not to one that is.
  func test_state_ownRed_belongsToTheOpenStep() async {
    let own = entries("test_mine", .failed([failure]), in: "InteractorExerciseTests", by: [.xctest])

    let report = report(
      entries(steps[7].test, .passed),
      entries(steps[10].test, .failed([failure])),
      own
    )

    XCTAssertEqual(report.steps[7].state, .done)
    XCTAssertEqual(report.steps[10].state, .ownTestRed("test_mine", [failure]))
  }

  /// A report can be cut to the level that is asked for.
  func test_limited_core_hasTheCoreStepsOnly() async {
    let core = report(entries(steps[0].test, .passed)).limited(to: .core)

    XCTAssertEqual(core.steps.map(\.step), steps.filter { $0.level == .core })
  }

  /// Steps are counted by level.
  func test_count_byLevel() async {
    let report = report(entries(steps[0].test, .passed), entries(steps[1].test, .passed))

    XCTAssertEqual(report.done(in: .core), 2)
    XCTAssertEqual(report.steps(in: .core), 8)
    XCTAssertEqual(report.done(in: .more), 0)
  }
}
