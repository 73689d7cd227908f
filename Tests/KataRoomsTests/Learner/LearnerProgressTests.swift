import Foundation
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct LearnerProgressTests {
  private var progress = LearnerProgress()

  @Test("A stage that begins again is forgotten, and no other")
  mutating func test_forget_stage_isForgotten() throws {
    let first = Stage.counter.toyStep("first")
    let begin = Stage.dial.toyStep("begin")
    for step in [first, begin] {
      progress.note(StepReport(step: step, state: .done))
      progress.acknowledge(step)
      _ = progress.takeHint(for: step)
    }

    progress.forget(.counter)

    #expect([first, begin].map(progress.wasDone) == [false, true])
    #expect([first, begin].map(progress.knows) == [false, true])
    #expect(progress.takeHint(for: first).hasPrefix("Hint 1 of 2"))
    #expect(progress.takeHint(for: begin).hasPrefix("Hint 2 of 2"))
  }

  @Test("An impossible number of hints does not stop the kit", arguments: [-7, 1_000_000])
  func test_hint_impossibleNumber_isKeptInBounds(number: Int) throws {
    let text = #"{"hints": {"1.first": \#(number)}}"#
    var progress = try JSONDecoder().decode(LearnerProgress.self, from: Data(text.utf8))

    #expect(progress.takeHint(for: Stage.counter.toyStep("first")).hasPrefix("Hint "))
  }

  @Test("A step without hints says so")
  mutating func test_hint_none_saysSo() {
    let step = Step("a", "A", test: "test_a", hints: [], mutants: [])

    #expect(progress.takeHint(for: step) == "This step has no hints.")
  }

  @Test("The scenario of a red step is kept until the step is done, in the file as well")
  mutating func test_note_scenario_isKeptUntilDone() throws {
    let first = Stage.counter.toyStep("first")
    let found = FoundScenario(seed: 4711, number: 17, choices: [1, 0, 2])
    let message = FailureMessage("a", expected: ["b"], got: ["c"], scenario: found)

    progress.note(StepReport(step: first, state: .red([message])))
    progress.note(StepReport(step: first, state: .waiting("waits")))
    let saved = try JSONDecoder().decode(
      LearnerProgress.self,
      from: JSONEncoder().encode(progress)
    )

    #expect(saved.scenario(of: first) == found)

    progress.note(StepReport(step: first, state: .done))

    #expect(progress.scenario(of: first) == nil)
  }
}
