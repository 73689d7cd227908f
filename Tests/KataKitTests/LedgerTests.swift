import Foundation
import KataKit
import Testing

struct LedgerTests {
  private let step = LedgerEntry.Subject(
    framework: .xctest,
    module: "Stage1InteractorTests",
    test: "test_01_x"
  )

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func scratchFile() -> URL { scratch.url.appending(path: "\(UUID().uuidString).ledger") }

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

  /// A sealed ledger of three entries, after its lines were changed.
  private func sealed(_ change: (inout [String]) -> Void) throws -> URL {
    let file = scratchFile()
    let ledger = try LedgerWriter(file: file, token: "secret")
    for outcome in [Outcome.passed, .skipped("waits"), .passed] {
      try ledger.append(LedgerEntry(step, .ended(outcome)))
    }
    var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init
    )
    change(&lines)
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: file)
    return file
  }

  @Test("A sealed ledger that nobody touched is read back, with its token and without")
  func test_init_sealedLedger_isReadBack() throws {
    let file = try sealed { _ in }

    #expect(try Ledger(file: file, token: "secret").entries.count == 3)
    #expect(try Ledger(file: file).entries.count == 3)
  }

  @Test("An entry without the token of the run is refused with file and line")
  func test_init_foreignLine_throws() throws {
    let unsealed = scratchFile()
    try LedgerWriter(file: unsealed).append(LedgerEntry(step, .ended(.passed)))
    let line = try String(contentsOf: unsealed, encoding: .utf8)
    let file = try sealed { $0.append(line.trimmingCharacters(in: .newlines)) }

    let error = #expect(throws: LedgerError.self) { try Ledger(file: file, token: "secret") }

    #expect(error == .foreign(file.path, line: 4))
    #expect(
      error?.description
        == """
        \(file.path):4 was not written by the suites, but while they ran; the run does not count. \
        Run again without what writes there.
        """
    )
  }

  @Test("The token of another run is refused")
  func test_init_otherToken_throws() throws {
    let file = try sealed { _ in }

    #expect(throws: LedgerError.foreign(file.path, line: 1)) {
      try Ledger(file: file, token: "guess")
    }
  }

  @Test("A line that was removed or repeated is refused where the numbers break")
  func test_init_gap_throws() throws {
    let removed = try sealed { $0.remove(at: 1) }
    let repeated = try sealed { $0.append($0[2]) }

    let error = #expect(throws: LedgerError.self) { try Ledger(file: removed, token: "secret") }

    #expect(error == .gap(removed.path, line: 2))
    #expect(
      error?.description
        == """
        \(removed.path):2 does not follow the line before it: entries were removed or repeated while \
        the suites ran, so the run does not count. Run again without what does that.
        """
    )
    #expect(throws: LedgerError.gap(repeated.path, line: 4)) {
      try Ledger(file: repeated, token: "secret")
    }
  }
}
