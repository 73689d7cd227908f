import KataJudge
import KataLearner
import SuiteLedger
import Testing

@testable import KataCore

struct StepGateTests {
  private static let first = test("test_first")
  private static let second = test("test_second")
  private static let hidden = test("test_yours")
  private static let guardian = test("test_guard")
  private static let own = test("test_mine", of: Stage.counter.ownTestsModule)
  private static let begin = test("test_begin", of: Stage.dial.suiteModule)
  private static let solutions = test("test_its", of: Stage.counter.solutionTestsModule)

  private static func test(
    _ name: String,
    of module: String = Stage.counter.suiteModule
  ) -> TestID {
    TestID(framework: .xctest, module: module, test: name)
  }

  /// The variables and the level of a run, and whether its stages are untouched.
  struct Run: Sendable {
    var environment: [String: String] = [:]
    var level = Step.Level.deep
    var isUntouched = false
    var curriculum = Curriculum.toy

    static let plain = Run()
    static let core = Run(level: .core)
    static let untouched = Run(isUntouched: true)
    static let all = Run(environment: ["KATA_STEPS": "all"])
    static let outer = Run(curriculum: Curriculum(stages: [.car]))

    static func armed(_ name: String, _ value: String) -> Run {
      Run(environment: [name: value], isUntouched: true)
    }
  }

  private static let noLevel = "You chose --core; swift run kata, without --core, adds this step."
  private static let notBegun = """
    Stage 1 is not begun: edit Exercises/1-Counter/TurnCounter.swift, or run swift run kata.
    """
  private static let (drive, wheel) = (car("drive"), car("wheel"))
  private static func car(_ step: String) -> TestID {
    test("test_\(step)", of: Stage.car.suiteModule)
  }

  /// A fact, the run, the tests that failed before, the test that asks, and its reason to wait.
  static let rows: [(String, Run, [TestID], TestID, String?)] = [
    ("A stage that was not begun is skipped", .untouched, [], first, notBegun),
    ("A run with a ledger begins", .armed("KATA_LEDGER", "/ledger"), [], first, nil),
    ("So does a run on a solution", .armed("KATA_SUBJECT", "solution"), [], first, nil),
    ("So does a run on a mutant", .armed("KATA_SUBJECT", "mutant:2.showsAll"), [], first, nil),
    ("After a red step, the later ones wait", .plain, [first], second, "waits for step 1"),
    ("Other stages do not wait for a red step", .plain, [first], begin, nil),
    ("A failed step may run again", .plain, [second], second, nil),
    ("So may the steps before it", .plain, [second], first, nil),
    ("The first red step counts", .plain, [first, second], guardian, "waits for step 1"),
    ("KATA_STEPS=all runs the steps that would wait", .all, [first], second, nil),
    ("A step of the learner's level runs", .core, [], first, nil),
    ("A deeper step does not run", .core, [], guardian, noLevel),
    ("The kit's check of a step of the learner's runs", .plain, [], hidden, nil),
    ("It waits like any other", .plain, [first], hidden, "waits for step 1"),
    ("The learner's own tests block no step", .plain, [own], second, nil),
    ("The learner's own tests always run", .plain, [own], own, nil),
    ("The solutions' own tests always run", .untouched, [], solutions, nil),
    ("A test of a suite that is not a step runs", .plain, [first], test("test_99_x"), nil),
    ("It waits for its stage, too", .untouched, [], test("test_99_x"), notBegun),
    ("A red outer step does not stop the first inner step", .outer, [drive], wheel, nil),
    ("A red outer step does not stop the last inner step", .outer, [drive], car("motor"), nil),
    ("Deeper steps wait for it", .outer, [drive], car("radio"), "waits for step 1"),
    ("The outer step runs even if an inner step is red", .outer, [drive, wheel], drive, nil),
    ("A red inner step counts", .outer, [drive, wheel], car("motor"), "waits for step 2"),
  ]

  @Test("Each test runs, or has a reason to wait", arguments: rows)
  func test_reasonToSkip_ofTest(
    fact: String,
    run: Run,
    failed: [TestID],
    test: TestID,
    reason: String?
  ) throws {
    let settings = try RunSettings(environment: run.environment, curriculum: run.curriculum)
    var gate = StepGate(
      settings: settings,
      curriculum: run.curriculum,
      level: run.level,
      untouched: run.isUntouched ? run.curriculum.stages : []
    )
    for test in failed { gate.failed(test) }

    #expect(gate.reasonToSkip(test) == reason, "\(fact)")
  }
}
