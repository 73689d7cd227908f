import Foundation
import KataKit
import Testing

/// A stage whose first step is outer: it is red while the two inner core steps are done one by one.
struct OuterStepTests {
  private static let car = Stage(
    number: 1,
    stem: "Car",
    title: "Car",
    histories: Stage.toyHistories,
    typeNames: ["Car"],
    steps: [
      .toy("drive", "The car drives", kind: .outer, mutants: ["stands"]),
      .toy("wheel", "It has wheels", mutants: ["noWheel"]),
      .toy("motor", "It has a motor", mutants: ["noMotor"]),
      .toy("radio", "It has a radio", .more, mutants: ["noRadio"]),
    ],
    variants: []
  )

  private func report(_ done: String...) -> StageReport {
    .toy(Dictionary(uniqueKeysWithValues: done.map { ($0, .done) }), others: .toyRed, of: Self.car)
  }

  private func test(_ name: String) -> TestID {
    TestID(framework: .xctest, module: Self.car.suiteModule, test: "test_\(name)")
  }

  @Test("A red outer step does not stop the inner steps, but the steps of deeper levels wait")
  func test_gate_outerIsRed_innerStepsRun() throws {
    let curriculum = Curriculum(stages: [Self.car])
    var gate = StepGate(
      settings: try RunSettings(environment: [:], curriculum: curriculum),
      curriculum: curriculum
    ) { _ in false }

    gate.failed(test("drive"))

    #expect(gate.admission(of: test("wheel")) == .run)
    #expect(gate.admission(of: test("motor")) == .run)
    #expect(gate.admission(of: test("radio")) == .skip("waits for step 1"))
  }

  @Test("The outer step runs even if an inner step is red")
  func test_gate_innerIsRed_outerRuns() throws {
    let curriculum = Curriculum(stages: [Self.car])
    var gate = StepGate(
      settings: try RunSettings(environment: [:], curriculum: curriculum),
      curriculum: curriculum
    ) { _ in false }

    gate.failed(test("drive"))
    gate.failed(test("wheel"))

    #expect(gate.admission(of: test("drive")) == .run)
    #expect(gate.admission(of: test("motor")) == .skip("waits for step 2"))
  }

  @Test(
    "The current step is the first open inner step, and the outer step comes after the last",
    arguments: [
      ([], "wheel"), (["wheel"], "motor"), (["wheel", "motor"], "drive"),
      (["drive", "wheel", "motor"], "radio"),
    ]
  )
  func test_current_outerIsRed(done: [String], current: String) {
    let report = StageReport.toy(
      Dictionary(uniqueKeysWithValues: done.map { ($0, .done) }),
      others: .toyRed,
      of: Self.car
    )

    #expect(report.current?.step.name == current)
  }

  @Test("An outer step that passes before its inner steps is not done")
  func test_judged_outerPassesEarly_waits() {
    let early = report("drive", "wheel").judged(by: .missing)
    let right = report("drive", "wheel", "motor").judged(by: .missing)

    #expect(early.steps[0].state == .waiting("It passes, but step 3 does not yet."))
    #expect(early.current?.step.name == "motor")
    #expect(right.steps[0].state == .done)
  }

  @Test("An outer step that ends the process is current, because the inner steps did not run")
  func test_current_outerCrashes_isOuter() {
    let report = StageReport.toy(
      ["drive": .crashed(.xctest, nil)],
      others: .notRun,
      of: Self.car
    )

    #expect(report.current?.step.name == "drive")
  }

  @Test("The learner begins at the first inner step, and the outer step turns green at the end")
  func test_session_passesThroughTheInnerSteps() throws {
    var session = LearnerSession(progress: LearnerProgress())

    let steps = [
      session.add([report()]), session.add([report("wheel")]), session.next(),
      session.add([report("drive", "wheel", "motor")]), session.next(),
    ]
    .map { $0.step?.name }

    #expect(steps == ["wheel", "wheel", "motor", "motor", "radio"])
  }

  @Test("An outer step that is still red after the last inner step comes next")
  func test_session_outerIsStillRed_comesNext() throws {
    var session = LearnerSession(progress: LearnerProgress())
    _ = session.add([report()])
    _ = session.add([report("wheel")])
    _ = session.next()
    _ = session.add([report("wheel", "motor")])

    let standing = session.next()

    #expect(
      standing == .red(StepReport(step: try Self.car.toyStep("drive"), state: .toyRed))
    )
  }

  @Test("Above an inner step, one line says that the outer step is red, and why")
  func test_board_outerIsRed_isOneLine() throws {
    let report = StageReport.toy(
      ["drive": .red([AssertionFailure("The car stands.")])],
      others: .toyRed,
      of: Self.car
    )

    #expect(
      Board(reports: [report]).text.contains(
        """
        OUTER  Step 1 is red until step 3 is green: The car drives

        RED  Stage 1, step 2 of 4 (core)
        """
      )
    )
  }

  @Test("The line says that the outer step turned green")
  func test_board_outerIsGreen_saysSo() throws {
    var session = LearnerSession(progress: LearnerProgress())
    _ = session.add([report("wheel")])
    let standing = session.add([report("drive", "wheel", "motor")])

    let board = Board(reports: session.reports, standing: standing)

    #expect(
      board.text.contains(
        """
        OUTER  Step 1 is green: The car drives

        GREEN  Stage 1, step 3 of 4 (core)
        """
      )
    )
  }

  @Test("If the outer step is red although the last inner step is green, the line says so")
  func test_board_outerIsStillRed_saysSo() throws {
    let report = report("wheel", "motor")

    let board = Board(
      reports: [report],
      standing: .green(try Self.car.toyStep("motor"), next: try Self.car.toyStep("drive"))
    )

    #expect(board.text.contains("OUTER  Step 1 is still red: The car drives\n"))
  }

  @Test("The journal has the inner step while the outer step is red")
  func test_journal_outerIsRed_hasTheInnerStep() throws {
    let focus = try Self.car.toyStep("wheel")
    let entries = [report(), report("wheel")].map { report in
      JournalEntry(of: report, focus: focus, time: .now, change: ChangeSize())
    }

    #expect(entries.map(\.step) == ["wheel", "wheel"])
    #expect(entries.map(\.kind) == [.red, .green])
  }

  @Test("The outer step has no line at its own board and at deeper steps")
  func test_board_pastTheInnerSteps_hasNoLine() {
    let boards = [
      Board(reports: [report("wheel", "motor")]),
      Board(reports: [report("drive", "wheel", "motor")]),
    ]

    #expect(boards.map { $0.text.contains("OUTER") } == [false, false])
  }

  @Test("The list of the steps names the outer step")
  func test_list_namesTheOuterStep() {
    let text = StepList(reports: [report()], focus: nil).text

    #expect(text.contains("   1  red     The car drives (core, outer)\n"))
  }

  @Test("A history is sound if the outer step is red until the last inner step is done")
  func test_defects_outer() {
    #expect(report().defects(afterStep: 0, own: .missing) == [])
    #expect(report("wheel").defects(afterStep: 2, own: .missing) == [])
    #expect(report("drive", "wheel", "motor").defects(afterStep: 3, own: .missing) == [])
    #expect(
      report("wheel", "motor").defects(afterStep: 3, own: .missing)
        == ["Stage 1, step 1 (drive) is not green after step 3, but red."]
    )
    #expect(
      report("drive", "wheel").defects(afterStep: 2, own: .missing)
        == ["Stage 1, step 1 (drive) is not red after step 2, but green."]
    )
  }
}
