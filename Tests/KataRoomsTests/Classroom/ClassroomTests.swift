import Foundation
import ScratchFolders
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner
@testable import workshop

struct ClassroomTests {
  private let folder = ScratchFolder()
  private let nine = Date(timeIntervalSince1970: 1_400_662_800)

  @Test("Who needs help is named by the first reason that applies; who is done needs none")
  func test_need_reasons_haveAnOrder() {
    typealias Run = (age: Double, kind: JournalEntry.Kind, own: JournalEntry.OwnTest?)
    let all: Set = ["1.first", "1.second", "1.yours"]
    let cases: [(step: String, since: Double, runs: [Run], done: Set<String>, need: String)] = [
      ("yours", 12, [(12, .red, nil), (11, .red, nil)], [], "idle"),
      ("yours", 10, [(12, .red, nil), (10, .red, nil)], [], "nil"),
      ("yours", 9, [(9, .red, nil), (6, .buildFailed, nil), (1, .buildFailed, nil)], [], "broken"),
      ("yours", 9, [(9, .red, nil), (5, .buildFailed, nil)], [], "nil"),
      ("yours", 9, [(6, .red, .awaited), (2, .red, .awaited)], [], "ownTest"),
      ("yours", 9, [(6, .red, .awaited), (2, .red, nil)], [], "nil"),
      ("yours", 11, [(1, .red, nil)], [], "late"), ("second", 9, [], [], "late"),
      ("second", 8, [], [], "nil"), ("begin", 99, [(99, .red, nil)], all, "nil"),
      ("begin", 99, [], ["1.first"], "late"), ("yours", 99, [(99, .green, nil)], all, "nil"),
      ("yours", 99, [(9, .red, nil)], all, "late"),
    ]

    let needs = cases.map { step, since, runs, done, _ in
      var ann = Participant(name: "ann", stage: step == "begin" ? 2 : 1, step: step, done: done)
      ann.since = nine - since * 60
      ann.runs = runs.map { age, kind, own in
        JournalEntry(time: nine - age * 60, stage: ann.stage, step: step, kind: kind, ownTest: own)
      }
      let classroom = Classroom([ann], in: .toy, agenda: Curriculum.toy.agendas.first)
      return classroom.need(of: ann, at: nine).map { "\($0.kind)" } ?? "nil"
    }

    #expect(needs == cases.map(\.need))
  }

