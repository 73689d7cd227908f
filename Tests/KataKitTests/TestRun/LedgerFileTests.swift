import Foundation
import KataKit
import ScratchFolders
import Testing

/// The ledger as a file, and the proof that no other process wrote to it.
struct LedgerFileTests {
  private let step = TestID(framework: .xctest, module: "Stage1CounterTests", test: "test_first")
  private let folder: ScratchFolder
  private let file: URL

  init() throws {
    folder = ScratchFolder()
    file = folder.url.appending(path: "run.ledger")
  }

  /// Writes a sealed ledger of three entries, after its lines were changed.
  private func writeSealed(_ change: (inout [String]) -> Void = { _ in }) throws {
    let ledger = try LedgerWriter(file: file, token: "secret")
    for outcome in [Outcome.passed, .skipped("waits"), .passed] {
      try ledger.append(LedgerEntry(step, .ended(outcome)))
    }
    var lines = try folder.text(of: "run.ledger").split(separator: "\n").map(String.init)
    change(&lines)
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "run.ledger")
  }

  private func read() throws -> Ledger { try Ledger(file: file, token: "secret") }

  @Test("Written entries are read in order, with all fields")
  func test_entries_written_areReadBack() throws {
    let message = FailureMessage("asked \"x\"", expected: ["a\nb"], got: [])
    let entries = [
      LedgerEntry(step, .started),
      LedgerEntry(step, .ended(.failed([AssertionFailure(message, file: "F.swift", line: 3)]))),
      LedgerEntry(step, .ended(.hung(limit: 0.5))),
    ]

    let writer = try LedgerWriter(file: file)
    for entry in entries { try writer.append(entry) }

    #expect(try Ledger(file: file).entries == entries)
  }

  @Test("A missing file has no entries")
  func test_init_noFile_isEmpty() throws {
    #expect(try Ledger(file: file).entries == [])
  }

  @Test("A place where no file can be created is an error with its path and the reason")
  func test_writer_unwritable_throws() throws {
    let nowhere = folder.url.appending(path: "no/run.ledger")

    let error = #expect(throws: LedgerError.self) { try LedgerWriter(file: nowhere) }

    #expect(
      error?.description
        == """
        The ledger \(nowhere.path) cannot be written: No such file or directory. Name another \
        file in KATA_LEDGER.
        """
    )
  }

  @Test("A line that is not an entry is an error with file and line")
  func test_init_damagedLine_throws() throws {
    try LedgerWriter(file: file).append(LedgerEntry(step, .started))
    try folder.write(folder.text(of: "run.ledger") + "passed!\n", to: "run.ledger")

    let error = #expect(throws: LedgerError.self) { try Ledger(file: file) }

    #expect(
      error?.description
        == """
        \(file.path):2 is no ledger entry; another program wrote to the ledger while the suites \
        ran. Stop that program, and run again.
        """
    )
  }

  @Test("An unchanged sealed ledger is read, with its token and without")
  func test_init_sealedLedger_isReadBack() throws {
    try writeSealed()

    #expect(try read().entries.count == 3)
    #expect(try Ledger(file: file).entries.count == 3)
  }

  @Test("An entry without the token of the run is refused with file and line")
  func test_init_foreignLine_throws() throws {
    let foreign = folder.url.appending(path: "foreign")
    try LedgerWriter(file: foreign).append(LedgerEntry(step, .ended(.passed)))
    let line = try folder.text(of: "foreign").trimmingCharacters(in: .newlines)
    try writeSealed { $0.append(line) }

    let error = #expect(throws: LedgerError.foreign(file.path, line: 4)) { try read() }

    #expect(
      error?.description
        == """
        \(file.path):4 was written by another program while the suites ran, so the run does not count. \
        Stop that program, and run again.
        """
    )
  }

  @Test("The token of another run is refused")
  func test_init_otherToken_throws() throws {
    try writeSealed()

    #expect(throws: LedgerError.foreign(file.path, line: 1)) {
      try Ledger(file: file, token: "guess")
    }
  }

  @Test("A removed line is refused at the gap in the numbers")
  func test_init_gap_throws() throws {
    try writeSealed { $0.remove(at: 1) }

    let error = #expect(throws: LedgerError.gap(file.path, line: 2)) { try read() }

    #expect(
      error?.description
        == """
        \(file.path):2 does not follow the line before it: entries were removed or repeated while \
        the suites ran, so the run does not count. Stop that program, and run again.
        """
    )
  }

  @Test("A repeated line is refused, too")
  func test_init_repeatedLine_throws() throws {
    try writeSealed { $0.append($0[2]) }

    #expect(throws: LedgerError.gap(file.path, line: 4)) { try read() }
  }
}
