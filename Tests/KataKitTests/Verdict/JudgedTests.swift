import KataKit
import Testing

/// The source of the red, at a step with a test of the learner's.
struct JudgedTests {
  /// The results of the learner's tests, in the order of a table's rows.
  private static let owns: [OwnTests] = [
    .none, .green, .red(test: "test_mine", [.toy]), .hung(test: "test_mine", limit: 5),
    .crashed(test: "test_mine", crash),
  ]

  /// Their grades, in the order of the columns; nil without a grade.
  private static let qualities: [TestQuality?] = [
    nil, .tested, .wrong(rejection), .tooWeak(caught: 0, of: 3, summary: "The fault neverStops."),
    .tooWeak(caught: 2, of: 3, summary: "The fault wrapsAround."),
  ]

  private static let rejection = Rejection(
    test: "test_mine",
    implementation: "The solution of the kit.",
    message: FailureMessage("no")
  )

  private static let crash = Crash("Fatal error", at: "Exercises/A.swift:3:1")
  private static let none = StepState.yours(.missing(hasTests: false))
  private static let missing = StepState.yours(.missing(hasTests: true))
  private static let rejects = StepState.yours(.rejects(rejection))
  private static let ownRed = StepState.yours(.red(test: "test_mine", [.toy]))
  private static let ownHung = StepState.yours(
    .red(
      test: "test_mine",
      [
        AssertionFailure(
          """
          It ran longer than 5 s and was stopped. Is there an endless loop, or an \
          await that never returns?
          """
        )
      ]
    )
  )
  private static let ownCrash = StepState.yours(.crashed(test: "test_mine", crash))
  private static let weak = StepState.yours(
    .tooWeak(caught: 2, of: 3, summary: "The fault wrapsAround.")
  )

  @Test(
    "When a step is reached, the learner's test comes first, whatever the code does",
    arguments: [
      StepState.done, .toyRed, .crashed(.xctest, nil), .hung(.xctest, limit: 5),
      .waiting("waits for your test"), .notRun,
    ]
  )
  func test_judged_reached(hidden: StepState) {
    let table =
      [
        [Self.none, Self.none, Self.none, Self.none, Self.none],
        [hidden, hidden, Self.rejects, Self.missing, Self.weak],
      ]
      + [Self.ownRed, Self.ownHung, Self.ownCrash].map { state in
        [state, state, Self.rejects, state, state]
      }

    #expect(states(hidden: hidden) == table)
  }

