import KataKit
import Testing

@testable import kata

struct LedgerEndTests {
  private let test = TestID(framework: .xctest, module: "M", test: "test_a")

  private func result(
    of entries: [LedgerEntry],
    after end: ChildProcess.End
  ) -> Outcome? {
    var ledger = Ledger(entries: entries)
    ledger.note(end)
    return ledger.result(of: test)
  }

  @Test("If the process is stopped during a test, the result is a hang, not a crash")
  func test_note_stoppedInATest_isAHang() {
    let found = result(of: [LedgerEntry(test, .started)], after: .stopped(afterSeconds: 120))

    #expect(found == .hung(limit: 120))
  }

  @Test(
    "If the process ended in another way during a test, the test stays unfinished",
    arguments: [ChildProcess.End.exited(0), .exited(1), .signalled(4)]
  )
  func test_note_otherEnd_staysUnfinished(end: ChildProcess.End) {
    #expect(result(of: [LedgerEntry(test, .started)], after: end) == .unfinished)
  }

  @Test("A test that had ended before the process was stopped keeps its result")
  func test_note_stoppedBetweenTests_changesNothing() {
    let entries = [LedgerEntry(test, .started), LedgerEntry(test, .ended(.passed))]

    #expect(result(of: entries, after: .stopped(afterSeconds: 120)) == .passed)
  }
}
