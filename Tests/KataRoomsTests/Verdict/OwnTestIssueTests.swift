import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge

struct OwnTestIssueTests {
  private static let failures = [FailureMessage("no")]
  private static let crash = Crash("Fatal error", at: "Exercises/A.swift:3:1")
  private static let crashed = ledger(("test_a", nil))
  private static let tooLong = """
    It ran longer than 5 s and was stopped. Is there an endless loop, or an await that never returns?
    """

  private static func ledger(_ outcomes: (test: String, outcome: Outcome?)...) -> Ledger {
    .toy(outcomes, in: Stage.counter.ownTestsModule, by: [.xctest])
  }

  private static func call(with arguments: String, _ events: LedgerEntry.Event...) -> Ledger {
    let id = TestID(framework: .xctest, module: Stage.counter.ownTestsModule, test: "test_a")
    return Ledger(entries: events.map { LedgerEntry(id, $0, with: arguments) })
  }

  static let rows: [(String, Ledger, OwnTestIssue?)] = [
    ("There is no test", ledger(), .missing),
    ("Tests that the gate skipped did not run", ledger(("test_a", .skipped("x"))), .missing),
    ("Tests of another module are not theirs", .toy([("test_first", .passed)]), .missing),
    (
      "If the only tests skip themselves, the first is named",
      ledger(("test_a", .skipped("x")), ("test_b", .skipsItself), ("test_c", .skipsItself)),
      .skips(test: "test_b")
    ),
    (
      "A green test comes after one that skips itself",
      ledger(("test_a", .skipsItself), ("test_b", .passed)), nil
    ),
    (
      "A green test comes before one that skips itself",
      ledger(("test_a", .passed), ("test_b", .skipsItself)), nil
    ),
    (
      "A red test comes after one that skips itself",
      ledger(("test_a", .skipsItself), ("test_b", .failed(failures))),
      .red(test: "test_b", failures)
    ),
    ("Every test that ran is green", ledger(("test_a", .passed), ("test_b", .skipped("x"))), nil),
    (
      "The first failed test is named",
      ledger(("test_a", .passed), ("test_b", .failed(failures)), ("test_c", .failed([]))),
      .red(test: "test_b", failures)
    ),
    ("A crash without known facts", crashed, .crashed(test: "test_a", nil)),
    (
      "A crash with its known facts", crashed.crashed(crash, in: .xctest),
      .crashed(test: "test_a", crash)
    ),
    (
      "A crash has no facts of another framework", crashed.crashed(crash, in: .swiftTesting),
      .crashed(test: "test_a", nil)
    ),
    (
      "A crash is reported with the arguments of the call", call(with: "2, \"b\"", .started),
      .crashed(test: "test_a with 2, \"b\"", nil)
    ),
    (
      "A hang is reported with the arguments of the call",
      call(with: "2", .started, .ended(.hung(limit: 5))),
      .red(test: "test_a with 2", [FailureMessage(tooLong)])
    ),
    (
      "A hang is reported with its limit", ledger(("test_a", .hung(limit: 5))),
      .red(test: "test_a", [FailureMessage(tooLong)])
    ),
  ]

  @Test("The results of the learner's tests are one issue, or none", arguments: rows)
  func test_init_ledger(fact: String, ledger: Ledger, issue: OwnTestIssue?) {
    #expect(OwnTestIssue(of: .counter, in: ledger) == issue, "\(fact)")
  }

  @Test("A test without a result is not counted as missing")
  func test_init_crashedBeforeThem_areNotRun() {
    let ledger = Ledger.toy([("test_first", nil)], by: [.xctest])

    let own = OwnTestIssue(of: .counter, in: ledger, listed: ["test_a", "test_b"])

    #expect(own == .notRun(test: "test_a"))
  }
}
