import CommandLineKit
import Foundation
import KataCore
import Testing

@testable import KataJudge

struct RunResultTests {
  @Test("It is done only if every step is, there is no other problem, and there is a stage")
  func test_isDone_needsEveryStepAndNoIssue() {
    #expect(RunResult(reports: [.toy()]).isDone)
    let open = RunResult(reports: [.toy(), .toy(["watch": .toyRed], of: .dial)])
    #expect(!open.isDone)
    #expect(open.current?.step.key == "2.watch")
    #expect(RunResult(reports: [.toy()]).current == nil)
    #expect(!RunResult(reports: [.toy(["last": .notRun])]).isDone)
    #expect(!RunResult(reports: [.toy()], issues: ["It was edited."]).isDone)
    #expect(!RunResult().isDone)
  }

  @Test("The result of another stage is added; a result of the same stage is replaced")
  func test_add_stages_areMerged() {
    var result = RunResult(reports: [.toy(["first": .toyRed]), .toy(of: .dial)], issues: ["One."])

    result.add(RunResult(reports: [.toy(), .toy(of: .clockwork)], issues: ["Two."]))

    #expect(result.reports == [.toy(), .toy(of: .dial), .toy(of: .clockwork)])
    #expect(result.issues == ["One.", "Two."])
  }

  @Test(
    "A stage that is done or was skipped is settled while its texts are the same",
    arguments: [
      ("The same texts", .toy(), ["1-Counter/A": "a"], 1, true),
      ("Another text", .toy(), ["1-Counter/A": "b"], 1, false),
      ("A file of another stage", .toy(), ["1-Counter/A": "a", "2-DialView/B": "b"], 1, true),
      ("An open step", .toy(["last": .toyRed]), ["1-Counter/A": "a"], 1, false),
      ("An open step before the start", .toy(["last": .toyRed]), ["1-Counter/A": "a"], 2, true),
      ("No run before the start", .init(notRun: .counter), ["1-Counter/A": "a"], 2, false),
    ] as [(String, StageReport, [String: String], Int, Bool)]
  )
  func test_isSettled_ofTexts(
    fact: String,
    report: StageReport,
    texts: [String: String],
    start: Int,
    isSettled: Bool
  ) {
    var result = RunResult(reports: [report])
    result.sources = save(["1-Counter/A": "a"])

    #expect(result.isSettled(.counter, in: save(texts), start: start) == isSettled, "\(fact)")
  }

  private func save(_ texts: [String: String]) -> Sources {
    let files = texts.map { ("Exercises/\($0)", Data($1.utf8)) }
    return Sources(files: Dictionary(uniqueKeysWithValues: files))
  }

  @Test("The notes and then the problems follow the board")
  func test_remarks_notesAndIssues_areLines() {
    var result = RunResult(issues: ["It was edited."])
    result.notes = ["It was copied."]

    #expect(
      result.remarks.map(\.text) == ["", "It was copied.", "", "PROBLEM  It was edited."]
    )
  }
}
