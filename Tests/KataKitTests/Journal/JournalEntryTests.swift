import Foundation
import KataKit
import Testing

struct JournalEntryTests {
  private let steps = Catalogue.steps(of: .interactor)

  private func entry(_ states: [StepState], focus: Step?) -> JournalEntry {
    let report = StageReport(
      stage: .interactor,
      steps: zip(steps, states).map { StepReport(step: $0, state: $1) }
    )
    return JournalEntry(of: report, focus: focus, time: .distantPast, change: .init(), duration: 1)
  }

  @Test("A run is red, at the first step that is not done")
  func test_init_redStep_isRed() {
    let entry = entry([.done, .red([]), .waiting("x")], focus: steps[1])

    #expect(entry.kind == .red)
    #expect(entry.step == "asks-from-today")
    #expect(entry.steps.map(\.colour) == [.green, .red, .waiting])
  }

  @Test("A run is green when every step up to the one in focus is done")
  func test_init_focusDone_isGreen() {
    let entry = entry([.done, .red([]), .waiting("x")], focus: steps[0])

    #expect(entry.kind == .green)
    #expect(entry.step == "empty-answer")
  }

  @Test("Without a focus every step counts")
  func test_init_noFocus_everyStepCounts() {
    #expect(entry([.done, .red([])], focus: nil).step == "asks-from-today")
    #expect(entry([.done, .done], focus: nil).kind == .green)
    #expect(entry([.done, .done], focus: nil).step == nil)
  }

  @Test("What the learner's tests let through is kept by name")
  func test_init_survivors_areKeptByName() {
    let mutant = Catalogue.mutants(of: .interactor)[0]
    let report = StageReport(
      stage: .interactor,
      steps: [StepReport(step: steps[0], state: .ownTestMissing, survivors: [mutant])]
    )

    let entry = JournalEntry(
      of: report,
      focus: nil,
      time: .distantPast,
      change: .init(),
      duration: 1
    )

    #expect(entry.missedFaults == ["silentWhenEmpty"])
    #expect(entry.steps.map(\.colour) == [.yours])
  }
}
