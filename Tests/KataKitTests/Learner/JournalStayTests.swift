import Foundation
import KataKit
import ScratchFolders
import Testing

struct JournalStayTests {
  private let folder: ScratchFolder
  private var journal: Journal { Journal(package: folder.url) }

  init() throws { folder = try ScratchFolder() }

  private func time(_ minute: Int) -> Date { Date(timeIntervalSince1970: Double(minute) * 60) }

  private func record(
    _ minute: Int,
    _ step: String?,
    stage: Int = 1,
    _ kind: JournalEntry.Kind = .red
  ) throws {
    try journal.record(JournalEntry(time: time(minute), stage: stage, step: step, kind: kind))
  }

  @Test("Before the first run, the learner has no place")
  func test_stay_noJournal_isNil() throws {
    #expect(try journal.stay().stay == nil)
  }

  @Test("The learner is at the step of the last run, since the first of the latest runs there")
  func test_stay_severalRuns_beginsAtTheLatestArrival() throws {
    for (minute, step) in [(1, "a"), (2, "b"), (3, "a"), (4, "a"), (5, "a")] {
      try record(minute, step)
    }

    let stay = try #require(try journal.stay().stay)

    #expect(stay.last.step == "a")
    #expect(stay.since == time(3))
  }

  @Test("The same step of another stage is another place")
  func test_stay_otherStage_isAnotherPlace() throws {
    try record(1, "a")
    try record(2, "a", stage: 2)

    #expect(try journal.stay().stay?.since == time(2))
  }

  @Test("A run that did not build does not count, unless there is no other")
  func test_stay_failedBuilds_sayNothing() throws {
    try record(1, "a", .buildFailed)
    let alone = try journal.stay().stay
    try record(2, "b")
    try record(3, "a", .buildFailed)

    #expect(alone?.last.step == "a")
    #expect(try journal.stay().stay?.last.step == "b")
  }

  @Test("A learner who has done every step is there since the last one")
  func test_stay_allDone_hasNoStep() throws {
    for (minute, step) in [(1, "a"), (2, nil), (3, nil)] { try record(minute, step, .green) }

    let stay = try #require(try journal.stay().stay)

    #expect(stay.last.step == nil)
    #expect(stay.since == time(2))
  }

  @Test("Lines of another version are read, whatever the order of their keys")
  func test_stay_otherKeys_areRead() throws {
    try folder.write(
      """
      {"time":"1970-01-01T00:01:00Z","step":"a","stage":1,"kind":"red","steps":"a:r"}
      {"step":"a","kind":"red","stage":1,"time":"1970-01-01T00:02:00Z"}

      """,
      to: Journal.path
    )

    #expect(try journal.stay().stay?.since == time(1))
  }

  @Test("A damaged line is reported with its number, and the other lines count")
  func test_stay_damagedLine_isTold() throws {
    try record(1, "a")
    let whole = try folder.text(of: Journal.path)
    try folder.write(whole + "{\"stage\":1,\n" + whole, to: Journal.path)

    let (stay, notice) = try journal.stay()

    #expect(stay?.since == time(1))
    #expect(
      notice == """
        Line 2 of .kata/journal.jsonl could not be read; it is ignored here and kept in the file.
        """
    )
  }
}
