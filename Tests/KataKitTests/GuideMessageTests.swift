import Foundation
import KataKit
import Testing

struct GuideMessageTests {
  @Test(
    "The chapter on wrong turns quotes the board as it is",
    arguments: [
      (
        1,
        StepState.crashed(
          .xctest,
          "Fatal error: Index out of range, at Exercises/1-Interactor/ListInteractor.swift:31:12"
        )
      ),
      (1, .hung(.xctest, limit: 5)),
      (8, .ownTestMissing),
      (8, .ownTestWrong("test_dataError_isTold", accepted: "The solution of the kit.", "")),
      (
        8,
        .ownTestTooWeak(
          caught: 1,
          of: 4,
          "When the items cannot be read, an empty list is told."
        )
      ),
    ]
  )
  func test_guide_wrongTurn_quotesTheBoard(number: Int, state: StepState) throws {
    let quoted = try quotedLines()

    let shown = board(of: .interactor, step: number, state).dropFirst(2).filter { line in
      !["", "  Edit", "  Read"].contains(line.prefix(6))
    }

    #expect(shown.filter { !quoted.contains($0) } == [])
  }

  @Test("The chapter on wrong turns quotes the sentence about an import as it is")
  func test_guide_wrongImport_quotesTheSentence() throws {
    let breaches = Walls.breaches(inFile: "ListInteractor.swift", text: "import TodoScreens")

    let quoted = try quotedLines()

    #expect(breaches.map { "kata: \($0)" }.filter { !quoted.contains($0) } == [])
    #expect(breaches.count == 1)
  }

  private func quotedLines() throws -> [String] {
    try GuideDocument(named: "Guide.md").blocks.filter { $0.language == "text" }.flatMap(\.lines)
  }

  private func board(of stage: Stage, step number: Int, _ state: StepState) -> [String] {
    let steps = Catalogue.steps(of: stage).map { step in
      StepReport(step: step, state: step.number < number ? .done : state)
    }
    let board = Board(reports: [StageReport(stage: stage, steps: steps)])
    return board.text.components(separatedBy: "\n")
  }
}
