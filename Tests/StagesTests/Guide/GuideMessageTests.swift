import Foundation
import KataStages
import SuiteLedger
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct GuideMessageTests {
  private static let crash = Crash(
    "Fatal error: Index out of range",
    at: "Exercises/1-Interactor/ListInteractor.swift:31:12"
  )
  private static let rejection = Rejection(
    test: "test_dataError_isReported",
    implementation: "The solution of the kit.",
    message: FailureMessage(""),
    step: Curriculum.viperKata.stage(1)?.step(named: "data-error")
  )
  private static let missed = "When the items cannot be read, an empty list is reported."

  @Test(
    "The chapter on wrong turns quotes the board exactly",
    arguments: [
      ("empty-answer", .crashed(.swiftTesting, crash), 1),
      ("empty-answer", .hung(.swiftTesting, limit: 5), 1), ("data-error", .yours(.missing), 3),
      ("data-error", .yours(.rejects(rejection)), 3),
      ("data-error", .yours(.tooWeak(Weakness(caught: 0, all: 4, summary: ""))), 3),
      ("data-error", .yours(.tooWeak(Weakness(caught: 1, all: 4, summary: missed))), 4),
    ] as [(String, StepState, Int)]
  )
  func test_guide_wrongTurn_quotesTheBoard(step name: String, state: StepState, count: Int) throws {
    let quoted = try quotedLines()

    let shown = try board(atStep: name, state).dropFirst(4).filter { line in
      !["", "  Edit", "  Read"].contains(line.prefix(6))
    }

    #expect(shown.filter { !quoted.contains($0) } == [])
    #expect(shown.count == count)
  }

  @Test("The chapter on wrong turns quotes the message about an import exactly")
  func test_guide_wrongImport_quotesTheSentence() throws {
    let violations = ImportRules.violations(
      inFile: "Exercises/1-Interactor/ListInteractor.swift",
      text: String(repeating: "\n", count: 9) + "import TodoScreens"
    )

    let quoted = try quotedLines()

    #expect(violations.map { "\($0)" }.filter { !quoted.contains($0) } == [])
    #expect(violations.count == 1)
  }

  private func quotedLines() throws -> [String] {
    try GuideDocument(named: ".github/WORKSHOP.md").blocks.filter { $0.language == "text" }
      .flatMap(\.lines)
  }

  private func board(atStep name: String, _ state: StepState) throws -> [String] {
    let stage = try #require(Curriculum.viperKata.stage(1))
    let step = try #require(stage.step(named: name))
    let report = StageReport(stage: stage, steps: [StepReport(step: step, state: state)])
    return Board(reports: [report]).text.components(separatedBy: "\n")
  }
}
