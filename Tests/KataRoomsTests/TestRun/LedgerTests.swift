import Foundation
import Testing

@testable import KataRun

struct LedgerTests {
  private let step = TestID(framework: .xctest, module: "Stage1CounterTests", test: "test_first")

  private func ledger(_ events: LedgerEntry.Event...) -> Ledger { ledger(events) }

  private func ledger(_ events: [LedgerEntry.Event]) -> Ledger {
    Ledger(entries: events.map { LedgerEntry(step, $0) })
  }

  private static let failed = Outcome.failed([FailureMessage("no")])
  private static let skipped = LedgerEntry.Event.ended(.skipped("by hand"))
  private static let hung = LedgerEntry.Event.ended(.hung(limit: 5))

  @Test(
    "A test has the worst result of its runs, in any order; without an end it is unfinished",
    arguments: [
      ([], nil), ([.started], .unfinished), ([.started, .ended(.passed), .started], .unfinished),
      ([.ended(.passed), .ended(failed)], failed), ([.ended(failed), .ended(.passed)], failed),
      ([.ended(.passed), skipped], .skipped("by hand")),
      ([skipped, .ended(.passed)], .skipped("by hand")), ([skipped, .ended(failed)], failed),
      ([.ended(failed), skipped], failed), ([.ended(failed), hung], .hung(limit: 5)),
      ([hung, .ended(failed)], .hung(limit: 5)),
    ] as [([LedgerEntry.Event], Outcome?)]
  )
  func test_result_ofRuns(events: [LedgerEntry.Event], outcome: Outcome?) {
    #expect(ledger(events).result(of: step) == outcome)
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
    #expect(test(.started, .ended(Self.failed)) == nil)
    #expect(ledger(.started).testThatEndedTheRun(in: "X") == nil)
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
