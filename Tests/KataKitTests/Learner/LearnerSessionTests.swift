import KataKit
import ScratchFolders
import Testing

struct LearnerSessionTests {
  private var session = LearnerSession(progress: LearnerProgress())

  /// The result of a run in which the first stage is done up to a step, and the second did not run.
  private func run(upTo last: String?) -> [StageReport] {
    [.toy(upTo: last), StageReport(notRun: .dial)]
  }

  private func red(_ name: String) throws -> StepReport {
    StepReport(step: try Stage.counter.toyStep(name), state: .toyRed)
  }

  @Test("A learner who begins meets the first step")
  mutating func test_take_atTheBeginning_isTheFirstRed() throws {
    #expect(session.take(run(upTo: nil)) == .red(try red("first")))
    #expect(session.progress.focus == "1.first")
  }

  @Test("A step that turns green stays on the screen until the learner moves on")
  mutating func test_take_focusIsDone_isGreenAndStays() throws {
    _ = session.take(run(upTo: nil))
    let green = LearnerSession.Standing.green(
      try Stage.counter.toyStep("first"),
      next: try Stage.counter.toyStep("second")
    )

    #expect(session.take(run(upTo: "first")) == green)
    #expect(session.take(run(upTo: "first")) == green)
    #expect(session.progress.focus == "1.first")
  }

  @Test("Moving on shows the next red step")
  mutating func test_next_afterGreen_isTheNextStep() throws {
    _ = session.take(run(upTo: nil))
    _ = session.take(run(upTo: "first"))

    #expect(session.next() == .red(try red("second")))
    #expect(session.progress.focus == "1.second")
  }

