import KataKit
import Testing

struct StepGateTests {
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

  @Test("A stage that was not begun is skipped")
  func test_admission_untouchedStarter_isSkipped() throws {
    var gate = try makeSUT(untouched: true)

    #expect(
      gate.admission(of: first)
        == .skip(
          "Stage 1 is not begun: edit Exercises/1-Interactor/ListInteractor.swift, or run swift run kata."
        )
    )
  }

  @Test(
    "An armed run begins a stage",
    arguments: [
      ["KATA_ARMED": "1"], ["KATA_SUBJECT": "solution"], ["KATA_SUBJECT": "nonsense"],
    ]
  )
  func test_admission_armed_runs(environment: [String: String]) throws {
    var gate = try makeSUT(environment, untouched: true)

    #expect(gate.admission(of: first) == .run)
  }

  @Test("After a red step the later ones of its stage wait, and say for what")
  func test_admission_afterRed_waits() throws {
    var gate = try makeSUT()

    gate.failed(first)

    #expect(gate.admission(of: second) == .skip("waits for step 1"))
  }

  @Test("The same step may run again after it failed")
  func test_admission_sameStepAgain_runs() throws {
    var gate = try makeSUT()

    gate.failed(second)

    #expect(gate.admission(of: second) == .run)
    #expect(gate.admission(of: first) == .run)
  }

  @Test("KATA_ALL runs what would wait")
  func test_admission_all_runs() throws {
    var gate = try makeSUT(["KATA_ALL": "1"])

    gate.failed(first)

    #expect(gate.admission(of: second) == .run)
  }

  @Test("A hidden check runs only when it is asked for")
  func test_admission_hidden_runsOnlyWhenAsked() throws {
    var plain = try makeSUT()
    var asked = try makeSUT(["KATA_HIDDEN": "1"])

    #expect(
      plain.admission(of: hidden) == .skip("Yours to test; swift run kata judges step 8.")
    )
    #expect(asked.admission(of: hidden) == .run)
  }

  @Test("The learner's own tests always run")
  func test_admission_ownTest_runs() throws {
    var gate = try makeSUT(untouched: true)

    gate.failed(own)

    #expect(gate.admission(of: own) == .run)
  }

  @Test("A test of a suite that the catalogue does not know is refused, not passed over")
  func test_admission_unknownTest_isRefused() throws {
    var gate = try makeSUT()

    #expect(
      gate.admission(of: Self.subject("test_99_x"))
        == .refuse("test_99_x is in Stage1InteractorTests, but not in the catalogue of stage 1.")
    )
  }

  @Test("The solutions' tests wait for the solutions")
  func test_admission_testOfTheSolutions_runsOnOtherSubjectsOnly() throws {
    let test = Self.subject("test_its", module: "InteractorSolutionTests")
    var plain = try makeSUT()
    var solution = try makeSUT(["KATA_SUBJECT": "solution"])

    #expect(
      plain.admission(of: test) == .skip("A test of the solutions; KATA_SUBJECT=solution runs it.")
    )
    #expect(solution.admission(of: test) == .run)
  }
}
