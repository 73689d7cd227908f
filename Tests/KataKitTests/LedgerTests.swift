import Foundation
import KataKit
import Testing

@Suite struct LedgerTests {
  private let step = LedgerEntry.Subject(
    framework: .xctest,
    module: "Stage1InteractorTests",
    test: "test_01_x"
  )

  private func scratchFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).ledger")
  }

  @Test("What was written is read back in order")
  func test_entries_written_areReadBack() throws {
    let file = scratchFile()
    let ledger = try LedgerWriter(file: file)
    let entries = [
      LedgerEntry(step, .started),
      LedgerEntry(
        step,
        .ended(.failed([Failure(message: "expected a\n\"b\"", file: "F.swift", line: 3)]))
      ),
    ]

    for entry in entries { try ledger.append(entry) }

    #expect(try Ledger(file: file).entries == entries)
  }

  @Test("A step that started and did not end is unfinished")
  func test_verdict_startedOnly_isUnfinished() {
    let ledger = Ledger(entries: [LedgerEntry(step, .started)])

    #expect(ledger.verdict(of: step) == .unfinished)
  }

  @Test("A step that never started has no verdict")
  func test_verdict_nothing_isNil() {
    #expect(Ledger(entries: []).verdict(of: step) == nil)
  }

  @Test("A step that ran twice and failed once has failed")
  func test_verdict_twice_theWorseCounts() {
    let failed = Outcome.failed([Failure(message: "no", file: nil, line: nil)])
    let ledger = Ledger(entries: [
      LedgerEntry(step, .started), LedgerEntry(step, .ended(failed)),
      LedgerEntry(step, .started), LedgerEntry(step, .ended(.passed)),
    ])

    #expect(ledger.verdict(of: step) == .ended(failed))
  }

  @Test("A line that is no entry is an error with file and line")
  func test_init_damagedLine_throws() throws {
    let file = scratchFile()
    try LedgerWriter(file: file).append(LedgerEntry(step, .started))
    try (String(contentsOf: file, encoding: .utf8) + "passed!\n")
      .write(to: file, atomically: true, encoding: .utf8)

    let error = #expect(throws: LedgerError.self) { try Ledger(file: file) }

    #expect(
      error?.description
        == """
        \(file.path):2 is no ledger entry; something else wrote to the ledger while the suites ran. \
        Run again without it.
        """
    )
  }

  @Test("A run that ended inside a test was cut short")
  func test_wasCutShort_lastEntry_decides() {
    let started = LedgerEntry(step, .started)

    #expect(Ledger(entries: [started]).wasCutShort)
    #expect(Ledger(entries: [started, LedgerEntry(step, .ended(.hung(limit: 5)))]).wasCutShort)
    #expect(!Ledger(entries: [started, LedgerEntry(step, .ended(.passed))]).wasCutShort)
    #expect(!Ledger(entries: []).wasCutShort)
  }
}
