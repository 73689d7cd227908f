import KataKit
import Testing

struct LessonTests {
  private let steps = Catalogue.steps(of: .interactor)
  private let failure = Failure(message: "asked: expected 1, got 2.", file: nil, line: nil)

  /// Reports in which the first `done` steps of Stage 1 are done and the next one is red.
  private func reports(done: Int, redAgain: Int? = nil) -> [StageReport] {
    Stage.allCases.map { stage in
      StageReport(
        stage: stage,
        steps: Catalogue.steps(of: stage).map { step in
          guard stage == .interactor else { return StepReport(step: step, state: .notRun) }
          if step.number == redAgain { return StepReport(step: step, state: .red([failure])) }
          if step.number <= done { return StepReport(step: step, state: .done) }
          if step.number == done + 1 { return StepReport(step: step, state: .red([failure])) }
          return StepReport(step: step, state: .waiting("waits"))
        }
      )
    }
  }

  @Test("A learner who begins meets the first step")
  func test_verdict_atTheBeginning_isTheFirstRed() {
    var lesson = Lesson(progress: LearnerProgress())

    let verdict = lesson.take(reports(done: 0))

    #expect(verdict == .red(StepReport(step: steps[0], state: .red([failure]))))
    #expect(lesson.progress.focus == "1.empty-answer")
  }

  @Test("A step that turns green keeps the screen until the learner goes on")
  func test_verdict_focusIsDone_isGreenAndStays() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))

    #expect(lesson.take(reports(done: 1)) == .green(steps[0], next: steps[1]))
    #expect(lesson.take(reports(done: 1)) == .green(steps[0], next: steps[1]))
  }

  @Test("Going on shows the next red step")
  func test_next_afterGreen_isTheNextStep() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))
    _ = lesson.take(reports(done: 1))

    #expect(lesson.next() == .red(StepReport(step: steps[1], state: .red([failure]))))
    #expect(lesson.progress.focus == "1.asks-from-today")
  }

  @Test("Going on while the step is red stays there")
  func test_next_whileRed_stays() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))

    #expect(lesson.next() == .red(StepReport(step: steps[0], state: .red([failure]))))
  }

  @Test("A step that was green and is red again is called that, and progress is not taken back")
  func test_verdict_earlierStepRed_isRedAgain() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 2))
    #expect(lesson.progress.focus == "1.asks-to-end-of-next-week")

    let verdict = lesson.take(reports(done: 2, redAgain: 1))

    #expect(verdict == .redAgain(StepReport(step: steps[0], state: .red([failure]))))
    #expect(lesson.progress.focus == "1.asks-to-end-of-next-week")
  }

  @Test("The focus that turns red after it was green is red again, too")
  func test_verdict_focusRedAfterGreen_isRedAgain() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))
    _ = lesson.take(reports(done: 1))

    #expect(
      lesson.take(reports(done: 0))
        == .redAgain(StepReport(step: steps[0], state: .red([failure])))
    )
  }

  @Test("A guard that is green on arrival stops the learner once")
  func test_next_guardOnArrival_stopsOnce() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 10))
    _ = lesson.take(reports(done: 14))

    #expect(lesson.next() == .guardOnArrival(steps[11]))
    #expect(lesson.next() == .guardOnArrival(steps[12]))
    #expect(lesson.next() == .guardOnArrival(steps[13]))
    #expect(lesson.next() == .red(StepReport(step: steps[14], state: .red([failure]))))
  }

  @Test("A guard that the learner met red is no arrival")
  func test_next_guardMetRed_isPassed() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 11))
    _ = lesson.take(reports(done: 12))

    #expect(lesson.next() == .red(StepReport(step: steps[12], state: .red([failure]))))
  }

  @Test("What was remembered is where the next session goes on")
  func test_take_withProgress_goesOnThere() {
    var first = Lesson(progress: LearnerProgress())
    _ = first.take(reports(done: 0))
    _ = first.take(reports(done: 1))
    var second = Lesson(progress: first.progress)

    #expect(second.take(reports(done: 1)) == .green(steps[0], next: steps[1]))
  }

  @Test("Hints come one more each time, and stay at the last")
  func test_hint_repeated_showsOneMore() {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 2))
    let hints = steps[2].hints

    #expect(lesson.hint() == "Hint 1 of 3  \(hints[0])")
    #expect(lesson.hint() == "Hint 2 of 3  \(hints[1])")
    #expect(lesson.hint() == "Hint 3 of 3, the last  \(hints[2])")
    #expect(lesson.hint() == "Hint 3 of 3, the last  \(hints[2])")
  }

  @Test("When every step is done there is nothing left")
  func test_verdict_allDone_isFinished() {
    var lesson = Lesson(progress: LearnerProgress())
    let done = Stage.allCases.map { stage in
      StageReport(
        stage: stage,
        steps: Catalogue.steps(of: stage).map { StepReport(step: $0, state: .done) }
      )
    }
    _ = lesson.take(reports(done: 17))

    let guards = Catalogue.steps(of: .presenter)[9...11]

    #expect(lesson.take(done) == .green(steps[17], next: guards.first))
    for guardian in guards { #expect(lesson.next() == .guardOnArrival(guardian)) }
    #expect(lesson.next() == .finished)
  }
}
