import Foundation
import Testing

@testable import KataCore
@testable import KataJudge
@testable import KataLearner

struct JournalEntryTests {
  private func entry(_ report: StageReport, focus: String?) throws -> JournalEntry {
    JournalEntry(
      of: report,
      focus: focus.map(report.stage.toyStep),
      time: .distantPast,
      change: ChangeSize(added: 1)
    )
  }

  @Test(
    "A run is red at the first step up to the focus that is not done, or else green",
    arguments: [
      (.toy(upTo: "first"), "second", .red, "second"),
      (.toy(["first": .toyRed]), "second", .red, "first"),
      (.toy(upTo: "first"), "first", .green, "first"),
      // Without a focus, every step counts.
      (.toy(upTo: "guard"), nil, .red, "yours-too"), (.toy(), nil, .green, nil),
    ] as [(StageReport, String?, JournalEntry.Kind, String?)]
  )
  func test_init_report_hasItsKind(
    report: StageReport,
    focus: String?,
    kind: JournalEntry.Kind,
    step: String?
  ) throws {
    let entry = try entry(report, focus: focus)

    #expect(entry.kind == kind)
    #expect(entry.stage == 1)
    #expect(entry.step == step)
    #expect(entry.change == ChangeSize(added: 1))
  }

  @Test(
    "A missing own test is awaited; one that fails or crashes is red",
    arguments: [
      (StepState.yours(.missing), JournalEntry.OwnTest?.some(.awaited)),
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

  @Test("A run in which a change broke an older stage is red, even if each step of its own is done")
  func test_init_brokenOldStep_isRed() {
    let kinds = [true, false].map { isBroken in
      JournalEntry(of: .toy(), focus: nil, isBroken: isBroken, change: ChangeSize()).kind
    }

    #expect(kinds == [.red, .green])
  }

  @Test("The faults that the learner's tests miss are kept by name")
  func test_init_survivors_areKeptByName() throws {
    var report = StageReport.toy(["yours": .yours(.missing)])
    report.steps[2].survivors = Array(Stage.counter.toyStep("yours").mutants.prefix(2))

    #expect(try entry(report, focus: nil).missed == ["neverStops", "stopsAtEight"])
  }
}
