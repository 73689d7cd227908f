import Foundation
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct JournalTests {
  private let folder = ScratchFolder()
  private var journal: Journal { Journal(package: folder.url) }
  private let entry = JournalEntry(
    time: Date(timeIntervalSince1970: 1_400_662_800),
    stage: 1,
    step: "first",
    kind: .red,
    added: 3,
    removed: 1,
    missed: ["beginsAtOne"]
  )

  private func append(_ text: String) throws {
    try folder.write(folder.text(of: Journal.path) + text, to: Journal.path)
  }

  @Test("Entries are added as lines, and read in order")
  func test_record_twice_areReadBack() throws {
    var second = entry
    second.kind = .green
    second.step = nil

    try journal.record(entry)
    try journal.record(second)

    #expect(try journal.entries().entries == [entry, second])
    #expect(try journal.entries().notice == nil)
    #expect(
      try folder.text(of: Journal.path).split(separator: "\n").first
        == """
        {"added":3,"kind":"red","missed":["beginsAtOne"],"removed":1,"stage":1,\
        "step":"first","time":"2014-05-21T09:00:00Z"}
        """
    )
  }

  @Test("Damaged lines are skipped, reported and kept, even if a line follows one cut short")
  func test_entries_damagedLines_areLeftOutAndKept() throws {
    try journal.record(entry)
    try append("nonsense\n{\"time\":\"2014-0")

    try journal.record(entry)

    let reading = try journal.entries()
    #expect(reading.entries == [entry, entry])
    #expect(
      reading.notice
        == """
        Line 2 of .kata/journal.jsonl could not be read. All damaged lines (2) are ignored here and \
        kept in the file.
        """
    )
    #expect(try folder.text(of: Journal.path).contains("nonsense\n{\"time\":\"2014-0\n{"))
  }

  @Test("The known keys of a line of another version are read")
  func test_entries_ofAnotherVersion_areRead() throws {
    try journal.record(entry)
    try append(
      """
      {"kind":"build failed","stage":1,"step":"first","time":"2014-05-21T08:58:00Z"}
      {"kind":"tidied","stage":1,"step":"first","time":"2014-05-21T08:59:00Z"}
      {"kind":"red","stage":9,"step":"of-the-future","steps":"of-the-future:r first:? last:g",\
      "time":"2030-01-01T00:00:00Z","weather":"fine"}

      """
    )

    let reading = try journal.entries()

    #expect(reading.notice == nil)
    #expect(reading.entries.dropFirst().map(\.kind) == [.buildFailed, .tidied, .red])
    #expect(reading.entries.last?.step == "of-the-future")
    #expect(reading.entries.last?.change == ChangeSize())
  }

  @Test("A journal that cannot be written or read is an error with its path")
  func test_journal_unusable_throws() throws {
    try folder.write("", to: "\(Journal.path)/in-its-place")

    let errors = [
      #expect(throws: SystemError.self) { try journal.record(entry) },
      #expect(throws: SystemError.self) { try journal.entries() },
    ]

    // What is read may be in another copy than the one that a command runs in.
    for (error, place) in zip(errors, ["", folder.url.path + "/"]) {
      #expect(
        error?.description == """
          \(place).kata/journal.jsonl cannot be used: something else is in its place. Move it away \
          (mv '\(place).kata/journal.jsonl' '\(place).kata/journal.jsonl.old'), and run the command \
          again.
          """
      )
    }
  }
}
