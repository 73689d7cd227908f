import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge

/// The source of the red, at a step with a test of the learner's.
struct JudgedTests {
  /// The results of the learner's tests on their code, nil if every test is green, and in a grade;
  /// and what is reported.
  typealias Row = (fact: String, own: [OwnTestIssue?], grades: [Grade], reported: Reported)

  enum Reported: Sendable {
    case theKitsOwnCheck
    case theResultOnOwnCode
    case issue(OwnTestIssue)
  }

  // Grades in which the tests of the step "yours" have this quality.
  private static let mutants = Stage.counter.toyStep("yours").mutants
  private static let thorough = Grade.toy(catching: mutants)
  private static let rejectsCorrectCode = Grade.toy(catching: [], rejecting: .solution)
  private static let catchesNothing = Grade.toy(catching: [])
  private static let comparesTooEarly = Grade.toy(catching: [], isEarly: true)
  private static let catchesTwo = Grade.toy(catching: Array(mutants.prefix(2)))

  private static let red = OwnTestIssue.red(test: "test_mine", [.toy])
  private static let crashed = OwnTestIssue.crashed(test: "test_mine", Crash("Fatal error"))
  private static let noResult: [OwnTestIssue] = [
    .missing, .notRun(test: "test_mine"), .skips(test: "test_mine"),
  ]
  private static let rejection = Rejection(
    test: "test_mine",
    implementation: "The solution of the kit.",
    message: FailureMessage("no"),
    step: Stage.counter.toyStep("yours")
  )

  private static func weak(_ caught: Int, _ summary: String, isEarly: Bool = false) -> Reported {
    .issue(.tooWeak(Weakness(caught: caught, all: 3, summary: summary, isEarly: isEarly)))
  }

  static let rows: [Row] = [
    (
      "Without a result of any test, the grade does not matter", noResult,
      [thorough, rejectsCorrectCode, catchesNothing, comparesTooEarly, catchesTwo],
      .theResultOnOwnCode
    ),
    (
      "A wrong test comes before a red test", [nil, red, crashed], [rejectsCorrectCode],
      .issue(.rejects(rejection))
    ),
    (
      "A red test comes before a weak test", [red, crashed],
      [thorough, catchesNothing, comparesTooEarly, catchesTwo], .theResultOnOwnCode
    ),
    (
      "Green tests may miss each fault", [nil], [catchesNothing], weak(0, "The fault neverStops.")
    ),
    (
      "Green tests may compare before a fault acts", [nil], [comparesTooEarly],
      weak(0, "The fault neverStops.", isEarly: true)
    ),
    ("Green tests may miss some faults", [nil], [catchesTwo], weak(2, "The fault wrapsAround.")),
    (
      "Green tests that do their work leave the verdict to the kit's own check", [nil],
      [thorough], .theKitsOwnCheck
    ),
  ]

  private static let hiddenStates: [StepState] = [
    .done, .toyRed, .crashed(.xctest, nil), .hung(.xctest, limit: 5),
    .waiting("waits for your test"), .notRun,
  ]

  @Test(
    "When a step is reached, the learner's test comes first, whatever the code does",
    arguments: rows,
    hiddenStates
  )
  func test_judged_reached(row: Row, hidden: StepState) {
    for own in row.own {
      let expected: StepState =
        switch row.reported {
        case .theKitsOwnCheck: hidden
        case .theResultOnOwnCode: own.map(StepState.yours) ?? hidden
        case .issue(let issue): .yours(issue)
        }
      for grade in row.grades {
        #expect(state(hidden, own, grade) == expected, "\(row.fact): \(own.debugDescription)")
      }
    }
  }

  private static let waits = StepState.waiting("waits for your test")
  private static let waitsFor3 = StepState.waiting("waits for step 3")
  private static let waitsFor5 = StepState.waiting("waits for step 5")

