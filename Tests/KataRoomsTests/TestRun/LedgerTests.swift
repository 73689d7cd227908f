import Foundation
import SuiteLedger
import Testing

@testable import KataCore

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

  @Test(
    "The trial that ended the process is the one that crashed or hung",
    arguments: [
      ([], false), ([.started], true), ([.started, .actedLate], true),
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
}
