import Foundation
import KataKit
import XCTest

final class JournalEntryTests: XCTestCase {
  private let steps = Catalogue.steps(of: .interactor)

  private func entry(_ states: [StepState], focus: Step?) -> JournalEntry {
    let report = StageReport(
      stage: .interactor,
      steps: zip(steps, states).map { StepReport(step: $0, state: $1) }
    )
    return JournalEntry(of: report, focus: focus, time: .distantPast, change: .init(), duration: 1)
  }

  /// A run is red, at the first step that is not done.
  func test_init_redStep_isRed() async {
    let entry = entry([.done, .red([]), .waiting("x")], focus: steps[1])

    XCTAssertEqual(entry.kind, .red)
    XCTAssertEqual(entry.step, "asks-from-today")
    XCTAssertEqual(entry.steps.map(\.colour), [.green, .red, .waiting])
  }

  /// A run is green when every step up to the one in focus is done.
  func test_init_focusDone_isGreen() async {
    let entry = entry([.done, .red([]), .waiting("x")], focus: steps[0])

    XCTAssertEqual(entry.kind, .green)
    XCTAssertEqual(entry.step, "empty-answer")
  }

  /// Without a focus every step counts.
  func test_init_noFocus_everyStepCounts() async {
    XCTAssertEqual(entry([.done, .red([])], focus: nil).step, "asks-from-today")
    XCTAssertEqual(entry([.done, .done], focus: nil).kind, .green)
    XCTAssertNil(entry([.done, .done], focus: nil).step)
  }

  /// What the learner's tests let through is kept by name.
  func test_init_survivors_areKeptByName() async {
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

    XCTAssertEqual(entry.missedFaults, ["silentWhenEmpty"])
    XCTAssertEqual(entry.steps.map(\.colour), [.yours])
  }
}