  @Test("A bug in the kit comes before everything else")
  func test_judged_disagreeing() {
    let hidden = StepState.disagreeing(red: .xctest, [])

    #expect(
      states(hidden: hidden) == Array(repeating: Array(repeating: hidden, count: 5), count: 5)
    )
  }

  @Test(
    "Before a step is reached, nothing is reported for it",
    arguments: [StepState.waiting("w"), .notRun]
  )
  func test_judged_notReached(hidden: StepState) {
    let report = StageReport.toy(["second": .toyRed, "yours": hidden, "yours-too": hidden])

    for own in [OwnTests.none, .green, .red(test: "test_other", [.toy])] {
      let judged = report.judged(by: own, grade: Self.grade(.wrong(Self.rejection)))
      #expect(judged.steps.map(\.state) == report.steps.map(\.state))
    }
  }

  @Test("Steps with a given test stay as they are, whatever the learner's tests do")
  func test_judged_givenSteps_stay() {
    for own in Self.owns {
      let report = StageReport.toy(["second": .toyRed], others: .waiting("waits"))
      #expect(report.judged(by: own) == report)
    }
  }

  @Test("A red test belongs to the first step that would be open without it, too")
  func test_judged_ownRed_belongsToTheOpenStep() {
    let own = OwnTests.red(test: "test_mine", [.toy])

    let judged = StageReport.toy(["yours-too": .toyRed]).judged(by: own)

    #expect(judged.steps.filter { $0.state != .done }.map(\.step.name) == ["yours-too"])
    #expect(judged.current?.state == Self.ownRed)
  }

  @Test("A red test belongs to the last step that was reached if no other is open")
  func test_judged_ownRed_belongsToTheLast() {
    let own = OwnTests.red(test: "test_mine", [.toy])

    let all = StageReport.toy().judged(by: own)
    let some = StageReport.toy(["guard": .toyRed, "yours-too": .waiting("waits")]).judged(by: own)

    #expect(all.steps.filter { $0.state == Self.ownRed }.map(\.step.name) == ["yours-too"])
    #expect(some.steps.filter { $0.state == Self.ownRed }.map(\.step.name) == ["yours"])
  }

  @Test("If a grade knows which step a red test is about, the test belongs to that step")
  func test_judged_gradedRed_belongsToItsStep() throws {
    let own = OwnTests.red(test: "test_mine", [.toy])
    let grade = Self.grade(.tested)

    let judged = StageReport.toy(["yours": .toyRed, "yours-too": .toyRed])
      .judged(by: own, grade: grade)

    #expect(judged.steps.filter { $0.state == Self.ownRed }.map(\.step.name) == ["yours"])
  }

  @Test("A red test about a step whose code the kit finds right belongs to the open step after it")
  func test_judged_redOfARightStep_belongsToTheOpenStep() throws {
    let own = OwnTests.red(test: "test_mine", [.toy])

    let judged = StageReport.toy(["yours-too": .waiting("waits for your test")])
      .judged(by: own, grade: Self.grade(.tested))

    #expect(judged.steps.filter { $0.state == Self.ownRed }.map(\.step.name) == ["yours-too"])
    #expect(judged.steps.first { $0.step.name == "yours" }?.state == .done)
  }

  @Test("A red test that also catches the faults of an earlier step belongs to the later one")
  func test_judged_redCatchesEarlierFaults_belongsToTheLaterStep() throws {
    let own = OwnTests.red(test: "test_mine", [.toy])
    let code = try Stage.counter.toyStep("yours-too").mutants.prefix(1)
    let grade = Self.grade(.tested, alsoCatching: Array(code))

    let judged = StageReport.toy(["yours-too": .toyRed]).judged(by: own, grade: grade)

    #expect(judged.steps.filter { $0.state == Self.ownRed }.map(\.step.name) == ["yours-too"])
  }

  @Test(
    "A red test of a later step is reported there and blocks no other; of a deeper one, not at all"
  )
  func test_judged_redOfALaterStep_isReportedThere() throws {
    let own = OwnTests.red(test: "test_mine", [.toy])
    let early = StageReport.toy(["first": .done, "second": .toyRed], others: .waiting("waits"))

    let judged = early.judged(by: own, grade: Self.grade(.tested))
    let others = StageReport.toy(of: .counter).steps.filter { $0.step.name != "yours" }
    let without = StageReport(stage: .counter, steps: others)
      .judged(by: own, grade: Self.grade(.tested))

    #expect(judged.current?.step.name == "second")
    #expect(judged.steps.filter { $0.state == Self.ownRed }.map(\.step.name) == ["yours"])
    #expect(!without.steps.contains { $0.state == Self.ownRed })
  }

  @Test("If the only test skips itself, a reached step says so; a red step comes first")
  func test_judged_testSkipsItself_isReported() {
    let skipped = OwnTests.skipped(test: "test_mine")
    let report = StageReport.toy(["yours": .waiting("waits for your test")])

    let judged = report.judged(
      by: skipped,
      grade: Self.grade(.tooWeak(caught: 0, of: 3, summary: ""))
    )
    let early = StageReport.toy(["second": .toyRed]).judged(by: skipped)

    #expect(judged.current?.state == .yours(.skips(test: "test_mine")))
    #expect(early.current?.state == .toyRed)
  }

  @Test("A test that ran a fault of the step but compared too early is called early, not missing")
  func test_judged_early_isReported() {
    let early = StepState.yours(
      .tooWeak(caught: 0, of: 3, summary: "The fault neverStops.", isEarly: true)
    )

    let judged = StageReport.toy().judged(by: .green, grade: Self.grade(.tooEarly))

    #expect(judged.steps.first { $0.step.name == "yours" }?.state == early)
  }

  @Test("The surviving faults are listed at their step")
  func test_judged_survivors_standAtTheirStep() throws {
    let grade = Self.grade(.tooWeak(caught: 2, of: 3, summary: ""))

    let judged = StageReport.toy().judged(by: .green, grade: grade)

    let step = try #require(judged.steps.first { $0.step.name == "yours" })
    #expect(step.survivors.map(\.name) == ["wrapsAround"])
  }

  /// The states of the step "yours", a row for each of `owns` and a column for each of `qualities`.
  private func states(hidden: StepState) -> [[StepState?]] {
    Self.owns.map { own in
      Self.qualities.map { quality in
        // The learner's other step waits for a guard, so that only this one is reached.
        StageReport.toy(["yours": hidden, "guard": .toyRed, "yours-too": .waiting("waits")])
          .judged(by: own, grade: quality.map { Self.grade($0) })
          .steps.first { $0.step.name == "yours" }?.state
      }
    }
  }

  /// A grade in which the step "yours" has this quality.
  private static func grade(_ quality: TestQuality, alsoCatching others: [Mutant] = []) -> Grade {
    func ledger(_ outcome: Outcome) -> Ledger {
      .toy([("test_mine", outcome)], in: Stage.counter.ownTestsModule, by: [.xctest])
    }
    let failed = Outcome.failed([AssertionFailure("no")])
    let mutants = Stage.counter.step(named: "yours")?.mutants ?? []
    let caught =
      switch quality {
      case .tested: mutants.count
      case .wrong: 0
      case .tooWeak(let caught, _, _, _): caught
      }
    var ledgers: [Implementation: Ledger] = [.solution: ledger(.passed)]
    if case .wrong = quality { ledgers[.solution] = ledger(failed) }
    for (index, mutant) in mutants.enumerated() {
      var of = ledger(index < caught ? failed : .passed)
      if quality == .tooEarly, let test = of.entries.first?.test {
        of.entries.append(LedgerEntry(test, .actedLate))
      }
      ledgers[Stage.counter.implementation(of: mutant)] = of
    }
    for other in others { ledgers[Stage.counter.implementation(of: other)] = ledger(failed) }
    return Grade(of: .counter, from: ledgers)
  }
}

extension TestQuality {
  /// No fault is caught, because the test compares before any of them acts.
  fileprivate static let tooEarly = TestQuality.tooWeak(
    caught: 0,
    of: 3,
    summary: "",
    isEarly: true
  )
}
