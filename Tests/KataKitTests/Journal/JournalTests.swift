import Foundation
import KataKit
import Testing

struct JournalTests {
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

  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func scratchPackage() throws -> URL { scratch.url }

  private func text(in package: URL) throws -> String {
    try String(contentsOf: package.appending(path: Journal.path), encoding: .utf8)
  }

  private func append(_ text: String, in package: URL) throws {
    let whole = try self.text(in: package) + text
    try Data(whole.utf8).write(to: package.appending(path: Journal.path))
  }

  @Test("Entries are added as lines, and read back in order")
  func test_record_twice_areReadBack() throws {
    let package = try scratchPackage()
    var second = entry
    second.kind = .green

    try Journal(package: package).record(entry)
    try Journal(package: package).record(second)

    #expect(try Journal(package: package).entries().entries == [entry, second])
    #expect(try Journal(package: package).entries().notice == nil)
    #expect(
      try text(in: package).split(separator: "\n").first == """
        {"added":3,"duration":1.25,"kind":"red","missed":["silentError"],"removed":1,"stage":1,\
        "step":"today","steps":"empty-answer:g today:r","time":"2014-05-21T09:00:00Z"}
        """
    )
  }

  @Test("Without a file there are no entries")
  func test_entries_noFile_areNone() throws {
    #expect(try Journal(package: scratchPackage()).entries().entries == [])
  }

  @Test("Damaged lines are left out, said so and kept, also when a line follows one cut short")
  func test_entries_damagedLines_areLeftOutAndKept() throws {
    let package = try scratchPackage()
    try Journal(package: package).record(entry)
    try append("nonsense\n{\"time\":\"2014-0", in: package)

    try Journal(package: package).record(entry)

    let reading = try Journal(package: package).entries()
    #expect(reading.entries == [entry, entry])
    #expect(
      reading.notice == """
        2 lines of .kata/journal.jsonl could not be read, the first is line 2; they are left out \
        here and kept there.
        """
    )
    #expect(try text(in: package).contains("nonsense\n{\"time\":\"2014-0\n{"))
  }

  @Test("A step, a stage or a field that this version does not know does no harm")
  func test_entries_ofAnotherVersion_areRead() throws {
    let package = try scratchPackage()
    try Journal(package: package).record(entry)
    try append(
      """
      {"kind":"red","stage":9,"step":"of-the-future","steps":"of-the-future:r today:? today:g",\
      "time":"2030-01-01T00:00:00Z","weather":"fine"}

      """,
      in: package
    )

    let reading = try Journal(package: package).entries()

    #expect(reading.notice == nil)
    #expect(reading.entries.last?.step == "of-the-future")
    #expect(reading.entries.last?.steps.map(\.name) == ["of-the-future", "today"])
  }

  @Test("A place where nothing can be written is an error with its path")
  func test_record_unwritable_throws() throws {
    let package = try scratchPackage()
    try Data().write(to: package.appending(path: ".kata"))

    let error = #expect(throws: JournalError.self) { try Journal(package: package).record(entry) }

    #expect(error?.description.hasPrefix("The journal \(package.path)/.kata/journal.jsonl") == true)
    #expect(error?.description.hasSuffix("kata doctor says what mends it.") == true)
  }
}
