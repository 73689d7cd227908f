import Testing

@testable import KataCore
@testable import KataJudge

/// The step at which a red test of the learner's counts.
struct OwnerOfRedTestTests {
  /// A fact, the results of the kit's own checks where a step is not done, the steps whose faults
  /// the red test catches, the step that is not on the board, and the owner.
  static let rows: [(String, [String: StepState], [String], String?, String?)] = [
    (
      "A test that catches no fault belongs to the first step that is open without it, too",
      ["yours-too": .toyRed], [], nil, "yours-too"
    ),
    ("If no step is open, it belongs to the last one", [:], [], nil, "yours-too"),
    (
      "A step after a red one is not reached",
      ["guard": .toyRed, "yours-too": .waiting("waits")], [], nil, "yours"
    ),
    (
      "It is the step whose faults the test catches", ["yours": .toyRed, "yours-too": .toyRed],
      ["yours"], nil, "yours"
    ),
    (
      "A test that catches faults of two steps belongs to the later one",
      ["yours-too": .toyRed], ["yours", "yours-too"], nil, "yours-too"
    ),
    (
      "If the kit finds the code of its step right, it is the open step after it",
      ["yours-too": .waiting("waits for your test")], ["yours"], nil, "yours-too"
    ),
    (
      "If no step after it is open, it is its step, although the code is right", [:],
      ["yours", "yours-too"], nil, "yours-too"
    ),
    (
      "A step that is not reached owns its test, too",
      ["second": .toyRed, "yours": .waiting("waits"), "yours-too": .waiting("waits")], ["yours"],
      nil, "yours"
    ),
    ("A test of a step that is not on the board is not reported", [:], ["yours"], "yours", nil),
  ]

  @Test("A red test counts at one step", arguments: rows)
  func test_judged_redTest_countsAtItsOwner(
    fact: String,
    checks: [String: StepState],
    catching: [String],
    missing: String?,
    owner: String?
  ) {
    // If the red test catches nothing, another one catches all.
    let isIdle = catching.isEmpty
    let red = OwnTestIssue.red(test: isIdle ? "test_idle" : "test_mine", [.toy])
    let mutants = Stage.counter.steps.filter { isIdle || catching.contains($0.name) }
      .flatMap(\.mutants)
    var report = StageReport.toy(checks)
    report.steps.removeAll { $0.step.name == missing }

    let judged = report.judged(by: red, grade: .toy(catching: mutants))

    let owners = judged.steps.filter { $0.state == .yours(red) }.map(\.step.name)
    #expect(owners == [owner].compactMap(\.self), "\(fact)")
  }
}
