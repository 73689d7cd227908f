import Foundation
import KataKit
import Testing

struct JournalEntryTests {
  private func entry(_ report: StageReport, focus: String?) throws -> JournalEntry {
    JournalEntry(
      of: report,
      focus: try focus.map(report.stage.toyStep),
      time: .distantPast,
      change: ChangeSize(added: 1),
      duration: 1
    )
  }

  @Test("A run is red, at the first step that is not done")
  func test_init_redStep_isRed() throws {
    let entry = try entry(.toy(upTo: "first"), focus: "second")

    #expect(entry.kind == .red)
    #expect(entry.stage == 1)
    #expect(entry.step == "second")
    #expect(entry.change == ChangeSize(added: 1))
  }

  @Test("A run is red at a step before the focus that is not done")
  func test_init_earlierStepRed_isRedThere() throws {
    let entry = try entry(.toy(["first": .toyRed]), focus: "second")

    #expect(entry.kind == .red)
    #expect(entry.step == "first")
  }

  @Test("A run is green when every step up to the one in focus is done")
  func test_init_focusDone_isGreen() throws {
    let entry = try entry(.toy(upTo: "first"), focus: "first")

    #expect(entry.kind == .green)
    #expect(entry.step == "first")
  }

  @Test("Without a focus every step counts")
  func test_init_noFocus_everyStepCounts() throws {
    #expect(try entry(.toy(upTo: "guard"), focus: nil).step == "yours-too")
    #expect(try entry(.toy(), focus: nil).kind == .green)
    #expect(try entry(.toy(), focus: nil).step == nil)
  }

  @Test(
    "A missing own test is awaited; one that fails or crashes is red",
    arguments: [
      (StepState.yours(.missing(hasTests: false)), JournalEntry.OwnTest?.some(.awaited)),
      (.yours(.red(test: "test_mine", [])), .red),
      (.yours(.crashed(test: "test_mine", nil)), .red), (.toyRed, nil),
    ]
  )
  func test_init_ownTest(state: StepState, ownTest: JournalEntry.OwnTest?) throws {
    let entry = try entry(.toy(["yours": state]), focus: "yours")

    #expect(entry.kind == .red)
    #expect(entry.ownTest == ownTest)
    let decoded = try JSONDecoder()
      .decode(JournalEntry.self, from: JSONEncoder().encode(entry))
    #expect(decoded.ownTest == ownTest)
  }

  @Test("The faults that the learner's tests miss are kept by name")
  func test_init_survivors_areKeptByName() throws {
    var report = StageReport.toy(["yours": .yours(.missing(hasTests: true))])
    report.steps[2].survivors = Array(try Stage.counter.toyStep("yours").mutants.prefix(2))

    #expect(try entry(report, focus: nil).missedFaults == ["neverStops", "stopsAtEight"])
  }
}
