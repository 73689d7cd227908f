import Testing

@testable import KataKit

struct OwnTestIssueTests {
  private let failures = [AssertionFailure("no")]

  private func own(_ outcomes: (test: String, outcome: Outcome?)...) -> OwnTestIssue? {
    OwnTestIssue(of: .counter, in: .toy(outcomes, in: Stage.counter.ownTestsModule, by: [.xctest]))
  }

  @Test("If no test ran, there is no test")
  func test_init_nothingRan_isMissing() {
    #expect(own() == .missing)
    #expect(own(("test_a", .skipped("by hand"))) == .missing)
    #expect(OwnTestIssue(of: .counter, in: .toy([("test_first", .passed)])) == .missing)
  }

  @Test("A test without a result is not counted as missing")
  func test_init_crashedBeforeThem_areNotRun() {
    let ledger = Ledger.toy([("test_first", nil)], by: [.xctest])

    let own = OwnTestIssue(of: .counter, in: ledger, listed: ["test_a", "test_b"])

    #expect(own == .notRun(test: "test_a"))
  }

  @Test("If the only tests skip themselves, the first is named")
  func test_init_skipsItself_isNamed() {
    #expect(
      own(("test_a", .skipped("by hand")), ("test_b", .skipsItself), ("test_c", .skipsItself))
        == .skips(test: "test_b")
    )
    #expect(own(("test_a", .skipsItself), ("test_b", .passed)) == nil)
    #expect(own(("test_a", .passed), ("test_b", .skipsItself)) == nil)
    #expect(
      own(("test_a", .skipsItself), ("test_b", .failed(failures)))
        == .red(test: "test_b", failures)
    )
  }

  @Test("They are green when every test that ran is green")
  func test_init_allPassed_isGreen() {
    #expect(own(("test_a", .passed), ("test_b", .skipped("by hand"))) == nil)
  }

  @Test("The first failed test is named")
  func test_init_failed_isRed() {
    #expect(
      own(("test_a", .passed), ("test_b", .failed(failures)), ("test_c", .failed([])))
        == .red(test: "test_b", failures)
    )
  }

  @Test("A skipped test does not hide a failing one of the same name")
  func test_init_skippedAndFailedUnderOneName_isRed() {
    #expect(
      own(("test_a", .failed(failures)), ("test_a", .skipped("by hand")))
        == .red(test: "test_a", failures)
    )
  }

  @Test("A crash is reported with its known facts")
  func test_init_crashed_isReported() {
    let crash = Crash("Fatal error", at: "Exercises/A.swift:3:1")
    let ledger = Ledger.toy(
      [("test_a", nil)],
      in: Stage.counter.ownTestsModule,
      by: [.swiftTesting]
    )

    #expect(OwnTestIssue(of: .counter, in: ledger) == .crashed(test: "test_a", nil))
    #expect(
      OwnTestIssue(of: .counter, in: ledger.crashed([.swiftTesting: crash]))
        == .crashed(test: "test_a", crash)
    )
    #expect(
      OwnTestIssue(of: .counter, in: ledger.crashed([.xctest: crash]))
        == .crashed(test: "test_a", nil)
    )
  }

  @Test("A crash and a hang are reported with the arguments of the call")
  func test_init_crashedOrHungInACallWithArguments_isReportedWithThem() {
    let id = TestID(framework: .xctest, module: Stage.counter.ownTestsModule, test: "test_a")
    let begun = [LedgerEntry(id, .started), LedgerEntry(id, .arguments("2, \"b\""))]
    let hung = begun + [LedgerEntry(id, .ended(.hung(limit: 5)))]

    #expect(
      OwnTestIssue(of: .counter, in: Ledger(entries: begun))
        == .crashed(test: "test_a with 2, \"b\"", nil)
    )
    #expect(
      OwnTestIssue(of: .counter, in: Ledger(entries: hung))
        == .hung(test: "test_a with 2, \"b\"", limit: 5)
    )
  }

  @Test("A hang is reported with its limit")
  func test_init_hung_isReported() {
    #expect(own(("test_a", .hung(limit: 5))) == .hung(test: "test_a", limit: 5))
  }
}
