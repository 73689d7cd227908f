import CommandLineKit
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
    part.grades[1] = Grade(of: .counter, from: [:])

    result.add(part)

    #expect(result.reports == [.toy(), .toy(of: .dial), .toy(of: .clockwork)])
    #expect(result.issues == ["One.", "Two."])
    #expect(result.grades == part.grades)
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
