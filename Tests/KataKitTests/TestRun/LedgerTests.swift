import Foundation
import KataKit
import Testing

struct LedgerTests {
  private let step = TestID(framework: .xctest, module: "Stage1CounterTests", test: "test_first")
  private let failed = Outcome.failed([AssertionFailure("no")])

  private func ledger(_ events: LedgerEntry.Event...) -> Ledger { ledger(events) }

  private func ledger(_ events: [LedgerEntry.Event]) -> Ledger {
    Ledger(entries: events.map { LedgerEntry(step, $0) })
  }

  @Test("A test that started and did not end is unfinished, even if an earlier run of it ended")
  func test_result_startedOnly_isUnfinished() {
    #expect(ledger(.started).result(of: step) == .unfinished)
    #expect(ledger(.started, .ended(.passed), .started).result(of: step) == .unfinished)
  }

  @Test("A test that never started has no result")
  func test_result_nothing_isNil() {
    #expect(Ledger().result(of: step) == nil)
  }

  @Test("A test that ran twice has its worse result, in either order")
  func test_result_twice_theWorseCounts() {
    let skipped = Outcome.skipped("by hand")
    let hung = Outcome.hung(limit: 5)
    let pairs = [(Outcome.passed, failed), (.passed, skipped), (skipped, failed), (failed, hung)]

    for (better, worse) in pairs {
      #expect(ledger(.ended(better), .ended(worse)).result(of: step) == worse)
      #expect(ledger(.ended(worse), .ended(better)).result(of: step) == worse)
    }
  }

  @Test("Only the call that did not end has known arguments")
  func test_arguments_ofTheCallThatDidNotEnd_areKnown() {
    let begun: [LedgerEntry.Event] = [.started, .arguments("1"), .ended(.passed), .started]
    func arguments(_ events: [LedgerEntry.Event]) -> String? {
      ledger(events).arguments(of: step)
    }

    #expect(arguments(begun + [.arguments("2")]) == "2")
    #expect(arguments(begun + [.arguments("2"), .ended(.hung(limit: 5))]) == "2")
    #expect(arguments(begun) == nil)
    #expect(arguments([.started, .arguments("1"), .ended(.passed)]) == nil)
  }

  @Test("The test that ended the process is the one that crashed or hung")
  func test_testThatEndedTheRun_isTheOneThatCrashedOrHung() {
    func test(_ events: LedgerEntry.Event...) -> String? {
      ledger(events).testThatEndedTheRun(in: step.module)
    }

    #expect(test(.started) == "test_first")
    #expect(test(.started, .ended(.hung(limit: 5))) == "test_first")
    #expect(test(.started, .ended(failed)) == nil)
    #expect(ledger(.started).testThatEndedTheRun(in: "X") == nil)
  }

  @Test("Tests are distinguished by framework, module and name")
  func test_result_otherTest_isNotTaken() {
    var entries = ledger(.started, .ended(.passed)).entries
    let others = [
      TestID(framework: .swiftTesting, module: step.module, test: step.test),
      TestID(framework: .xctest, module: "Other", test: step.test),
      TestID(framework: .xctest, module: step.module, test: "test_second"),
    ]
    entries += others.map { LedgerEntry($0, .ended(failed)) }

    #expect(Ledger(entries: entries).result(of: step) == .passed)
  }

  @Test("The tests of a module are in the order of their first entry, each once")
  func test_tests_inModule_areInOrder() {
    let other = TestID(framework: .xctest, module: step.module, test: "test_before")
    let foreign = TestID(framework: .xctest, module: "Other", test: "test_x")
    let ledger = Ledger(
      entries: [
        LedgerEntry(foreign, .started), LedgerEntry(other, .started), LedgerEntry(step, .started),
        LedgerEntry(other, .ended(.passed)),
      ]
    )

    #expect(ledger.tests(in: step.module) == [other, step])
  }

  @Test("A scenario is known until its test runs another one or ends")
  func test_scenario_last_isKnown() {
    let first = ScenarioUnderWay(found: FoundScenario(seed: 1, number: 1), lines: ["a"])
    let second = ScenarioUnderWay(found: FoundScenario(seed: 1, number: 2), lines: ["b"])
    let crashed = ledger(.started, .scenario(first), .scenario(second))

    #expect(crashed.scenario(of: step) == second)
    #expect(crashed.result(of: step) == .unfinished)
    #expect(ledger(.scenario(first), .started).scenario(of: step) == nil)
    #expect(ledger(.scenario(first), .ended(.hung(limit: 5))).scenario(of: step) == first)
  }
}
