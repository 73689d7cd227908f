import CommandLineKit
import Foundation
import KataRun
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
    var part = RunResult(reports: [.toy(), .toy(of: .clockwork)], issues: ["Two."])
    part.grades[1] = Grade(of: .counter, from: Ledger())

    result.add(part)

    #expect(result.reports == [.toy(), .toy(of: .dial), .toy(of: .clockwork)])
    #expect(result.issues == ["One.", "Two."])
    #expect(result.grades == part.grades)
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

  private func save(_ texts: [String: String]) -> Save {
    let files = texts.map { ("Exercises/\($0)", Data($1.utf8)) }
    return Save(files: Dictionary(uniqueKeysWithValues: files))
  }

  @Test("Only the stage of a run has run; its part is its report and its grade")
  func test_part_ofAStage_isItsReportAndGrade() {
    var result = RunResult(reports: [.toy(), StageReport(notRun: .dial)], issues: ["One."])
    result.grades = [1: .toy(catching: []), 2: .toy(catching: [])]

    let part = result.part(of: .counter)

    #expect(part.reports == [.toy()])
    #expect(part.grades == [1: .toy(catching: [])])
    #expect(part.issues == [])
    #expect(result.hasRun(Stage.counter.toyStep("first")))
    #expect(!result.hasRun(Stage.dial.toyStep("begin")))
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
