import KataKit
import XCTest

final class StepGateTests: XCTestCase {
  private let first = subject("test_01_nothingDue_tellsAnEmptyList")
  private let second = subject("test_02_request_asksOnceFromTheStartOfToday")
  private let hidden = subject("test_08_dataError_isToldAndNothingElse")
  private let own = subject("test_mine", module: "InteractorExerciseTests")

  private static func subject(
    _ test: String,
    module: String = "Stage1InteractorTests"
  ) -> LedgerEntry.Subject {
    LedgerEntry.Subject(framework: .xctest, module: module, test: test)
  }

  private func makeSUT(_ environment: [String: String] = [:], untouched: Bool = false) throws
    -> StepGate
  {
    StepGate(settings: try RunSettings(environment: environment)) { _ in untouched }
  }

  /// A stage that was not begun is skipped.
  func test_admission_untouchedStarter_isSkipped() async throws {
    var gate = try makeSUT(untouched: true)

    XCTAssertEqual(
      gate.admission(of: first),
      .skip(
        "Stage 1 is not begun: edit Exercises/1-Interactor/ListInteractor.swift, or run swift run kata."
      )
    )
  }

  /// An armed run begins a stage.
  func test_admission_armed_runs() async throws {
    let environments = [
      ["KATA_ARMED": "1"], ["KATA_SUBJECT": "solution"], ["KATA_SUBJECT": "nonsense"],
    ]

    let admissions = try environments.map { environment in
      var gate = try makeSUT(environment, untouched: true)
      return gate.admission(of: first)
    }

    XCTAssertEqual(admissions, [.run, .run, .run])
  }

  /// After a red step the later ones of its stage wait, and say for what.
  func test_admission_afterRed_waits() async throws {
    var gate = try makeSUT()

    gate.failed(first)

    XCTAssertEqual(gate.admission(of: second), .skip("waits for step 1"))
  }

  /// The same step may run again after it failed.
  func test_admission_sameStepAgain_runs() async throws {
    var gate = try makeSUT()

    gate.failed(second)

    XCTAssertEqual(gate.admission(of: second), .run)
    XCTAssertEqual(gate.admission(of: first), .run)
  }

  /// KATA_ALL runs what would wait.
  func test_admission_all_runs() async throws {
    var gate = try makeSUT(["KATA_ALL": "1"])

    gate.failed(first)

    XCTAssertEqual(gate.admission(of: second), .run)
  }

  /// A hidden check runs only when it is asked for.
  func test_admission_hidden_runsOnlyWhenAsked() async throws {
    var plain = try makeSUT()
    var asked = try makeSUT(["KATA_HIDDEN": "1"])

    XCTAssertEqual(
      plain.admission(of: hidden),
      .skip("Yours to test; swift run kata judges step 8.")
    )
    XCTAssertEqual(asked.admission(of: hidden), .run)
  }

  /// The learner's own tests always run.
  func test_admission_ownTest_runs() async throws {
    var gate = try makeSUT(untouched: true)

    gate.failed(own)

    XCTAssertEqual(gate.admission(of: own), .run)
  }

  /// A test of a suite that the catalogue does not know is refused, not passed over.
  func test_admission_unknownTest_isRefused() async throws {
    var gate = try makeSUT()

    XCTAssertEqual(
      gate.admission(of: Self.subject("test_99_x")),
      .refuse("test_99_x is in Stage1InteractorTests, but not in the catalogue of stage 1.")
    )
  }

  /// The solutions' tests wait for the solutions.
  func test_admission_testOfTheSolutions_runsOnOtherSubjectsOnly() async throws {
    let test = Self.subject("test_its", module: "InteractorSolutionTests")
    var plain = try makeSUT()
    var solution = try makeSUT(["KATA_SUBJECT": "solution"])

    XCTAssertEqual(
      plain.admission(of: test),
      .skip("A test of the solutions; KATA_SUBJECT=solution runs it.")
    )
    XCTAssertEqual(solution.admission(of: test), .run)
  }
}
