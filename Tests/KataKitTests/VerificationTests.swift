import KataKit
import XCTest

/// What the kit says of itself when something in it is broken.
final class VerificationTests: XCTestCase {
  private let steps = Catalogue.steps(of: .interactor)
  private let red = StepState.red([Failure(message: "expected 1, got 2.", file: nil, line: nil)])

  private func report(_ states: [String: StepState] = [:], others: StepState) -> StageReport {
    StageReport(
      stage: .interactor,
      steps: steps.map { StepReport(step: $0, state: states[$0.name] ?? others) }
    )
  }

  private func faults(_ look: (inout Verification) -> Void) -> [String] {
    var verification = Verification()
    look(&verification)
    return verification.faults
  }

  /// A starter that is solved already, or a step without an assertion, is a fault.
  func test_expectEveryStepRed_greenStep_isAFault() async {
    let report = report(["today": .done], others: red)

    XCTAssertEqual(
      faults { $0.expectEveryStepRed(report, on: "the starter") },
      ["Stage 1, step 4 (today) is not red on the starter, but green."]
    )
  }

  /// A starter that crashes is not red by assertion.
  func test_expectEveryStepRed_crash_isAFault() async {
    let report = report(["today": .crashed(.xctest, nil)], others: red)

    XCTAssertEqual(
      faults { $0.expectEveryStepRed(report, on: "the starter") },
      ["Stage 1, step 4 (today) is not red on the starter, but crashed in XCTest."]
    )
  }

  /// A variant that a step rejects is a fault.
  func test_expectEveryStepGreen_redStep_isAFault() async {
    let report = report(["order": red], others: .done)

    XCTAssertEqual(
      faults { $0.expectEveryStepGreen(report, on: "variant x") },
      ["Stage 1, step 11 (order) is not green on variant x, but red."]
    )
  }

  /// A step that only one framework has is a fault.
  func test_expectEveryStepGreen_oneFramework_isAFault() async {
    let report = report(["order": .notRun], others: .done)

    XCTAssertEqual(
      faults { $0.expectEveryStepGreen(report, on: "the solution") },
      ["Stage 1, step 11 (order) is not green on the solution, but not run."]
    )
  }

  /// A mutant that is equal to the solution is not killed.
  func test_expectKilled_allGreen_isAFault() async {
    let mutant = Catalogue.mutants(of: .interactor)[0]

    XCTAssertEqual(
      faults { $0.expectKilled(mutant, report(others: .done)) },
      ["Mutant mutant:1.silentWhenEmpty is not killed by its step, empty-answer."]
    )
  }

  /// A mutant that one framework alone rejects is a fault.
  func test_expectKilled_frameworksDisagree_isAFault() async {
    let mutant = Catalogue.mutants(of: .interactor)[0]
    let states = ["empty-answer": red, "today": StepState.disagreeing(red: .xctest, [])]

    XCTAssertEqual(
      faults { $0.expectKilled(mutant, report(states, others: .done)) },
      ["Stage 1, step 4 (today) is red in one framework only on mutant:1.silentWhenEmpty."]
    )
  }

  /// Two mutants that read the same cannot be told apart.
  func test_expectKilled_sameMessages_isAFault() async {
    let mutants = Catalogue.mutants(of: .interactor).filter { $0.step == "asks-from-today" }
    let report = report(["asks-from-today": red], others: .done)

    XCTAssertEqual(
      faults { verification in
        for mutant in mutants { verification.expectKilled(mutant, report) }
      },
      ["Mutants asksAgainWhenEmpty and asksFromNow cannot be told apart."]
    )
  }

  /// An empty hint is a fault.
  func test_expectHints_emptyHint_isAFault() async {
    var step = steps[0]
    step.hints = ["Who waits for the answer?", ""]

    XCTAssertEqual(
      faults { $0.expectHints(of: [step]) },
      ["Stage 1, step 1 (empty-answer) has a hint missing."]
    )
  }

  /// The learner's tests of the solutions that miss a fault are a fault.
  func test_expectThorough_weakTests_isAFault() async {
    let grade = Grade(of: .interactor, from: [:])

    XCTAssertEqual(
      faults { $0.expectThorough(grade) },
      [
        "Stage 1: the tests in Solutions are not thorough. No test of yours ran. "
          + "Write the first in Exercises/1-Interactor/Tests/MyInteractorTests.swift."
      ]
    )
  }

  /// Without a fault the kit is sound.
  func test_text_noFaults_isSound() async {
    var verification = Verification()

    verification.expectEveryStepRed(report(others: red), on: "the starter")

    XCTAssertTrue(verification.text.contains("1  the starter"), verification.text)
    XCTAssertTrue(verification.text.contains("xxxxxxxxxxxxxxxxxx"), verification.text)
    XCTAssertTrue(verification.text.hasSuffix("both frameworks agree."), verification.text)
  }
}
