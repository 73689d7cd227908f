import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun
@testable import workshop

struct ClassroomTests {
  private let folder = ScratchFolder()
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  @discardableResult
  private func journal(_ name: String, _ runs: [(Double, String?, JournalEntry.Kind)]) throws -> URL
  {
    let package = folder.url.appending(path: name)
    for (minute, step, kind) in runs {
      try Journal(package: package).record(
        JournalEntry(
          time: nine + minute * 60,
          stage: 1,
          step: step,
          kind: kind,
          missed: ["countsTwice", "ofTheFuture"]
        )
      )
    }
    return package
  }

  private func classroom(_ names: String...) -> Classroom {
    Classroom(at: names.map { folder.url.appending(path: $0) }, in: .toy)
  }

  @Test("A working copy shows the steps that its progress has as done")
  func test_init_progress_hasTheDoneSteps() throws {
    let ann = try journal("ann", [(0, "second", .red)])
    var progress = LearnerProgress()
    progress.note(StepReport(step: Stage.counter.toyStep("first"), state: .done))
    try ProgressStore(package: ann).save(progress)

    #expect(try Participant(at: ann, in: .toy).done == ["1.first"])
  }

  @Test("A file of the check shows the same facts")
  func test_init_checkFile_isRead() throws {
    var report = StageReport.toy(["second": .yours(.missing)])
    report.steps[1].survivors = Stage.counter.toyStep("second").mutants
    let summary = CheckSummary(
      result: RunResult(reports: [report]),
      seed: 1,
      time: nine,
      since: nine - 60
    )

    let bob = try folder.write(try summary.written(as: .json), to: "bob.json")

    #expect(
      try Participant(at: bob, in: .toy)
        == Participant(
          name: "bob",
          stage: 1,
          step: "second",
          since: nine - 60,
          missedFaults: ["The fault countsTwice.", "The fault countsNothing."],
          done: Set(Stage.counter.steps.map(\.key)).subtracting(["1.second"])
        )
    )
  }

  @Test("A check in which everything is done has no step")
  func test_init_checkFileOfAllDone_hasNoStep() throws {
    let done = RunResult(reports: [.toy(), .toy(of: .dial)])
    let summary = CheckSummary(result: done, seed: 1, time: nine)
    let bob = try folder.write(summary.written(as: .json), to: "bob.json")

    let participant = try Participant(at: bob, in: .toy)

    #expect(participant.stage == 2)
    #expect(participant.step == nil)
    #expect(participant.since == nil)
  }

  @Test("The least advanced participant comes first, then the longest at a step; problems follow")
  func test_text_severalPlaces_areATable() throws {
    try journal("ann", [(0, "second", .red)])
    try journal("bob", [(20, "second", .red)])
    try journal("cleo", [(0, nil, .green)])
    try journal("dan", [(0, "of-the-future", .red)])
    try folder.write("{", to: "broken.json")
    let noVerdict = CheckSummary(result: RunResult(issues: ["no build"]), seed: 1, time: nine)
    try folder.write(noVerdict.written(as: .json), to: "ended.json")
    try folder.write("", to: "empty/nothing")

    let text = classroom("cleo", "dan", "bob", "broken.json", "ann", "gone", "empty")
      .text(at: nine + 3_900)

    #expect(
      text.replacing(folder.url.path, with: "DIR") == """
        name  step               for        faults that their tests miss
        ann   1.2 second         1 h 5 min  The fault countsTwice. ofTheFuture
        bob   1.2 second         45 min     The fault countsTwice. ofTheFuture
        cleo  1 done             1 h 5 min  The fault countsTwice. ofTheFuture
        dan   1.? of-the-future  1 h 5 min  The fault countsTwice. ofTheFuture

        PROBLEM  DIR/broken.json cannot be read: kata check --format json did not write it.
        PROBLEM  DIR/gone does not exist. Name a working copy, or a file that kata check --format json wrote.
        PROBLEM  DIR/empty has no .kata/journal.jsonl with a run in it; run kata there once.
        """
    )
    // If no participant is readable, only the problems are shown.
    let onlyProblems = classroom("ended.json").text(at: nine)
    #expect(onlyProblems.hasPrefix("PROBLEM  "))
    #expect(onlyProblems.contains("ended.json cannot be read: that check has no verdict."))
  }

  @Test("At the same step, unknown arrival times sort last")
  func test_init_unknownTime_comesLast() {
    let classroom = Classroom(
      [
        Participant(name: "ann", stage: 1, step: "first", since: nil),
        Participant(name: "bob", stage: 1, step: "first", since: nine),
      ],
      in: .toy
    )

    #expect(classroom.participants.map(\.name) == ["bob", "ann"])
  }

  @Test("A journal with damaged lines counts, and the damage is reported")
  func test_init_damagedLines_areSaid() throws {
    try journal("ann", [(0, "second", .red)])
    try folder.write(
      "\u{1B}[2J\n" + folder.text(of: "ann/\(Journal.path)"),
      to: "ann/\(Journal.path)"
    )

    let classroom = classroom("ann")

    #expect(classroom.participants.count == 1)
    #expect(classroom.text(at: nine).contains("PROBLEM  ann: Line 1 of .kata/journal.jsonl"))
  }

  @Test("A long name of a step is cut, so that the rows of the others stay narrow")
  func test_text_longStep_isCut() {
    let long = Participant(
      name: "bo",
      stage: 1,
      step: String(repeating: "A", count: 300_000),
      since: nil
    )
    let other = Participant(name: "al", stage: 1, step: "first", since: nil)

    let rows = Classroom([long, other], in: .toy).text(at: .now).split(separator: "\n")

    #expect(rows.map(\.count).max() ?? 0 < 120)
    #expect(rows.count == 3)
  }
}
