import Foundation
import KataKit
import XCTest

final class LedgerTests: XCTestCase {
  private let step = LedgerEntry.Subject(
    framework: .xctest,
    module: "Stage1InteractorTests",
    test: "test_01_x"
  )

  private func scratchFile() throws -> URL {
    try makeScratchFolder().appending(path: "run.ledger")
  }

  /// What was written is read back in order.
  func test_entries_written_areReadBack() async throws {
    let file = try scratchFile()
    let ledger = try LedgerWriter(file: file)
    let entries = [
      LedgerEntry(step, .started),
      LedgerEntry(
        step,
        .ended(.failed([Failure(message: "expected a\n\"b\"", file: "F.swift", line: 3)]))
      ),
    ]

    for entry in entries { try ledger.append(entry) }

    XCTAssertEqual(try Ledger(file: file).entries, entries)
  }

  /// A step that started and did not end is unfinished.
  func test_verdict_startedOnly_isUnfinished() async {
    let ledger = Ledger(entries: [LedgerEntry(step, .started)])

    XCTAssertEqual(ledger.verdict(of: step), .unfinished)
  }

  /// A step that never started has no verdict.
  func test_verdict_nothing_isNil() async {
    XCTAssertNil(Ledger(entries: []).verdict(of: step))
  }

  /// A step that ran twice and failed once has failed.
  func test_verdict_twice_theWorseCounts() async {
    let failed = Outcome.failed([Failure(message: "no", file: nil, line: nil)])
    let ledger = Ledger(entries: [
      LedgerEntry(step, .started), LedgerEntry(step, .ended(failed)),
      LedgerEntry(step, .started), LedgerEntry(step, .ended(.passed)),
    ])

    XCTAssertEqual(ledger.verdict(of: step), .ended(failed))
  }

  /// A line that is no entry is an error with file and line.
  func test_init_damagedLine_throws() async throws {
    let file = try scratchFile()
    try LedgerWriter(file: file).append(LedgerEntry(step, .started))
    try (String(contentsOf: file, encoding: .utf8) + "passed!\n")
      .write(to: file, atomically: true, encoding: .utf8)

    let error = thrown(LedgerError.self) { try Ledger(file: file) }

    XCTAssertEqual(
      error?.description,
      """
      \(file.path):2 is no ledger entry; something else wrote to the ledger while the suites ran. \
      Run again without it.
      """
    )
  }

  /// A run that ended inside a test was cut short.
  func test_wasCutShort_lastEntry_decides() async {
    let started = LedgerEntry(step, .started)

    XCTAssertTrue(Ledger(entries: [started]).wasCutShort)
    XCTAssertTrue(
      Ledger(entries: [started, LedgerEntry(step, .ended(.hung(limit: 5)))]).wasCutShort
    )
    XCTAssertFalse(Ledger(entries: [started, LedgerEntry(step, .ended(.passed))]).wasCutShort)
    XCTAssertFalse(Ledger(entries: []).wasCutShort)
  }

  /// A sealed ledger of three entries, after its lines were changed.
  private func sealed(_ change: (inout [String]) -> Void) throws -> URL {
    let file = try scratchFile()
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

  /// A sealed ledger that nobody touched is read back, with its token and without.
  func test_init_sealedLedger_isReadBack() async throws {
    let file = try sealed { _ in }

    XCTAssertEqual(try Ledger(file: file, token: "secret").entries.count, 3)
    XCTAssertEqual(try Ledger(file: file).entries.count, 3)
  }

  /// An entry without the token of the run is refused with file and line.
  func test_init_foreignLine_throws() async throws {
    let unsealed = try scratchFile()
    try LedgerWriter(file: unsealed).append(LedgerEntry(step, .ended(.passed)))
    let line = try String(contentsOf: unsealed, encoding: .utf8)
    let file = try sealed { $0.append(line.trimmingCharacters(in: .newlines)) }

    let error = thrown(LedgerError.self) { try Ledger(file: file, token: "secret") }

    XCTAssertEqual(error, .foreign(file.path, line: 4))
    XCTAssertEqual(
      error?.description,
      """
      \(file.path):4 was not written by the suites, but while they ran; the run does not count. \
      Run again without what writes there.
      """
    )
  }

  /// The token of another run is refused.
  func test_init_otherToken_throws() async throws {
    let file = try sealed { _ in }

    XCTAssertEqual(
      thrown(LedgerError.self) { try Ledger(file: file, token: "guess") },
      .foreign(file.path, line: 1)
    )
  }

  /// A line that was removed or repeated is refused where the numbers break.
  func test_init_gap_throws() async throws {
    let removed = try sealed { $0.remove(at: 1) }
    let repeated = try sealed { $0.append($0[2]) }

    let error = thrown(LedgerError.self) { try Ledger(file: removed, token: "secret") }

    XCTAssertEqual(error, .gap(removed.path, line: 2))
    XCTAssertEqual(
      error?.description,
      """
      \(removed.path):2 does not follow the line before it: entries were removed or repeated while \
      the suites ran, so the run does not count. Run again without what does that.
      """
    )
    XCTAssertEqual(
      thrown(LedgerError.self) { try Ledger(file: repeated, token: "secret") },
      .gap(repeated.path, line: 4)
    )
  }
}
