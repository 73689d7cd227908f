import Foundation
import KataKit
import XCTest

final class ClassroomTests: XCTestCase {
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  private func journal(_ name: String, _ entries: [(Double, String?, JournalEntry.Kind)]) throws
    -> URL
  {
    let package = try makeScratchFolder().appending(path: name)
    for (minute, step, kind) in entries {
      try Journal(package: package).record(
        JournalEntry(
          time: nine + minute * 60,
          stage: 1,
          step: step,
          kind: kind,
          missedFaults: ["silentError", "ofTheFuture"]
        )
      )
    }
    return package
  }

  private func write(_ text: String, to name: String, in folder: URL) throws -> URL {
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// A working copy tells the step, since when, and the faults that its tests miss.
  func test_init_workingCopy_isRead() async throws {
    let ann = try journal(
      "ann",
      [
        (0, "empty-answer", .red), (5, "today", .red), (6, "today", .buildFailed),
        (9, "today", .red), (10, nil, .buildFailed),
      ]
    )

    let participant = try Participant(at: ann)

    XCTAssertEqual(
      participant,
      Participant(
        name: "ann",
        stage: 1,
        step: "today",
        since: nine + 300,
        missedFaults: ["When the items cannot be read, nothing is told.", "ofTheFuture"]
      )
    )
  }

  /// A file of the check tells the same.
  func test_init_checkFile_isRead() async throws {
    let steps = Catalogue.steps(of: .interactor)
    let mutant = Catalogue.mutants(of: .interactor)[0]
    let summary = CheckSummary(
      reports: [
        StageReport(
          stage: .interactor,
          steps: [
            StepReport(step: steps[0], state: .done),
            StepReport(step: steps[1], state: .ownTestMissing, survivors: [mutant]),
          ]
        )
      ],
      problems: [],
      seed: 1,
      time: nine,
      since: nine - 60
    )

    let participant = try Participant(
      at: write(summary.json, to: "bob.json", in: makeScratchFolder())
    )

    XCTAssertEqual(
      participant,
      Participant(
        name: "bob",
        stage: 1,
        step: "asks-from-today",
        since: nine - 60,
        missedFaults: ["When nothing is due there is nothing to tell."]
      )
    )
  }

  /// The table has who came least far first, then who is there longest; the rest is named.
  func test_text_severalPlaces_areATable() async throws {
    let folder = try makeScratchFolder()
    let ann = try journal("ann", [(0, "today", .red)])
    let bob = try journal("bob", [(20, "today", .red)])
    let cleo = try journal("cleo", [(0, nil, .green)])
    let dan = try journal("dan", [(0, "of-the-future", .red)])
    let broken = try write("{", to: "broken.json", in: folder)
    let gone = folder.appending(path: "gone")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "empty"),
      withIntermediateDirectories: true
    )

    let classroom = Classroom(
      at: [cleo, dan, bob, broken, ann, gone, folder.appending(path: "empty")]
    )

    let text = classroom.text(at: nine + 3_900).replacing(folder.path, with: "DIR")
    XCTAssertEqual(
      text,
      """
      who   step               for        faults that their tests miss
      ann   1.4 today          1 h 5 min  When the items cannot be read, nothing is told. ofTheFuture
      bob   1.4 today          45 min     When the items cannot be read, nothing is told. ofTheFuture
      cleo  1 done             1 h 5 min  When the items cannot be read, nothing is told. ofTheFuture
      dan   1.? of-the-future  1 h 5 min  When the items cannot be read, nothing is told. ofTheFuture

      PROBLEM  DIR/broken.json cannot be read: it is not what kata check --format json writes.
      PROBLEM  DIR/gone is not there; name a working copy, or a file of kata check --format json.
      PROBLEM  DIR/empty has no .kata/journal.jsonl with a run in it; run kata there once.
      """
    )
  }

  /// A journal with damaged lines counts, and says so.
  func test_init_damagedLines_areSaid() async throws {
    let ann = try journal("ann", [(0, "today", .red)])
    let file = ann.appending(path: Journal.path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try Data("\u{1B}[2J\n\(text)".utf8).write(to: file)

    let classroom = Classroom(at: [ann])

    XCTAssertEqual(classroom.participants.count, 1)
    XCTAssertTrue(classroom.text(at: nine).contains("PROBLEM  ann: Line 1 of .kata/journal.jsonl"))
  }
}
