import Foundation
import ScratchFolders
import SuiteLedger
import Testing

@testable import KataRun

/// The ledger as a file.
struct LedgerFileTests {
  private let step = TestID(framework: .xctest, module: "Stage1CounterTests", test: "test_first")
  private let folder = ScratchFolder()
  private var file: URL { folder.url.appending(path: "run.ledger") }

  @Test("Written entries are read in order, with all fields; a missing file has none")
  func test_entries_written_areReadBack() throws {
    var message = FailureMessage("asked \"x\"", expected: ["a\nb"], got: [])
    (message.file, message.line) = ("F.swift", 3)
    var hung = LedgerEntry(step, .ended(.hung(limit: 0.5)), with: "2, \"b\"")
    hung.seconds = 0.5
    let entries = [
      LedgerEntry(step, .started), LedgerEntry(step, .noted(.actedLate), on: .solution),
      LedgerEntry(step, .ended(.failed([message])), on: .changed(by: 2)), hung,
    ]
    let before = try Ledger(file: file).entries

    let appender = try LineAppender(file: file)
    for entry in entries { try appender.append(entry) }

    #expect(before == [])
    #expect(try Ledger(file: file).entries == entries)
  }
}
