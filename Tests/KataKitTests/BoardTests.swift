import KataKit
import Testing

struct BoardTests {
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

  @Test("The board shows the counts, the current step, its message and where to go on")
  func test_text_redStep() {
    let failure = Failure(
      message: "findUpcomingItems() on Wed 21 May 2014: expected a, got b.",
      file: "/x/T.swift",
      line: 7
    )

    let board = Board(reports: [report(passed: 3, then: .failed([failure]))])

    #expect(
      board.text == """
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

  @Test("A stage without a red is complete")
  func test_text_allDone() {
    let board = Board(reports: [
      StageReport(
        stage: .interactor,
        steps: steps.prefix(2).map { StepReport(step: $0, state: .done) }
      )
    ])

    #expect(
      board.text == """
        Stage 1  Interactor    core 2 of 2

        GREEN  Every step is done.
        """
    )
  }

  @Test(
    "Each state is said in one sentence",
    arguments: [
      (StepState.crashed(.xctest, nil), "CRASH", "crashed"),
      (.hung(.swiftTesting, limit: 5), "HANG", "longer than 5 s"),
      (.ownTestMissing, "YOURS", "Write the test first"),
      (.ownTestRed("test_mine", []), "RED", "test_mine"),
      (.disagreeing(red: .xctest, []), "KIT", "fault of the kit"),
      (.waiting("waits for step 1"), "NEXT", "waits for step 1"),
      (.notRun, "NEXT", "did not run"),
    ]
  )
  func test_text_state_isExplained(state: StepState, light: String, words: String) {
    let board = Board(reports: [
      StageReport(stage: .interactor, steps: [StepReport(step: steps[0], state: state)])
    ])

    #expect(board.text.contains("\n\(light)  Stage 1, step 1"))
    #expect(board.text.contains(words), "\(board.text)")
  }
}

struct BoardOfALessonTests {
  private let steps = Catalogue.steps(of: .interactor)
  private let failure = Failure(message: "asked: expected 1, got 2.", file: nil, line: nil)

  private func text(_ verdict: Lesson.Verdict) -> String {
    let reports = [
      StageReport(stage: .interactor, steps: [StepReport(step: steps[0], state: .done)])
    ]
    return Board(reports: reports, verdict: verdict).text
  }

  @Test("A green step asks for tidying and waits")
  func test_text_green_asksForTidying() {
    #expect(
      text(.green(steps[2], next: steps[3])) == """
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

  @Test("A step that turned red again is called that")
  func test_text_redAgain_saysSo() {
    let text = text(.redAgain(StepReport(step: steps[0], state: .red([failure]))))

    #expect(text.contains("RED AGAIN  Stage 1, step 1 of 18 (core)"))
    #expect(text.contains("  asked: expected 1, got 2."))
  }

  @Test("A crash is a crash, also where it was green before")
  func test_text_crashAgain_isACrash() {
    let crash = StepReport(step: steps[0], state: .crashed(.xctest, nil))

    #expect(text(.redAgain(crash)).contains("CRASH  Stage 1, step 1 of 18 (core)"))
  }

  @Test("The last step names nothing to go on to")
  func test_text_lastStep_endsTheKata() {
    #expect(text(.green(steps[2], next: nil)).contains("  Press n: it was the last step."))
    #expect(text(.finished).contains("GREEN  Every step is done."))
  }
}
