import KataKit
import Testing

struct StageReportTests {
  private let failures = [AssertionFailure("asked: expected 1, got 2.", file: "T.swift", line: 7)]

  private func state(_ ledgers: Ledger..., crashes: [Framework: Crash] = [:]) -> StepState? {
    StageReport(of: .counter, from: ledgers.reduce(Ledger(), +).crashed(crashes))
      .steps.first?.state
  }

  private func ledger(
    _ outcome: Outcome?,
    by frameworks: [Framework] = Framework.allCases
  ) -> Ledger {
    .toy([("test_first", outcome)], by: frameworks)
  }

  @Test("A step is done when both frameworks passed it, and the next one is current")
  func test_state_bothPassed_isDone() {
    let report = StageReport(of: .counter, from: ledger(.passed))

    #expect(report.steps.map(\.state).prefix(2) == [.done, .notRun])
    #expect(report.current?.step.name == "second")
    #expect(report.hasRun && report.isWhole)
  }

  @Test("A step that only one framework ran is not done", arguments: Framework.allCases)
  func test_state_onlyOneRan_isNotRun(framework: Framework) {
    #expect(state(ledger(.passed, by: [framework])) == .notRun)
  }

  @Test("If only one framework is requested, it alone decides")
  func test_state_oneFrameworkAsked_isDone() {
    let report = StageReport(
      of: .counter,
      from: ledger(.passed, by: [.xctest]),
      frameworks: [.xctest]
    )

    #expect(report.steps.first?.state == .done)
  }

  @Test("A step that both failed is red with the failures of one")
  func test_state_bothFailed_isRed() {
    #expect(state(ledger(.failed(failures))) == .red(failures))
  }

  @Test("A step that one failed and the other did not run is red")
  func test_state_oneFailed_isRed() {
    #expect(state(ledger(.failed(failures), by: [.xctest])) == .red(failures))
  }

  @Test("One pass and one failure are a disagreement, and the red framework is named")
  func test_state_oneEach_isDisagreement() {
    #expect(
      state(ledger(.passed, by: [.xctest]), ledger(.failed(failures), by: [.swiftTesting]))
        == .disagreeing(red: .swiftTesting, failures)
    )
  }

  @Test("A step without an end crashed, and its line is shown; a stopped step hung")
  func test_state_crashAndHang_areNamed() {
    let crash = Crash("Fatal error: no", at: "Exercises/A.swift:3:1")

    #expect(state(ledger(nil)) == .crashed(.xctest, nil))
    #expect(state(ledger(nil), crashes: [.xctest: crash]) == .crashed(.xctest, crash))
    #expect(state(ledger(nil), crashes: [.swiftTesting: crash]) == .crashed(.xctest, nil))
    #expect(state(ledger(.hung(limit: 5))) == .hung(.xctest, limit: 5))
  }

  @Test("A crash has priority over a failure in the other framework")
  func test_state_crashAndFailure_isTheCrash() {
    #expect(
      state(ledger(.failed(failures), by: [.xctest]), ledger(nil, by: [.swiftTesting]))
        == .crashed(.swiftTesting, nil)
    )
  }

  @Test("A skipped step waits, even if the other framework passed it")
  func test_state_skipped_waits() {
    #expect(state(ledger(.skipped("waits"))) == .waiting("waits"))
    #expect(
      state(ledger(.passed, by: [.xctest]), ledger(.skipped("by hand"), by: [.swiftTesting]))
        == .waiting("by hand")
    )
  }

  @Test("A skipped test does not hide a failing one of the same name")
  func test_state_skippedAndFailedUnderOneName_isRed() {
    #expect(state(ledger(.failed(failures)), ledger(.skipped("by hand"))) == .red(failures))
    #expect(state(ledger(.skipped("by hand")), ledger(.failed(failures))) == .red(failures))
  }

  @Test("The tests of another module do not affect a step")
  func test_state_otherModule_isNotRun() {
    #expect(state(.toy([("test_first", .passed)], in: "Other")) == .notRun)
  }

  @Test("A report can be limited to a level")
  func test_limited_core_hasTheCoreStepsOnly() {
    let core = StageReport(of: .counter, from: ledger(.passed)).limited(to: .core)

    #expect(core.steps.map(\.step.name) == ["first", "second", "yours"])
    #expect(!core.isWhole)
    #expect(StageReport.toy().limited(to: .deep).isWhole)
  }

  @Test("In a stage that was not run, each step says so")
  func test_init_notRun() {
    #expect(!StageReport(notRun: .counter).hasRun)
    #expect(StageReport(notRun: .counter).steps.count == Stage.counter.steps.count)
  }

  @Test("A crash and a hang are reported with the running scenario of that framework")
  func test_scenario_underWay_isInTheReport() {
    let scenario = ScenarioUnderWay(found: FoundScenario(seed: 7, number: 3), lines: ["a list"])
    for last in [nil, LedgerEntry.Event.ended(.hung(limit: 5))] {
      let test = TestID(
        framework: .swiftTesting,
        module: Stage.counter.suiteModule,
        test: "test_first"
      )
      let events = [.started, .scenario(scenario)] + [last].compactMap(\.self)
      let ledger = Ledger(entries: events.map { LedgerEntry(test, $0) })

      let first = StageReport(of: .counter, from: ledger).steps.first

      #expect(first?.scenario == scenario)
      #expect(first?.foundScenario == scenario.found)
    }
  }
}
