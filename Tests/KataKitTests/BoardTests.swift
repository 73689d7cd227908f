import KataKit
import XCTest

final class BoardTests: XCTestCase {
  private let steps = Catalogue.steps(of: .interactor)

  private func report(passed: Int, then outcome: Outcome?) -> StageReport {
    let subjects = LedgerEntry.Framework.allCases.flatMap { framework in
      steps.map {
        LedgerEntry.Subject(framework: framework, module: "Stage1InteractorTests", test: $0.test)
      }
    }
    let entries = subjects.flatMap { subject -> [LedgerEntry] in
      let index = steps.firstIndex { $0.test == subject.test } ?? 0
      if index < passed { return [LedgerEntry(subject, .ended(.passed))] }
      if index == passed, let outcome { return [LedgerEntry(subject, .ended(outcome))] }
      return [LedgerEntry(subject, .ended(.skipped("waits")))]
    }
    return StageReport(of: .interactor, from: Ledger(entries: entries))
  }

  /// The board shows the counts, the current step, its message and where to go on.
  func test_text_redStep() async {
    let failure = Failure(
      message: "findUpcomingItems() on Wed 21 May 2014: expected a, got b.",
      file: "/x/T.swift",
      line: 7
    )

    let board = Board(reports: [report(passed: 3, then: .failed([failure]))])

    XCTAssertEqual(
      board.text,
      """
      Stage 1  Interactor    core 3 of 8    more 0 of 5    deep 0 of 5

      RED  Stage 1, step 4 of 18 (core)
      An item due today is told as today, from the first to the last instant

        findUpcomingItems() on Wed 21 May 2014: expected a, got b.

        Edit  Exercises/1-Interactor/ListInteractor.swift
        Test  /x/T.swift:7
        Read  Guide.md#stage-1-step-4
      """
    )
  }

  /// A stage without a red is complete.
  func test_text_allDone() async {
    let board = Board(reports: [
      StageReport(
        stage: .interactor,
        steps: steps.map { StepReport(step: $0, state: .done) }
      )
    ])

    XCTAssertEqual(
      board.text,
      """
      Stage 1  Interactor    core 8 of 8    more 5 of 5    deep 5 of 5

      GREEN  Every step is done.

        Run   swift run todo --use exercise
        See   swift run kata solution 1
        See   swift run kata report
      """
    )
  }

  /// The suites alone do not judge the steps whose tests are the learner's, and say so.
  func test_ofSuites_yours_areLeftToTheCommand() async {
    let waiting = report(passed: 18, then: nil).steps.map { entry in
      entry.step.author == .yours
        ? StepReport(step: entry.step, state: .waiting("Yours to test.")) : entry
    }

    let text = Board(ofSuites: [StageReport(stage: .interactor, steps: waiting)]).text

    XCTAssertEqual(
      text,
      """
      Stage 1  Interactor    core 7 of 7    more 4 of 4    deep 5 of 5

      GREEN  Every step that the suites judge is done. Where the test is yours, swift run kata judges.
      """
    )
  }
}

final class BoardOfALessonTests: XCTestCase {
  private let steps = Catalogue.steps(of: .interactor)
  private let failure = Failure(message: "asked: expected 1, got 2.", file: nil, line: nil)

  private func text(_ verdict: Lesson.Verdict) -> String {
    let reports = [
      StageReport(stage: .interactor, steps: [StepReport(step: steps[0], state: .done)])
    ]
    return Board(reports: reports, verdict: verdict).text
  }

  /// A green step asks for tidying and waits.
  func test_text_green_asksForTidying() async {
    XCTAssertEqual(
      text(.green(steps[2], next: steps[3])),
      """
      Stage 1  Interactor    core 1 of 1

      GREEN  Stage 1, step 3 of 18 (core)
      It is asked up to the end of next week, half-open

        Both frameworks passed it. Is anything worth tidying?
        Press n to go on to step 4.

        Edit  Exercises/1-Interactor/ListInteractor.swift
        Read  Guide.md#stage-1-step-3
      """
    )
  }

  /// A step that was the learner's to test says what their tests did.
  func test_text_greenYours_namesTheirTests() async {
    let text = text(.green(steps[7], next: steps[8]))

    XCTAssertTrue(
      text.contains(
        """
          Your tests catch every fault of this step, and the kit's own check of your code is green. Is anything worth tidying?
          That was the last core step of this stage. swift run kata --core goes from core to core.
        """
      ),
      text
    )
  }

