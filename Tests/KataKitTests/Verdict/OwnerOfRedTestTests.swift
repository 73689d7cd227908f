import KataKit
import Testing

/// The step at which a red test of the learner's counts.
struct OwnerOfRedTestTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The results of the kit's own checks; a step that is not in the list is done.
    var checks: [String: StepState] = [:]
    /// The steps whose faults the red test catches; empty without a grade.
    var catching: [String] = []
    /// The step that is not on the board.
    var without: String?
    /// The step at which the red test is reported.
    let owner: String?
  }

  static let rows = [
    Row(
      testDescription: "Without a grade, it is the first step that is open without the test, too",
      checks: ["yours-too": .toyRed],
      owner: "yours-too"
    ),
    Row(
      testDescription: "Without a grade and an open step, it is the last step",
      owner: "yours-too"
    ),
    Row(
      testDescription: "Without a grade, a step after a red one is not reached",
      checks: ["guard": .toyRed, "yours-too": .waiting("waits")],
      owner: "yours"
    ),
    Row(
      testDescription: "It is the step whose faults the test catches",
      checks: ["yours": .toyRed, "yours-too": .toyRed],
      catching: ["yours"],
      owner: "yours"
    ),
    Row(
      testDescription: "A test that catches faults of two steps belongs to the later one",
      checks: ["yours-too": .toyRed],
      catching: ["yours", "yours-too"],
      owner: "yours-too"
    ),
    Row(
      testDescription: "If the kit finds the code of its step right, it is the open step after it",
      checks: ["yours-too": .waiting("waits for your test")],
      catching: ["yours"],
      owner: "yours-too"
    ),
    Row(
      testDescription: "If no step after it is open, it is its step, although the code is right",
      catching: ["yours", "yours-too"],
      owner: "yours-too"
    ),
    Row(
      testDescription: "A step that is not reached owns its test, too",
      checks: ["second": .toyRed, "yours": .waiting("waits"), "yours-too": .waiting("waits")],
      catching: ["yours"],
      owner: "yours"
    ),
    Row(
      testDescription: "A test of a step that is not on the board is not reported",
      catching: ["yours"],
      without: "yours",
      owner: nil
    ),
  ]

  @Test("A red test counts at one step", arguments: rows)
  func test_judged_redTest_countsAtItsOwner(row: Row) {
    let red = OwnTestIssue.red(test: "test_mine", [.toy])
    let mutants = Stage.counter.steps.filter { row.catching.contains($0.name) }.flatMap(\.mutants)
    var report = StageReport.toy(row.checks)
    report.steps.removeAll { $0.step.name == row.without }

    let judged = report.judged(
      by: red,
      grade: row.catching.isEmpty ? nil : .toy(catching: mutants)
    )

    let owners = judged.steps.filter { $0.state == .yours(red) }.map(\.step.name)
    #expect(owners == [row.owner].compactMap(\.self))
  }

  @Test("A red test of a later step does not hide the red step before it")
  func test_judged_redTestOfALaterStep_isNotCurrent() throws {
    let step = try Stage.counter.toyStep("yours")
    let report = StageReport.toy(["first": .done, "second": .toyRed], others: .waiting("waits"))

    let judged = report.judged(
      by: .red(test: "test_mine", [.toy]),
      grade: .toy(catching: step.mutants)
    )

    #expect(judged.current?.step.name == "second")
  }
}
