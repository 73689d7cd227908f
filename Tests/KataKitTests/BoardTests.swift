import KataKit
import Testing

@Suite struct BoardTests {
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
