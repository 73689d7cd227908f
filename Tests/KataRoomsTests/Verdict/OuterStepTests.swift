import Foundation
import SuiteLedger
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner
@testable import workshop

extension Stage {
  /// A stage whose first step is outer: it is red while the inner core steps are done one by one.
  static let car = toy(
    1,
    "Car",
    of: ["Car"],
    core: [
      .toy("drive", "The car drives", kind: .outer),
      .toy("wheel", "It has wheels"),
      .toy("motor", "It has a motor"),
    ],
    more: [.toy("radio", "It has a radio")]
  )
}

extension StageReport {
  /// A report of the car in which these steps are done, and the others are red.
  static func car(_ done: String...) -> StageReport { car(done) }

  static func car(_ done: [String]) -> StageReport {
    .toy(Dictionary(uniqueKeysWithValues: done.map { ($0, .done) }), others: .toyRed, of: .car)
  }
}

struct OuterStepTests {
  @Test(
    "The current step is the first open inner step, and the outer step comes after the last",
    arguments: [
      ([], "wheel"), (["wheel"], "motor"), (["wheel", "motor"], "drive"),
      (["drive", "wheel", "motor"], "radio"),
    ]
  )
  func test_current_outerIsRed(done: [String], current: String) {
    #expect(StageReport.car(done).current?.step.name == current)
  }

  @Test("An outer step that passes before its inner steps is not done")
  func test_judged_outerPassesEarly_waits() {
    let grade = Grade(of: .car, from: Ledger())

    let early = StageReport.car("drive", "wheel").judged(by: .missing, grade: grade)
    let right = StageReport.car("drive", "wheel", "motor").judged(by: .missing, grade: grade)

    #expect(early.steps[0].state == .waiting("It passes, but step 3 does not yet."))
    #expect(early.current?.step.name == "motor")
    #expect(right.steps[0].state == .done)
  }

  @Test("An outer step that ends the process is current, because the inner steps did not run")
  func test_current_outerCrashes_isOuter() {
    let report = StageReport.toy(["drive": .crashed(.xctest, nil)], others: .notRun, of: .car)

    #expect(report.current?.step.name == "drive")
  }

  private static func text(_ report: StageReport, greenAt step: String? = nil) -> String {
    let standing = step.map { LearnerPlace.Standing.green(Stage.car.toyStep($0), next: nil) }
    return Board(reports: [report], standing: standing).text
  }

  @Test(
    "One line above an inner step has the state of the outer step",
    arguments: [
      (
        text(.car()),
        "OUTER  Step 1 is red until step 3 is green: The car drives\n\nRED  Stage 1, step 2 of 4"
      ),
      (
        text(.car("drive", "wheel", "motor"), greenAt: "motor"),
        "OUTER  Step 1 is green: The car drives\n\nGREEN  Stage 1, step 3 of 4"
      ),
      (
        text(.car("wheel", "motor"), greenAt: "motor"),
        "OUTER  Step 1 is still red: The car drives\n"
      ),
    ]
  )
  func test_board_innerStep_hasTheLine(text: String, line: String) {
    #expect(text.contains(line))
  }

  @Test("The outer step has no line at its own board and at deeper steps")
  func test_board_pastTheInnerSteps_hasNoLine() {
    #expect(!Self.text(.car("wheel", "motor")).contains("OUTER"))
    #expect(!Self.text(.car("drive", "wheel", "motor")).contains("OUTER"))
  }

  @Test(
    "A history is sound if the outer step is red until the last inner step is done",
    arguments: [
      ([], 0, []), (["wheel"], 2, []), (["drive", "wheel", "motor"], 3, []),
      (
        ["wheel", "motor"], 3, ["Stage 1, step 1 (drive) is not green after step 3, but red."]
      ),
      (
        ["drive", "wheel"], 2, ["Stage 1, step 1 (drive) is not red after step 2, but green."]
      ),
    ] as [([String], Int, [String])]
  )
  func test_defects_outer(done: [String], step: Int, defects: [String]) {
    #expect(StageReport.car(done).defects(afterStep: step) == defects)
  }
}
