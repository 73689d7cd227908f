import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge

struct StageReportTests {
  private static let failures = [FailureMessage("asked.", file: "T.swift", line: 7)]
  private static let failed = Outcome.failed(failures)
  private static let crash = Crash("Fatal error: no", at: "Exercises/A.swift:3:1")

  private static func ledger(
    _ outcome: Outcome?,
    by frameworks: [Framework] = Framework.allCases
  ) -> Ledger {
    .toy([("test_first", outcome)], by: frameworks)
  }

  private static func ledger(xctest: Outcome?, swiftTesting: Outcome?) -> Ledger {
    ledger(xctest, by: [.xctest]) + ledger(swiftTesting, by: [.swiftTesting])
  }

  static let rows: [(String, Ledger, StepState)] = [
    ("Both frameworks passed the step", ledger(.passed), .done),
    ("Only XCTest ran it", ledger(.passed, by: [.xctest]), .notRun),
    ("Only Swift Testing ran it", ledger(.passed, by: [.swiftTesting]), .notRun),
    ("Both failed it: the failures of one are shown", ledger(failed), .red(failures)),
    ("One failed it and the other did not run", ledger(failed, by: [.xctest]), .red(failures)),
    (
      "Swift Testing alone failed it", ledger(xctest: .passed, swiftTesting: failed),
      .disagreeing(red: .swiftTesting, failures)
    ),
    ("A step without an end crashed", ledger(nil), .crashed(.xctest, nil)),
    (
      "A crash is shown with its line", ledger(nil).crashed(crash, in: .xctest),
      .crashed(.xctest, crash)
    ),
    (
      "A crash has no line of another framework", ledger(nil).crashed(crash, in: .swiftTesting),
      .crashed(.xctest, nil)
    ),
    ("A stopped step hung", ledger(.hung(limit: 5)), .hung(.xctest, limit: 5)),
    (
      "A crash comes before a failure in the other framework",
      ledger(xctest: failed, swiftTesting: nil), .crashed(.swiftTesting, nil)
    ),
    ("A skipped step waits", ledger(.skipped("waits")), .waiting("waits")),
    (
      "A skipped step waits, even if the other framework passed it",
      ledger(xctest: .passed, swiftTesting: .skipped("by hand")), .waiting("by hand")
    ),
  ]

  @Test("The results of both frameworks are one state", arguments: rows)
  func test_state_ofLedger(fact: String, ledger: Ledger, state: StepState) {
    #expect(StageReport(of: .counter, from: ledger).steps.first?.state == state, "\(fact)")
  }

  @Test("If only one framework is requested, it alone decides")
  func test_state_oneFrameworkAsked_isDone() {
    let ledger = Self.ledger(.passed, by: [.xctest])
    let report = StageReport(of: .counter, from: ledger, frameworks: [.xctest])

    #expect(report.steps.first?.state == .done)
  }

  @Test("A report can be limited to a level")
  func test_limited_core_hasTheCoreStepsOnly() {
    let core = StageReport(of: .counter, from: Self.ledger(.passed)).limited(to: .core)

    #expect(core.steps.map(\.step.name) == ["first", "second", "yours"])
    #expect(!core.isWhole)
    #expect(StageReport.toy().limited(to: .deep).isWhole)
  }

  @Test(
    "A crash and a hang are reported with the running scenario of that framework",
    arguments: [[], [.ended(.hung(limit: 5))]] as [[LedgerEntry.Event]]
  )
  func test_scenario_underWay_isInTheReport(end: [LedgerEntry.Event]) {
    let scenario = ScenarioUnderWay(found: FoundScenario(seed: 7, number: 3), lines: ["a list"])
    let test = TestID(
      framework: .swiftTesting,
      module: Stage.counter.suiteModule,
      test: "test_first"
    )
    let events: [LedgerEntry.Event] = [.started, .scenario(scenario)] + end
    let ledger = Ledger(entries: events.map { LedgerEntry(test, $0) })

    let first = StageReport(of: .counter, from: ledger).steps.first

    #expect(first?.scenario == scenario)
    #expect(first?.foundScenario == scenario.found)
  }
}
