import Foundation
import KataKit
import XCTest

final class JournalTests: XCTestCase {
  private let entry = JournalEntry(
    time: Date(timeIntervalSince1970: 1_400_662_800),
    stage: 1,
    step: "today",
    kind: .red,
    steps: [
      StepColour(name: "empty-answer", colour: .green), StepColour(name: "today", colour: .red),
    ],
    change: ChangeSize(added: 3, removed: 1),
    duration: 1.25,
    missedFaults: ["silentError"]
  )

  private func text(in package: URL) throws -> String {
    try String(contentsOf: package.appending(path: Journal.path), encoding: .utf8)
  }

  private func append(_ text: String, in package: URL) throws {
    let whole = try self.text(in: package) + text
    try Data(whole.utf8).write(to: package.appending(path: Journal.path))
  }

  /// Entries are added as lines, and read back in order.
  func test_record_twice_areReadBack() async throws {
    let package = try makeScratchFolder()
    var second = entry
    second.kind = .green

    try Journal(package: package).record(entry)
    try Journal(package: package).record(second)

    XCTAssertEqual(try Journal(package: package).entries().entries, [entry, second])
    XCTAssertNil(try Journal(package: package).entries().notice)
    XCTAssertEqual(
      try text(in: package).split(separator: "\n").first,
      """
      {"added":3,"duration":1.25,"kind":"red","missed":["silentError"],"removed":1,"stage":1,\
      "step":"today","steps":"empty-answer:g today:r","time":"2014-05-21T09:00:00Z"}
      """
    )
  }

  /// Without a file there are no entries.
  func test_entries_noFile_areNone() async throws {
    XCTAssertEqual(try Journal(package: makeScratchFolder()).entries().entries, [])
  }

  /// Damaged lines are left out, said so and kept, also when a line follows one cut short.
  func test_entries_damagedLines_areLeftOutAndKept() async throws {
    let package = try makeScratchFolder()
    try Journal(package: package).record(entry)
    try append("nonsense\n{\"time\":\"2014-0", in: package)

    try Journal(package: package).record(entry)

    let reading = try Journal(package: package).entries()
    XCTAssertEqual(reading.entries, [entry, entry])
    XCTAssertEqual(
      reading.notice,
      """
      2 lines of .kata/journal.jsonl could not be read, the first is line 2; they are left out \
      here and kept there.
      """
    )
    XCTAssertTrue(try text(in: package).contains("nonsense\n{\"time\":\"2014-0\n{"))
  }

  /// A step, a stage or a field that this version does not know does no harm.
  func test_entries_ofAnotherVersion_areRead() async throws {
    let package = try makeScratchFolder()
    try Journal(package: package).record(entry)
    try append(
      """
      {"kind":"red","stage":9,"step":"of-the-future","steps":"of-the-future:r today:? today:g",\
      "time":"2030-01-01T00:00:00Z","weather":"fine"}

      """,
      in: package
    )

    let reading = try Journal(package: package).entries()

    XCTAssertNil(reading.notice)
    XCTAssertEqual(reading.entries.last?.step, "of-the-future")
    XCTAssertEqual(reading.entries.last?.steps.map(\.name), ["of-the-future", "today"])
  }

  /// A place where nothing can be written is an error with its path.
  func test_record_unwritable_throws() async throws {
    let package = try makeScratchFolder()
    try Data().write(to: package.appending(path: ".kata"))

    let error = thrown(JournalError.self) { try Journal(package: package).record(entry) }

    XCTAssertEqual(
      error?.description.hasPrefix("The journal \(package.path)/.kata/journal.jsonl"),
      true
    )
    XCTAssertEqual(error?.description.hasSuffix("kata doctor says what mends it."), true)
  }
}
