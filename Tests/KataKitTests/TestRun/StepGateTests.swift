import KataKit
import Synchronization
import Testing

struct StepGateTests {
  private let first = test("test_first")
  private let second = test("test_second")
  private let hidden = test("test_yours")
  private let own = test("test_mine", in: Stage.counter.ownTestsModule)

  private static func test(
    _ name: String,
    in module: String = Stage.counter.suiteModule
  ) -> TestID {
    TestID(framework: .xctest, module: module, test: name)
  }

  private func makeSUT(
    _ environment: [String: String] = [:],
    untouched: Bool = false
  ) throws -> StepGate {
    let settings = try RunSettings(environment: environment, curriculum: .toy)
    return StepGate(settings: settings, curriculum: .toy) { _ in untouched }
  }

  @Test("A stage that was not begun is skipped")
  func test_admission_untouchedStarter_isSkipped() throws {
    var gate = try makeSUT(untouched: true)

    #expect(
      gate.admission(of: first)
        == .skip(
          """
          Stage 1 is not begun: edit Exercises/1-Counter/TurnCounter.swift, or run swift run kata.
          """
        )
    )
  }

  @Test("A stage is asked once whether it is begun, and not at all in an armed run")
  func test_admission_untouched_isAskedOnce() throws {
    let asked = Mutex<[Int]>([])
    for environment in [[:], ["KATA_LEDGER": "/ledger"]] {
      var gate = StepGate(
        settings: try RunSettings(environment: environment, curriculum: .toy),
        curriculum: .toy
      ) { stage in
        asked.withLock { $0.append(stage.number) }
        return false
      }
      for test in [first, second, Self.test("test_begin", in: Stage.dial.suiteModule)] {
        #expect(gate.admission(of: test) == .run)
      }
    }

    #expect(asked.withLock(\.self) == [1, 2])
  }

  @Test(
    "A run with a ledger begins a stage, and so does another implementation",
    arguments: [
      ["KATA_LEDGER": "/ledger"], ["KATA_SUBJECT": "solution"],
      ["KATA_SUBJECT": "mutant:2.showsAll"],
    ]
  )
  func test_admission_armed_runs(environment: [String: String]) throws {
    var gate = try makeSUT(environment, untouched: true)

    #expect(gate.admission(of: first) == .run)
  }

  @Test("After a red step, the later steps of its stage wait, and name the red one")
  func test_admission_afterRed_waits() throws {
    var gate = try makeSUT()

    gate.failed(first)

    #expect(gate.admission(of: second) == .skip("waits for step 1"))
    #expect(gate.admission(of: Self.test("test_begin", in: Stage.dial.suiteModule)) == .run)
  }

  @Test("The failed step may run again, and so may the steps before it")
  func test_admission_sameStepAgain_runs() throws {
    var gate = try makeSUT()

    gate.failed(second)

    #expect(gate.admission(of: second) == .run)
    #expect(gate.admission(of: first) == .run)
  }

  @Test("The first red step counts, whichever failed last")
  func test_admission_twoReds_waitForTheFirst() throws {
    var gate = try makeSUT()

    gate.failed(first)
    gate.failed(second)

    #expect(gate.admission(of: Self.test("test_guard")) == .skip("waits for step 1"))
  }

  @Test("KATA_STEPS=all runs the steps that would wait")
  func test_admission_all_runs() throws {
    var gate = try makeSUT(["KATA_STEPS": "all"])

    gate.failed(first)

    #expect(gate.admission(of: second) == .run)
  }

  @Test("A step that is deeper than the learner's level does not run")
  func test_admission_deeperStep_isSkipped() throws {
    var gate = StepGate(
      settings: try RunSettings(environment: [:], curriculum: .toy),
      curriculum: .toy,
      level: .core
    ) { _ in false }
    let tests = try ["first", "guard"].map { name in
      TestID(
        framework: .xctest,
        module: Stage.counter.suiteModule,
        test: try Stage.counter.toyStep(name).test
      )
    }

    let reason = "You chose --core; swift run kata, without --core, adds this step."
    #expect(tests.map { gate.admission(of: $0) } == [.run, .skip(reason)])
  }

  @Test("A hidden check runs only on request")
  func test_admission_hidden_runsOnlyWhenAsked() throws {
    var plain = try makeSUT()
    var asked = try makeSUT(["KATA_STEPS": "all"])

    let reason = "You write this test; swift run kata judges step 3."
    #expect(plain.admission(of: hidden) == .skip(reason))
    #expect(asked.admission(of: hidden) == .run)
  }

  @Test("Only the named hidden checks run; the steps after any other one wait")
  func test_admission_hiddenByName_holdsWhatComesAfter() throws {
    let later = Self.test("test_yours-too")
    var named = try makeSUT(["KATA_STEPS": StepChoice.judging(["1.yours"]).text])
    var other = try makeSUT(["KATA_STEPS": StepChoice.judging([]).text])

    #expect(named.admission(of: hidden) == .run)
    #expect(named.admission(of: later) == .skip("waits for your test"))
    #expect(other.admission(of: hidden) == .skip("waits for your test"))
    #expect(other.admission(of: Self.test("test_guard")) == .skip("waits for step 3"))
    #expect(other.admission(of: first) == .run)
  }

  @Test("The learner's own tests always run, and block no step")
  func test_admission_ownTest_runs() throws {
    var gate = try makeSUT()

    gate.failed(own)

    #expect(gate.admission(of: own) == .run)
    #expect(gate.admission(of: second) == .run)
  }

  @Test("The solutions' own tests always run: they check the solutions")
  func test_admission_testBesideTheSolution_runs() throws {
    var gate = try makeSUT(untouched: true)

    #expect(
      gate.admission(of: Self.test("test_its", in: Stage.counter.solutionTestsModule)) == .run
    )
  }

  @Test("A test of a suite that is not a step is refused, not ignored")
  func test_admission_unknownTest_isRefused() throws {
    var gate = try makeSUT()

    #expect(
      gate.admission(of: Self.test("test_99_x"))
        == .refuse("test_99_x is in Stage1CounterTests, but stage 1 has no such step.")
    )
  }
}
