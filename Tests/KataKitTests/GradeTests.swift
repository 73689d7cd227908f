import KataKit
import XCTest

final class GradeTests: XCTestCase {
  private static let module = "InteractorExerciseTests"
  private let mutants = Catalogue.mutants(of: .interactor)
  private let ofDataError = Catalogue.mutants(of: .interactor).filter { $0.step == "data-error" }
  private let failed = Outcome.failed([Failure(message: "expected 1, got 2.", file: nil, line: nil)]
  )

  /// The grade of tests that pass everywhere but on the subjects that are named for them.
  private func grade(
    _ tests: [String: [SubjectChoice: Outcome]],
    unfinished: [SubjectChoice] = [],
    upTo last: Step? = nil
  ) -> Grade {
    let subjects =
      [.exercise, .solution] + Catalogue.variants(of: .interactor).map(\.subject)
      + mutants.map(\.subject)
    let ledgers = subjects.map { subject in
      let entries = tests.keys.sorted().flatMap { test -> [LedgerEntry] in
        let id = LedgerEntry.Subject(framework: .xctest, module: Self.module, test: test)
        let started = LedgerEntry(id, .started)
        if unfinished.contains(subject) { return [started] }
        return [started, LedgerEntry(id, .ended(tests[test]?[subject] ?? .passed))]
      }
      return (subject, Ledger(entries: entries))
    }
    return Grade(of: .interactor, from: Dictionary(uniqueKeysWithValues: ledgers), upTo: last)
  }

  private func failing(on mutants: [Mutant]) -> [SubjectChoice: Outcome] {
    Dictionary(uniqueKeysWithValues: mutants.map { ($0.subject, failed) })
  }

  /// Without a test there is nothing to grade.
  func test_text_noTests_saysWhereToWrite() async {
    XCTAssertEqual(
      grade([:]).text,
      "No test of yours ran. Write the first in Exercises/1-Interactor/Tests/MyInteractorTests.swift."
    )
  }

  /// A test that rejects a correct implementation comes before anything else.
  func test_text_wrongTest_isNamedFirst() async {
    let grade = grade([
      "test_wrong": [.variant(.interactor, "countsDays"): failed],
      "test_good": failing(on: ofDataError),
    ])

    XCTAssertEqual(
      grade.text,
      """
      test_wrong rejects a correct implementation:
        It walks from today day by day and remembers what each day is.
        expected 1, got 2.
      Ask of the code only what the requirement says. Until then nothing is said of your tests.
      """
    )
    XCTAssertFalse(grade.isValid)
  }

  /// A test that rejects the solution is wrong, too.
  func test_isValid_rejectsTheSolution_isFalse() async {
    XCTAssertFalse(grade(["test_wrong": [.solution: failed]]).isValid)
  }

  /// A test that no fault turns red is vacuous.
  func test_text_vacuousTest_isNamed() async {
    let grade = grade(["test_empty": [:]])

    XCTAssertTrue(grade.isValid)
    XCTAssertTrue(
      grade.text.contains("test_empty is green on every faulty implementation"),
      grade.text
    )
  }

  /// Faults are counted by requirement, with who caught them and the story of who survived.
  func test_text_someFaultsCaught_areCounted() async {
    let caught = ofDataError.filter { $0.name != "errorAndEmptyList" }

    let text = grade(["test_error": failing(on: caught)]).text

    XCTAssertTrue(
      text.contains("Step 8, a data error is told, and nothing else: 3 of 4 faults caught"),
      text
    )
    XCTAssertTrue(
      text.contains("  caught by test_error: When the items cannot be read, nothing is told."),
      text
    )
    XCTAssertTrue(text.contains("  survived: After the error an empty list is told as well."), text)
    XCTAssertTrue(
      text.contains("Step 11, items are told by due date, then by name: 0 of 4 faults caught"),
      text
    )
  }

  /// What was accepted is said, and why code of before the step counts.
  func test_text_validTests_sayWhatTheyAccept() async {
    let text = grade(["test_error": failing(on: [])]).text

    XCTAssertTrue(
      text.contains("Accepted: the solution of the kit and 3 other correct implementations."),
      text
    )
    XCTAssertTrue(text.contains("  survived, and it is the code of before the step: "), text)
  }

  /// A step that the learner has not come to is left for later.
  func test_text_laterStep_isNotTold() async throws {
    let step = try XCTUnwrap(Catalogue.steps(of: .interactor).first { $0.name == "data-error" })
    let grade = grade(["test_error": failing(on: ofDataError)], upTo: step)

    XCTAssertTrue(
      grade.text.contains("Step 8, a data error is told, and nothing else: 4 of 4"),
      grade.text
    )
    XCTAssertTrue(grade.text.hasSuffix("Step 11 is yours as well, and comes later."), grade.text)
    XCTAssertTrue(grade.isThorough)
  }

  /// A step is tested when the code before it is rejected and every fault is caught.
  func test_verdict_ofStep_needsRightRedAndEveryFault() async throws {
    let step = try XCTUnwrap(Catalogue.steps(of: .interactor).first { $0.name == "data-error" })
    let before = try XCTUnwrap(ofDataError.first { $0.name == step.before })

    XCTAssertEqual(grade(["test_a": failing(on: ofDataError)]).verdict(of: step), .tested)
    XCTAssertEqual(
      grade(["test_a": failing(on: [])]).verdict(of: step),
      .tooWeak(caught: 0, of: 4, before.story)
    )
    XCTAssertEqual(
      grade(["test_a": failing(on: [before])]).verdict(of: step),
      .tooWeak(caught: 1, of: 4, "When the items cannot be read, nothing is told.")
    )
    XCTAssertEqual(
      grade(["test_a": [.solution: failed]]).verdict(of: step),
      .wrong("test_a", "The solution of the kit.", "expected 1, got 2.")
    )
  }

  /// A mutant that crashes or hangs is caught by crash or time limit.
  func test_text_crashAndHang_areSaid() async {
    let crashing = ofDataError[0]
    let hanging = ofDataError[1]

    let text = grade(
      ["test_a": [hanging.subject: .hung(limit: 5)]],
      unfinished: [crashing.subject]
    ).text

    XCTAssertTrue(text.contains("  caught by a crash in test_a: \(crashing.story)"), text)
    XCTAssertTrue(text.contains("  caught by the time limit in test_a: \(hanging.story)"), text)
  }

  /// Every step of the learner's names the mutant that is the code before it.
  func test_before_everyYoursStep_isOneOfItsMutants() async {
    for stage in Stage.allCases {
      for step in Catalogue.steps(of: stage) where step.author == .yours {
        let own = Catalogue.mutants(of: stage).filter { $0.step == step.name }
        XCTAssertTrue(own.contains { $0.name == step.before }, "\(step.name)")
        XCTAssertGreaterThanOrEqual(own.count, 3, "\(step.name)")
      }
    }
  }
}