  @Test("A learner who goes to a later stage meets its first open step; open steps before it wait")
  mutating func test_begin_laterStage_passesOverOpenSteps() throws {
    _ = session.take(run(upTo: "first"))

    session.begin(at: .dial)
    let standing = session.take([.toy(upTo: "first"), .toy(upTo: nil, of: .dial)])

    #expect(
      standing == .red(StepReport(step: try Stage.dial.toyStep("begin"), state: .toyRed))
    )
    #expect(session.currentStep?.key == "2.begin")
  }

  @Test("A finished step of a skipped stage is red again when it breaks")
  mutating func test_begin_finishedStepBreaks_isRedAgain() throws {
    _ = session.take(run(upTo: "first"))
    session.begin(at: .dial)
    _ = session.take([.toy(upTo: "first"), .toy(upTo: nil, of: .dial)])

    let standing = session.take([.toy(upTo: nil), .toy(upTo: nil, of: .dial)])

    #expect(standing == .redAgain(try red("first")))
  }

  @Test("A learner who goes back to an earlier stage meets its first open step")
  mutating func test_begin_earlierStage_isBackThere() throws {
    session.begin(at: .dial)
    _ = session.take([.toy(upTo: "first"), .toy(upTo: nil, of: .dial)])

    session.begin(at: .counter)

    #expect(session.take(run(upTo: "first")) == .red(try red("second")))
  }

  @Test("Moving on while the step is red stays there")
  mutating func test_next_whileRed_stays() throws {
    _ = session.take(run(upTo: nil))

    #expect(session.next() == .red(try red("first")))
    #expect(session.progress.focus == "1.first")
  }

  @Test("A step that was done and is red again is shown as RED AGAIN, and the focus stays")
  mutating func test_take_earlierStepRed_isRedAgain() throws {
    _ = session.take(run(upTo: "second"))
    var reports = run(upTo: "second")
    reports[0].steps[0].state = .toyRed

    #expect(session.take(reports) == .redAgain(try red("first")))
    #expect(session.progress.focus == "1.yours")
    #expect(session.currentStep?.name == "first")
  }

  @Test("The focus that turns red after it was green is red again, too")
  mutating func test_take_focusRedAfterGreen_isRedAgain() throws {
    _ = session.take(run(upTo: nil))
    _ = session.take(run(upTo: "first"))

    #expect(session.take(run(upTo: nil)) == .redAgain(try red("first")))
  }

  @Test("A step that was never done, such as one that --core left out, takes the focus back")
  mutating func test_take_earlierStepNeverDone_takesTheFocusBack() throws {
    let core = [
      StageReport.toy().limited(to: .core), .toy(upTo: nil, of: .dial).limited(to: .core),
    ]
    _ = session.take(core)
    #expect(session.progress.focus == "2.begin")

    #expect(
      session.take([.toy(upTo: "guard"), StageReport(notRun: .dial)]) == .red(try red("yours-too"))
    )
    #expect(session.progress.focus == "1.yours-too")
  }

  @Test("A guard that is green on arrival stops the learner once")
  mutating func test_next_guardOnArrival_stopsOnce() throws {
    _ = session.take(run(upTo: "second"))
    _ = session.take(run(upTo: "guard-too"))

    #expect(session.next() == .guardOnArrival(try Stage.counter.toyStep("guard")))
    #expect(session.next() == .guardOnArrival(try Stage.counter.toyStep("guard-too")))
    #expect(session.next() == .red(try red("last")))
  }

  @Test("A guard that the learner met red does not stop them")
  mutating func test_next_guardMetRed_isPassed() throws {
    _ = session.take(run(upTo: "yours"))
    _ = session.take(run(upTo: "guard"))

    #expect(session.next() == .red(try red("yours-too")))
  }

  @Test("A guard that stopped the learner in one session does not stop them in the next")
  mutating func test_next_guardKnownFromBefore_isPassed() throws {
    _ = session.take(run(upTo: "second"))
    _ = session.take(run(upTo: "guard"))
    #expect(session.next() == .guardOnArrival(try Stage.counter.toyStep("guard")))
    var later = LearnerSession(progress: session.progress)

    #expect(
      later.take(run(upTo: "guard"))
        == .green(
          try Stage.counter.toyStep("guard"),
          next: try Stage.counter.toyStep("yours-too")
        )
    )
  }

  @Test("The next session continues at the remembered place")
  mutating func test_take_withProgress_goesOnThere() throws {
    _ = session.take(run(upTo: nil))
    _ = session.take(run(upTo: "first"))
    var second = LearnerSession(progress: session.progress)

    #expect(
      second.take(run(upTo: "first"))
        == .green(
          try Stage.counter.toyStep("first"),
          next: try Stage.counter.toyStep("second")
        )
    )
  }

  @Test("If the kit does not have the focus any more, it is the first step that is not done")
  mutating func test_take_unknownFocus_isTheFirstOpenStep() throws {
    _ = session.take(run(upTo: "second"))
    let old = session.progress
    var other = LearnerSession(progress: old)

    _ = other.take([.toy(upTo: nil, of: .dial)])

    #expect(other.progress.focus == "2.begin")
  }

  @Test("Before a run, the learner's place is unknown")
  func test_currentStep_noRun_isNil() {
    #expect(session.currentStep == nil)
  }

  @Test("After a run off a terminal, the next process gives the hints of that step")
  mutating func test_focus_savedAfterARun_isTheStepOfTheHint() throws {
    _ = session.take(run(upTo: "first"))
    let folder = try ScratchFolder()
    try ProgressStore(package: folder.url).save(session.progress)

    var progress = try ProgressStore(package: folder.url).load { Issue.record("\($0)") }
    let focus = try #require(Curriculum.toy.step(withKey: progress.focus))

    #expect(progress.hint(for: focus) == "Hint 1 of 3  Hint 1 for second.")
  }

  @Test("Hints come one at a time, and stay at the last")
  mutating func test_hint_repeated_showsOneMore() {
    _ = session.take(run(upTo: "first"))

    let hints = (1...4).map { _ in session.hint() }

    #expect(
      hints == [
        "Hint 1 of 3  Hint 1 for second.", "Hint 2 of 3  Hint 2 for second.",
        "Hint 3 of 3, the last  Hint 3 for second.", "Hint 3 of 3, the last  Hint 3 for second.",
      ]
    )
  }

  @Test("If an earlier step is red again, the hint is for that step")
  mutating func test_hint_earlierStepRed_isForThatStep() {
    _ = session.take(run(upTo: "second"))
    var reports = run(upTo: "second")
    reports[0].steps[0].state = .toyRed
    _ = session.take(reports)

    #expect(session.hint() == "Hint 1 of 2  Hint 1 for first.")
  }

  @Test("When every step is done, nothing is left after the guards were met")
  mutating func test_take_allDone_isFinished() throws {
    _ = session.take([.toy(upTo: "guard-too"), StageReport(notRun: .dial)])
    let begin = try Stage.dial.toyStep("begin")
    let watch = try Stage.dial.toyStep("watch")

    #expect(
      session.take([.toy(), .toy(of: .dial)])
        == .green(try Stage.counter.toyStep("last"), next: begin)
    )
    #expect(session.next() == .neverRed(begin, next: watch))
    #expect(session.next() == .guardOnArrival(watch))
    #expect(session.next() == .finished)
  }

  @Test("A step that was green before the learner saw it red stops them until they saw it red")
  mutating func test_next_neverRed_stopsUntilSeenRed() throws {
    let second = try Stage.counter.toyStep("second")
    let yours = try Stage.counter.toyStep("yours")
    _ = session.take(run(upTo: nil))
    _ = session.take(run(upTo: "second"))

    #expect(session.next() == .neverRed(second, next: yours))
    #expect(session.take(run(upTo: "second")) == .neverRed(second, next: yours))
    #expect(session.take(run(upTo: "first")) == .red(try red("second")))
    #expect(session.take(run(upTo: "second")) == .green(second, next: yours))
    #expect(session.take(run(upTo: "first")) == .redAgain(try red("second")))
  }

  @Test("Moving on from a step that was never seen red is allowed, and it is remembered")
  mutating func test_next_fromNeverRed_goesOn() throws {
    _ = session.take(run(upTo: nil))
    _ = session.take(run(upTo: "second"))
    _ = session.next()
    var later = LearnerSession(progress: session.progress)

    #expect(later.take(run(upTo: "second")).greenOnArrival?.name == "second")
    #expect(later.next() == .red(try red("yours")))
  }

  @Test("A step with a test of the learner's does not stop them: the test was red without the code")
  mutating func test_next_ownStepDoneEarly_isPassed() throws {
    _ = session.take(run(upTo: "first"))
    _ = session.take(run(upTo: "guard"))

    #expect(session.next() == .guardOnArrival(try Stage.counter.toyStep("guard")))
  }

  /// A run with the given state for the step with a test of the learner's.
  private func run(yours state: StepState) -> [StageReport] {
    var reports = run(upTo: "second")
    reports[0].steps[2].state = state
    return reports
  }

  @Test("A test of the learner's that was never red stops them, until they saw it red")
  mutating func test_take_ownTestNeverRed_stopsUntilSeenRed() throws {
    let yours = try Stage.counter.toyStep("yours")
    let next = try Stage.counter.toyStep("guard")
    let red = StepReport(step: yours, state: .yours(.red(test: "test_mine", [.toy])))
    _ = session.take(run(yours: .yours(.missing(hasTests: false))))

    let first = session.take(run(upTo: "yours"))
    let seen = session.take(run(yours: red.state))
    let after = session.take(run(upTo: "yours"))

    #expect(first == .neverRed(yours, next: next))
    #expect(first.greenOnArrival == nil)
    #expect(seen == .red(red))
    #expect(after == .green(yours, next: next))
  }

  @Test("A test of the learner's that was red, or crashed, before the code is a test")
  mutating func test_take_ownTestWasRed_isGreen() throws {
    let yours = try Stage.counter.toyStep("yours")
    for state: StepState in [
      .yours(.red(test: "test_mine", [.toy])), .yours(.crashed(test: "test_mine", nil)),
    ] {
      var session = LearnerSession(progress: LearnerProgress())
      _ = session.take(run(yours: .yours(.missing(hasTests: false))))
      _ = session.take(run(yours: state))

      let standing = session.take(run(upTo: "yours"))

      #expect(standing == .green(yours, next: try Stage.counter.toyStep("guard")))
    }
  }

  @Test("A red of the kit's own check is not a red of the learner's test")
  mutating func test_take_hiddenCheckRed_isNoRedOfTheTest() throws {
    _ = session.take(run(upTo: "second"))

    let standing = session.take(run(upTo: "yours"))

    #expect(
      standing
        == .neverRed(
          try Stage.counter.toyStep("yours"),
          next: try Stage.counter.toyStep("guard")
        )
    )
  }

  @Test("Only a change that keeps green is tidying")
  mutating func test_afterTidying() throws {
    let redFirst = session.take(run(upTo: nil))
    let first = try Stage.counter.toyStep("first")
    let second = try Stage.counter.toyStep("second")

    #expect(redFirst.afterTidying == redFirst)
    #expect(
      session.take(run(upTo: "first")).afterTidying == .tidied(first, next: second)
    )
    #expect(session.next() == .red(try red("second")))
  }

  @Test("A first run that finds everything done is at the last step")
  mutating func test_take_allDoneAtOnce_standsAtTheLast() {
    _ = session.take([.toy(), .toy(of: .dial)])

    #expect(session.progress.focus == "2.watch")
    #expect(session.next() == .finished)
  }
}
