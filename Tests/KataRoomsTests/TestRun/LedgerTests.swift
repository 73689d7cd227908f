import Foundation
import SuiteLedger
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
    func entries(_ events: LedgerEntry.Event..., with arguments: String?) -> [LedgerEntry] {
      events.map { LedgerEntry(step, $0, with: arguments) }
    }
    func arguments(_ entries: [LedgerEntry]) -> String? {
      Ledger(entries: entries).arguments(of: step)
    }
    let first = entries(.started, .ended(.passed), with: "1")

    #expect(arguments(first + entries(.started, with: "2")) == "2")
    #expect(arguments(first + entries(.started, .ended(.hung(limit: 5)), with: "2")) == "2")
    #expect(arguments(first + entries(.started, with: nil)) == nil)
    #expect(arguments(first) == nil)
  }

  @Test(
    "The trial that ended the process is the one that crashed or hung",
    arguments: [
      ([], false), ([.started], true), ([.started, .noted(.actedLate)], true),
      ([.started, hung], true), ([.started, .ended(failed)], false),
    ] as [([LedgerEntry.Event], Bool)]
  )
  func test_trialThatEndedTheRun_isTheOneThatCrashedOrHung(
    events: [LedgerEntry.Event],
    isEnd: Bool
  ) {
    let trial = Trial(step, on: "exercise")

    #expect(ledger(events).trialThatEndedTheRun == (isEnd ? trial : nil))
  }

  @Test("A test is unsteady if one trial of it failed and passed, and not if two differ")
  func test_isUnsteady_failedAndPassed_isOfOneTrial() {
    let others = Ledger(entries: [
      LedgerEntry(step, .ended(.passed)), LedgerEntry(step, .ended(Self.failed), on: .solution),
    ])

    #expect(ledger(.ended(Self.failed), .ended(.passed)).isUnsteady(step))
    #expect(!others.isUnsteady(step))
  }

  @Test("The ledger of an implementation has its entries and crashes, and no others")
  func test_subscript_implementation_hasItsPart() {
    let trial = Trial(step, on: "solution")
    var ledger = ledger(.started, .ended(.passed))
    ledger.add(Ledger(entries: [LedgerEntry(step, .started, on: .solution)]))
    ledger.crashes = [trial: Crash("Fatal error")]

    let parts = ledger[[.exercise, .solution, .changed(by: 2)]]

    #expect(parts.keys.count == 2)
    #expect(parts[.exercise] == self.ledger(.started, .ended(.passed)))
    #expect(parts[.solution]?.crash(of: step) == Crash("Fatal error"))
  }

  @Test("A scenario is known until its test runs another one or ends")
  func test_scenario_last_isKnown() {
    let first = ScenarioUnderWay(found: FoundScenario(seed: 1, number: 1), lines: ["a"])
    let second = ScenarioUnderWay(found: FoundScenario(seed: 1, number: 2), lines: ["b"])
    let crashed = ledger(.started, .noted(.scenario(first)), .noted(.scenario(second)))
    let hung = ledger(.noted(.scenario(first)), .ended(.hung(limit: 5)))

    #expect(crashed.scenario(of: step) == second)
    #expect(crashed.result(of: step) == .unfinished)
    #expect(ledger(.noted(.scenario(first)), .started).scenario(of: step) == nil)
    #expect(hung.scenario(of: step) == first)
  }
}
