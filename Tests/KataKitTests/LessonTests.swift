import KataKit
import XCTest

final class LessonTests: XCTestCase {
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

  /// A learner who begins meets the first step.
  func test_verdict_atTheBeginning_isTheFirstRed() async {
    var lesson = Lesson(progress: LearnerProgress())

    let verdict = lesson.take(reports(done: 0))

    XCTAssertEqual(verdict, .red(StepReport(step: steps[0], state: .red([failure]))))
    XCTAssertEqual(lesson.progress.focus, "1.empty-answer")
  }

  /// A step that turns green keeps the screen until the learner goes on.
  func test_verdict_focusIsDone_isGreenAndStays() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))

    XCTAssertEqual(lesson.take(reports(done: 1)), .green(steps[0], next: steps[1]))
    XCTAssertEqual(lesson.take(reports(done: 1)), .green(steps[0], next: steps[1]))
  }

  /// Going on shows the next red step.
  func test_next_afterGreen_isTheNextStep() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))
    _ = lesson.take(reports(done: 1))

    XCTAssertEqual(lesson.next(), .red(StepReport(step: steps[1], state: .red([failure]))))
    XCTAssertEqual(lesson.progress.focus, "1.asks-from-today")
  }

  /// Going on while the step is red stays there.
  func test_next_whileRed_stays() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))

    XCTAssertEqual(lesson.next(), .red(StepReport(step: steps[0], state: .red([failure]))))
  }

  /// A step that was green and is red again is called that, and progress is not taken back.
  func test_verdict_earlierStepRed_isRedAgain() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 2))
    XCTAssertEqual(lesson.progress.focus, "1.asks-to-end-of-next-week")

    let verdict = lesson.take(reports(done: 2, redAgain: 1))

    XCTAssertEqual(verdict, .redAgain(StepReport(step: steps[0], state: .red([failure]))))
    XCTAssertEqual(lesson.progress.focus, "1.asks-to-end-of-next-week")
  }

  /// The focus that turns red after it was green is red again, too.
  func test_verdict_focusRedAfterGreen_isRedAgain() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 0))
    _ = lesson.take(reports(done: 1))

    XCTAssertEqual(
      lesson.take(reports(done: 0)),
      .redAgain(StepReport(step: steps[0], state: .red([failure])))
    )
  }

  /// A guard that is green on arrival stops the learner once.
  func test_next_guardOnArrival_stopsOnce() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 10))
    _ = lesson.take(reports(done: 14))

    XCTAssertEqual(lesson.next(), .guardOnArrival(steps[11]))
    XCTAssertEqual(lesson.next(), .guardOnArrival(steps[12]))
    XCTAssertEqual(lesson.next(), .guardOnArrival(steps[13]))
    XCTAssertEqual(lesson.next(), .red(StepReport(step: steps[14], state: .red([failure]))))
  }

  /// A guard that the learner met red is no arrival.
  func test_next_guardMetRed_isPassed() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 11))
    _ = lesson.take(reports(done: 12))

    XCTAssertEqual(lesson.next(), .red(StepReport(step: steps[12], state: .red([failure]))))
  }

  /// What was remembered is where the next session goes on.
  func test_take_withProgress_goesOnThere() async {
    var first = Lesson(progress: LearnerProgress())
    _ = first.take(reports(done: 0))
    _ = first.take(reports(done: 1))
    var second = Lesson(progress: first.progress)

    XCTAssertEqual(second.take(reports(done: 1)), .green(steps[0], next: steps[1]))
  }

  /// Hints come one more each time, and stay at the last.
  func test_hint_repeated_showsOneMore() async {
    var lesson = Lesson(progress: LearnerProgress())
    _ = lesson.take(reports(done: 2))
    let hints = steps[2].hints

    XCTAssertEqual(lesson.hint(), "Hint 1 of 3  \(hints[0])")
    XCTAssertEqual(lesson.hint(), "Hint 2 of 3  \(hints[1])")
    XCTAssertEqual(lesson.hint(), "Hint 3 of 3, the last  \(hints[2])")
    XCTAssertEqual(lesson.hint(), "Hint 3 of 3, the last  \(hints[2])")
  }

  /// When every step is done there is nothing left.
  func test_verdict_allDone_isFinished() async {
    var lesson = Lesson(progress: LearnerProgress())
    let done = Stage.allCases.map { stage in
      StageReport(
        stage: stage,
        steps: Catalogue.steps(of: stage).map { StepReport(step: $0, state: .done) }
      )
    }
    _ = lesson.take(reports(done: 17))

    let guards = Catalogue.steps(of: .presenter)[9...11]

    XCTAssertEqual(lesson.take(done), .green(steps[17], next: guards.first))
    for guardian in guards { XCTAssertEqual(lesson.next(), .guardOnArrival(guardian)) }
    XCTAssertEqual(lesson.next(), .finished)
  }
}
