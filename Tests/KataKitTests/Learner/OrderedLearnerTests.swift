import Foundation
import KataKit
import ScratchFolders
import Testing

/// What a learner meets who goes through a stage in another order than that of the numbers.
struct OrderedLearnerTests {
  private let stage: Stage

  init() throws {
    let stage = Stage.watch
    self.stage = stage.ordered(by: try #require(stage.order(named: "inside-out")))
  }

  private func test(_ name: String) -> TestID {
    TestID(framework: .xctest, module: stage.suiteModule, test: "test_\(name)")
  }

  private func report(red name: String, others: StepState = .done) -> StageReport {
    .toy([name: .toyRed], others: others, of: stage)
  }

  @Test("After a red step wait those that come later in the order, whatever their numbers")
  func test_gate_afterRed_goesByTheOrder() throws {
    let curriculum = Curriculum(stages: [stage])
    let settings = try RunSettings(environment: ["KATA_ARMED": "1"], curriculum: curriculum)
    var gate = StepGate(settings: settings, curriculum: curriculum) { _ in false }

    gate.failed(test("hand"))
    let between = gate.admission(of: test("tooth"))
    gate.failed(test("tooth"))

    #expect(between == .run)
    #expect(gate.admission(of: test("hand")) == .skip("waits for step 3"))
    #expect(gate.admission(of: test("ruby")) == .skip("waits for step 3"))
    #expect(gate.admission(of: test("tooth")) == .run)
  }

  @Test("A step of the learner's comes later in a grade if it does so in the order")
  func test_grade_later_goesByTheOrder() throws {
    let mutants = [Implementation.solution] + stage.mutants.map(stage.implementation)
    let failed = Outcome.failed([.toy])
    let ledgers = mutants.map { implementation in
      let outcome = implementation == .solution ? Outcome.passed : failed
      return (implementation, Ledger.toy([("test_mine", outcome)], in: stage.ownTestsModule))
    }
    let grade = Grade(
      of: stage,
      from: Dictionary(uniqueKeysWithValues: ledgers),
      upTo: try stage.toyStep("hand")
    )

    #expect(grade.text.contains("\nStep 4, it is oiled: 1 of 1 faults caught"))
    #expect(grade.text.hasSuffix("\nStep 2 is yours as well, and comes later."))
  }

  @Test("The board shows the first step of the order that is not done, and says what is the last")
  func test_board_red_isTheFirstOfTheOrder() throws {
    let states: [String: StepState] = ["oil": .toyRed, "hand": .toyRed]
    let board = Board(reports: [.toy(states, of: stage)])
    let property = try stage.toyStep("property")
    let end = Board(reports: [.toy(of: stage)], standing: .green(property, next: nil))

    #expect(board.text.contains("\nRED  Stage 4, step 4 of 8 (core)\n"))
    #expect(end.text.contains("It was the last step."))
  }

  @Test("At the first step of a stage with two orders the board says how to take the other")
  func test_board_firstStep_tellsTheOtherOrder() {
    let first = Board(reports: [report(red: "tooth")]).text
    let other = Board(reports: [.toy(["hand": .toyRed], of: .watch)]).text

    #expect(
      first.hasSuffix(
        "\n  Also  from the face to the gear: swift run kata order 4 outside-in"
      )
    )
    #expect(
      other.hasSuffix(
        "\n  Also  from the gear to the face: swift run kata order 4 inside-out"
      )
    )
    #expect(!Board(reports: [report(red: "hand")]).text.contains("Also"))
    #expect(!Board(reports: [.toy(upTo: nil)]).text.contains("Also"))
  }

  @Test("The list has the steps as they come, each with its number")
  func test_list_isInTheOrder() throws {
    let list = StepList(reports: [report(red: "oil")], focus: try stage.toyStep("oil"))

    let lines = list.text.split(separator: "\n").prefix(4)

    #expect(
      Array(lines) == [
        "Stage 4  Watch, inside-out", "   3  green   It has a tooth (core)",
        ">  4  red     It is oiled (core, yours)", "   1  green   It has a hand (core)",
      ]
    )
  }

  @Test("Who changes the order goes on at the first step that is not done, and keeps the others")
  func test_session_orderChanged_keepsWhatIsDone() throws {
    var session = LearnerSession(progress: LearnerProgress())
    _ = session.take([.toy(["glass": .toyRed, "tooth": .toyRed], of: .watch)])
    let before = session.progress

    _ = session.take([report(red: "glass")])
    var inside = LearnerSession(progress: before)
    let standing = inside.take([.toy(["glass": .toyRed, "tooth": .toyRed], of: stage)])
    var solved = inside
    _ = solved.take([report(red: "glass")])
    let next = solved.next()

    #expect(before.focus == "4.glass")
    #expect(standing == .red(StepReport(step: try stage.toyStep("tooth"), state: .toyRed)))
    #expect(inside.progress.focus == "4.tooth")
    #expect(next.isGreen, "oil is done, and was the learner's")
  }

  @Test("A text after what is done is that of the steps of the order")
  func test_history_ofDone_goesByTheOrder() throws {
    let text = "..|a\nhand..|hand\ntooth..|tooth\noil..|oil\n"
    let history = try History(text, of: stage, in: "toy")

    #expect(history.text(ofDoneIn: report(red: "hand")) == "a\ntooth\noil\n")
  }

  @Test("In class who is further in their own order comes later")
  func test_classroom_sorts_byEachOrder() throws {
    let folder = try ScratchFolder()
    let curriculum = Curriculum(stages: [.counter, .watch])
    for (name, step) in [("ann", "hand"), ("bob", "oil"), ("cem", "glass")] {
      let package = folder.url.appending(path: name)
      try Journal(package: package).record(
        JournalEntry(time: Date(timeIntervalSince1970: 0), stage: 4, step: step, kind: .red)
      )
      guard name != "cem" else { continue }
      var progress = LearnerProgress()
      progress.choose(try #require(stage.order), for: stage)
      try ProgressStore(package: package).save(progress)
    }

    let places = ["ann", "bob", "cem"].map { folder.url.appending(path: $0) }
    let classroom = Classroom(at: places, in: curriculum)

    // Before them come 2, 1 and 1 steps.
    #expect(classroom.participants.map(\.name) == ["bob", "cem", "ann"])
    #expect(classroom.participants.map(\.place) == [1, 1, 2])
    #expect(classroom.text(at: Date(timeIntervalSince1970: 0)).contains("4.4 oil"))
  }
}
