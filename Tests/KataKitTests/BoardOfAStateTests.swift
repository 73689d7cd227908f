import KataKit
import Testing

struct BoardOfAStateTests {
  @Test(
    "Each state is said in one sentence",
    arguments: [
      (StepState.crashed(.xctest, nil), "CRASH", "crashed"),
      (.hung(.swiftTesting, limit: 5), "HANG", "longer than 5 s"),
      (.ownTestMissing, "YOURS", "Exercises/1-Interactor/Tests/MyInteractorTests.swift"),
      (.ownTestRed("test_mine", []), "RED", "test_mine"),
      (.disagreeing(red: .xctest, []), "KIT", "fault of the kit"),
      (.waiting("waits for step 1"), "NEXT", "waits for step 1"),
      (.notRun, "NEXT", "did not run"),
    ]
  )
  func test_text_state_isExplained(state: StepState, light: String, words: String) {
    let step = Catalogue.steps(of: .interactor)[0]

    let text = Board(reports: [
      StageReport(stage: .interactor, steps: [StepReport(step: step, state: state)])
    ]).text

    #expect(text.contains("\n\(light)  Stage 1, step 1"))
    #expect(text.contains(words))
  }
}