  @Test(
    "The kit's check of a step stays hidden until the tests of the step do their work",
    arguments: [
      (
        [],
        [
          "yours": waits, "guard": waitsFor3, "yours-too": waitsFor3, "guard-too": waitsFor3,
          "last": waitsFor3,
        ]
      ),
      (
        ["yours"],
        ["yours": .toyRed, "yours-too": waits, "guard-too": waitsFor5, "last": waitsFor5]
      ),
      (["yours", "yours-too"], ["yours": .toyRed]),
    ] as [([String], [String: StepState])]
  )
  func test_upToUntestedStep_untested_holdsTheStepsAfterIt(
    tested: [String],
    shown: [String: StepState]
  ) {
    let mutants = Stage.counter.steps.filter { tested.contains($0.name) }.flatMap(\.mutants)

    let report = StageReport.toy(["yours": .toyRed]).upToUntestedStep(in: .toy(catching: mutants))

    #expect(report == .toy(shown))
  }

  @Test("A step that waits for a red one waits for no test")
  func test_upToUntestedStep_afterARedStep_changesNothing() {
    let report = StageReport.toy(["second": .toyRed], others: .waiting("waits for step 2"))

    #expect(report.upToUntestedStep(in: Self.catchesNothing) == report)
  }

  @Test("A red test that is wrong is named as wrong, even if its step is not on the board")
  func test_judged_redAndWrong_isWrong() {
    var report = StageReport.toy()
    report.steps.removeAll { $0.step == Self.rejection.step }

    let judged = report.judged(by: Self.red, grade: Self.rejectsCorrectCode)

    #expect(judged.current?.state == .yours(.rejects(Self.rejection)))
  }

  @Test("A red test that is wrong counts at the step whose faults it catches")
  func test_judged_wrongTestOfAnotherStep_countsThere() {
    let variant = Stage.counter.implementation(of: Stage.counter.variants[0])
    let mutants = Stage.counter.toyStep("yours-too").mutants
    let grade = Grade.toy(catching: mutants, rejecting: variant)

    let judged = StageReport.toy(["yours": .toyRed]).judged(by: Self.red, grade: grade)

    let wrong = grade.rejection(by: "test_mine").map { StepState.yours(.rejects($0)) }
    #expect(judged.steps.filter { $0.state == wrong }.map(\.step.name) == ["yours-too"])
  }

  @Test("A bug in the kit comes before everything else", arguments: rows)
  func test_judged_disagreeing(row: Row) {
    let hidden = StepState.disagreeing(red: .xctest, [])

    for (own, grade) in row.own.flatMap({ own in row.grades.map { (own, $0) } }) {
      #expect(state(hidden, own, grade) == hidden)
    }
  }

  @Test(
    "Before a step is reached, nothing is reported for it",
    arguments: [StepState.waiting("w"), .notRun],
    [nil, .missing, .red(test: "test_other", [.toy])] as [OwnTestIssue?]
  )
  func test_judged_notReached(hidden: StepState, own: OwnTestIssue?) {
    let report = StageReport.toy(["second": .toyRed, "yours": hidden, "yours-too": hidden])

    let judged = report.judged(by: own, grade: Self.rejectsCorrectCode)

    #expect(judged.steps.map(\.state) == report.steps.map(\.state))
  }

  @Test(
    "Steps with a given test stay as they are, whatever the learner's tests do",
    arguments: noResult + [red, crashed]
  )
  func test_judged_givenSteps_stay(own: OwnTestIssue) {
    let report = StageReport.toy(["second": .toyRed], others: .waiting("waits"))

    #expect(report.judged(by: own, grade: Grade(of: .counter, from: Ledger())) == report)
  }

  @Test("The surviving faults are listed at their step")
  func test_judged_survivors_standAtTheirStep() {
    let judged = StageReport.toy().judged(by: nil, grade: Self.catchesTwo)

    #expect(judged.steps.map { $0.survivors.map(\.name) }[2] == ["wrapsAround"])
  }

  /// The state of the step "yours" whose hidden check has the state `hidden`.
  private func state(
    _ hidden: StepState,
    _ own: OwnTestIssue?,
    _ grade: Grade
  ) -> StepState? {
    // The learner's other step waits for a guard, so that only this one is reached.
    StageReport.toy(["yours": hidden, "guard": .toyRed, "yours-too": .waiting("waits")])
      .judged(by: own, grade: grade)
      .steps.first { $0.step.name == "yours" }?.state
  }
}