  @Test("A working copy has its progress, and not begun without a run; only needed faults count")
  func test_init_workingCopies_areRead() throws {
    let step = Step.toy("own", "Own", minutes: [4], mutants: ["big"], bonus: ["tiny"])
    let stage = Stage.toy(agendas: ["short"], core: [.toy("first", "First", minutes: [9]), step])
    let (ann, curriculum) = (folder.url.appending(path: "ann"), Curriculum(stages: [stage]))
    try folder.write("", to: "bob/Exercises/x.swift")
    try Journal(package: ann).record(
      JournalEntry(time: nine, stage: 1, step: "own", kind: .red, missed: ["tiny", "big"])
    )
    var progress = LearnerProgress()
    _ = progress.takeHint(for: stage.steps[1])
    progress.note(StepReport(step: stage.steps[0], state: .done))
    try ProgressStore(package: ann).write(progress)

    let places = [ann, folder.url.appending(path: "bob")]
    let classroom = Classroom(at: places, in: curriculum, agenda: curriculum.agendas.first)

    #expect(
      classroom.text(at: nine + 540) == """
        NOT BEGUN
          bob

        AT ONE STEP FOR LONG
          ann  1.2, 9 min, 1 hint, misses: The fault big.

        name  step       for    faults that their tests miss
        bob   not begun
        ann   1.2 own    9 min  The fault big.
        """
    )
  }

  @Test("A file of the check shows the same facts; a check in which everything is done has no step")
  func test_init_checkFiles_areRead() throws {
    var report = StageReport.toy(["second": .yours(.missing)])
    report.steps[1].survivors = Stage.counter.toyStep("second").mutants
    let open = RunResult(reports: [report])
    let done = RunResult(reports: [.toy(), .toy(of: .dial)])
    let record = CheckRecord(of: open, seed: 1, time: nine, since: nine - 60)
    let bob = try folder.write(record.json, to: "bob.json")
    let ann = try folder.write(CheckRecord(of: done, seed: 1, time: nine).json, to: "ann.json")

    let keys = Set(Stage.counter.steps.map(\.key))
    #expect(
      try Participant(at: bob, in: .toy)
        == Participant(
          name: "bob",
          stage: 1,
          step: "second",
          since: nine - 60,
          missedFaults: ["The fault countsTwice.", "The fault countsNothing."],
          done: keys.subtracting(["1.second"])
        )
    )
    let all = keys.union(Stage.dial.steps.map(\.key))
    #expect(try Participant(at: ann, in: .toy) == Participant(name: "ann", stage: 2, done: all))
  }

  @Test("The least advanced participant comes first, then the longest at a step; problems follow")
  func test_text_severalPlaces_areATable() throws {
    let runs: [(name: String, minute: Double, step: String?)] = [
      ("ann", 0, "second"), ("bob", 20, "second"), ("cleo", 0, nil), ("dan", 0, "of-the-future"),
    ]
    for (name, minute, step) in runs {
      let missed = ["countsTwice", "ofTheFuture"]
      let time = nine + minute * 60
      try Journal(package: folder.url.appending(path: name))
        .record(JournalEntry(time: time, stage: 1, step: step, kind: .red, missed: missed))
    }
    let lines = try folder.text(of: "dan/\(Journal.path)")
    try folder.write("\u{1B}[2J\n" + lines, to: "dan/\(Journal.path)")
    let eve = RunResult(reports: [.toy(["second": .toyRed])])
    try folder.write(CheckRecord(of: eve, seed: 1).json, to: "eve.json")
    let noVerdict = RunResult(issues: ["no build"])
    try folder.write(CheckRecord(of: noVerdict, seed: 1).json, to: "ended.json")
    try folder.write("{", to: "broken.json")
    try folder.write("", to: "empty/nothing")

    let names = [
      "cleo", "dan", "eve.json", "bob", "broken.json", "ann", "gone", "empty", "ended.json",
    ]
    let places = names.map { folder.url.appending(path: $0) }
    let text = Classroom(at: places, in: .toy).text(at: nine + 3_900)

    #expect(
      // A row of the terminal may end in a problem.
      text.replacing("\n         ", with: " ").replacing(folder.url.path, with: "DIR") == """
        NOT JUDGED
          ended  no build

        NO RUN FOR TEN MINUTES
          ann  1.2, 1 h 5 min, misses: The fault countsTwice. (+1)
          bob  1.2, 45 min, misses: The fault countsTwice. (+1)
          dan  1.? of-the-future, 1 h 5 min, misses: The fault countsTwice. (+1)

        name   step               for        faults that their tests miss
        ended  not judged
        ann    1.2 second         1 h 5 min  The fault countsTwice. (+1)
        bob    1.2 second         45 min     The fault countsTwice. (+1)
        eve    1.2 second
        cleo   1 done             1 h 5 min  The fault countsTwice. (+1)
        dan    1.? of-the-future  1 h 5 min  The fault countsTwice. (+1)

        PROBLEM  DIR/broken.json cannot be read: kata check --format json did not write it.
        PROBLEM  DIR/gone does not exist. Name a working copy, or a file that kata check --format json wrote.
        PROBLEM  DIR/empty has no .kata/journal.jsonl with a run in it; run kata there once.
        PROBLEM  ended: no build
        PROBLEM  dan: Line 1 of .kata/journal.jsonl could not be read. All damaged lines (1) are ignored here and kept in the file.
        """
    )
    // If no participant is readable, only the problems are shown.
    #expect(Classroom(at: [places[6]], in: .toy).text(at: nine).hasPrefix("PROBLEM  "))
  }

  @Test("A long name of a step is cut, so that the rows of the others stay narrow")
  func test_text_longStep_isCut() {
    let long = Participant(name: "bo", stage: 1, step: String(repeating: "A", count: 300_000))
    let other = Participant(name: "al", stage: 1, step: "first", since: nil)

    let rows = Classroom([long, other], in: .toy).text(at: .now).split(separator: "\n")

    #expect(rows.map(\.count).max() ?? 0 <= 80)
    #expect(rows.count == 3)
  }
}