  /// Steps that are green before they are reached are named, not passed in silence.
  func test_text_greenAhead_isNamed() async {
    let reports = [
      StageReport(
        stage: .interactor,
        steps: steps.prefix(6).map { StepReport(step: $0, state: .done) }
      )
    ]

    let text = Board(reports: reports, verdict: .green(steps[2], next: steps[5])).text

    XCTAssertTrue(
      text.contains("  Green as well: step 4, An item due today is told as today"),
      text
    )
    XCTAssertTrue(text.contains("  Green as well: step 5, An item due tomorrow"), text)
    XCTAssertFalse(text.contains("step 6, "), text)
  }

  /// At the end of a stage the board says so, and names the first step of the next.
  func test_text_endOfStage_namesTheNextStage() async throws {
    let next = try XCTUnwrap(Catalogue.steps(of: .presenter).first)

    let text = text(.green(steps[17], next: next))

    XCTAssertTrue(
      text.contains(
        """
          That ends stage 1: g grades your tests of it.
          Press n to go on to stage 2, step 1.
        """
      ),
      text
    )
  }

  /// Many such steps are told in one line.
  func test_text_manyGreenAhead_areOneLine() async {
    let reports = [
      StageReport(
        stage: .interactor,
        steps: steps.prefix(8).map { StepReport(step: $0, state: .done) }
      )
    ]

    let text = Board(reports: reports, verdict: .green(steps[0], next: steps[4])).text

    XCTAssertTrue(text.contains("  Green as well: steps 2, 3, 4"), text)
  }

  /// What was done and waits now still counts for the learner.
  func test_counts_remembered_countWhatWaits() async {
    var progress = LearnerProgress()
    for step in steps.prefix(4) { progress.note(StepReport(step: step, state: .done)) }
    let states: [StepState] = [.red([failure]), .waiting("waits"), .waiting("waits"), .done]
    let report = StageReport(
      stage: .interactor,
      steps: zip(steps, states).map { StepReport(step: $0, state: $1) }
    )

    XCTAssertEqual(Board(reports: [report]).counts, ["Stage 1  Interactor    core 1 of 4"])
    XCTAssertEqual(
      Board(reports: [report], verdict: .finished, progress: progress).counts,
      ["Stage 1  Interactor    core 3 of 4"]
    )
  }

  /// What the learner has not seen red is said to be more of the same step.
  func test_text_moreFailures_areCounted() async {
    let two = StepReport(step: steps[0], state: .red([failure, failure]))
    let three = StepReport(step: steps[0], state: .red([failure, failure, failure]))

    let ofTwo = text(.red(two))
    let ofThree = text(.red(three))

    XCTAssertTrue(ofTwo.contains("  (1 more comparison of this step fails.)"), ofTwo)
    XCTAssertTrue(ofThree.contains("  (2 more comparisons of this step fail.)"), ofThree)
  }

  /// When a level is done, the board says how to go on.
  func test_text_finishedCore_saysHowToGoOn() async {
    let core = StageReport(
      stage: .interactor,
      steps: steps.prefix(8).map { StepReport(step: $0, state: .done) }
    )

    XCTAssertTrue(
      Board(reports: [core], verdict: .finished).text.hasSuffix(
        "GREEN  Every core step is done. swift run kata goes on with the others."
      )
    )
  }

  /// A step that turned red again is called that.
  func test_text_redAgain_saysSo() async {
    let text = text(.redAgain(StepReport(step: steps[0], state: .red([failure]))))

    XCTAssertTrue(text.contains("RED AGAIN  Stage 1, step 1 of 18 (core)"), text)
    XCTAssertTrue(text.contains("  asked: expected 1, got 2."), text)
  }

  /// A crash is a crash, also where it was green before.
  func test_text_crashAgain_isACrash() async {
    let crash = StepReport(step: steps[0], state: .crashed(.xctest, nil))

    let text = text(.redAgain(crash))

    XCTAssertTrue(text.contains("CRASH  Stage 1, step 1 of 18 (core)"), text)
  }

  /// The last step names nothing to go on to.
  func test_text_lastStep_endsTheKata() async {
    let text = text(.green(steps[2], next: nil))

    XCTAssertTrue(
      text.contains(
        "  It was the last step. Press n to see what comes after it."
      ),
      text
    )
  }
}
