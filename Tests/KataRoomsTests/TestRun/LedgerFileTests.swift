import Foundation
import KataJudge
import ScratchFolders
import Testing

@testable import KataRun

/// The ledger as a file, and the proof that no other process wrote to it.
struct LedgerFileTests {
  private let step = TestID(framework: .xctest, module: "Stage1CounterTests", test: "test_first")
  private let folder = ScratchFolder()
  private var file: URL { folder.url.appending(path: "run.ledger") }

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
    var message = FailureMessage("asked \"x\"", expected: ["a\nb"], got: [])
    (message.file, message.line) = ("F.swift", 3)
    let entries = [
      LedgerEntry(step, .started),
      LedgerEntry(step, .ended(.failed([message]))),
      LedgerEntry(step, .ended(.hung(limit: 0.5))),
    ]

    let writer = try LedgerWriter(file: file)
    for entry in entries { try writer.append(entry) }

    #expect(try Ledger(file: file).entries == entries)
  }

  @Test("A place where no file can be created is an error with its path and the reason")
  func test_writer_unwritable_throws() throws {
    let nowhere = folder.url.appending(path: "no/run.ledger")

    let error = #expect(throws: SystemError.self) { try LedgerWriter(file: nowhere) }

    #expect(
      error?.description
        == """
        \(nowhere.path) cannot be used: No such file or directory. To find the cause, run: swift \
        run kata doctor
        """
    )
  }

  @Test("A missing file has no entries; an unchanged sealed one is read, even without its token")
  func test_init_sealedLedger_isReadBack() throws {
    #expect(try Ledger(file: file).entries == [])
    try writeSealed()

    #expect(try read().entries.count == 3)
    #expect(try Ledger(file: file).entries.count == 3)
  }

  /// A change of the sealed ledger's lines, and the number of the line that shows it.
  struct Disturbance: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var line: Int
    var change: @Sendable (inout [String]) -> Void
  }

  @Test(
    "A changed ledger is an error with file and line",
    arguments: [
      Disturbance(testDescription: "not an entry", line: 4) { $0.append("passed!") },
      Disturbance(testDescription: "another token", line: 3) {
        $0[2] = $0[2].replacing("secret", with: "guess")
      },
      Disturbance(testDescription: "no stamp", line: 3) {
        $0[2] = $0[2].replacing(/,?"stamp":\{[^}]*\}/, with: "")
      },
      Disturbance(testDescription: "removed", line: 2) { $0.remove(at: 1) },
      Disturbance(testDescription: "repeated", line: 4) { $0.append($0[2]) },
    ]
  )
  func test_init_disturbed_throws(disturbance: Disturbance) throws {
    try writeSealed(disturbance.change)

    let error = #expect(throws: LedgerError.self) { try read() }

    #expect(
      error?.description
        == """
        \(file.path):\(disturbance.line) was written, moved or damaged by another program while \
        the suites ran, so the run does not count. Stop that program, and run again.
        """
    )
  }
}
