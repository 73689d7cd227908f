import Foundation
import KataKit
import Testing

struct HistoryTests {
  private static let stages = Stage.allCases.filter { !Catalogue.steps(of: $0).isEmpty }

  @Test("There is a text after each step, and the last one is the solution", arguments: stages)
  func test_text_afterTheLastStep_isTheSolution(stage: Stage) throws {
    let steps = Catalogue.steps(of: stage)
    let file = PackageRoot.ofThisBuild.appending(
      path: "Solutions/\(stage.folder)/\(stage.typeName).swift"
    )

    let texts = try (0...steps.count).map { try History(of: stage).text(after: $0) }

    let solution = try String(contentsOf: file, encoding: .utf8)
    #expect(texts.last.map(withoutHead) == withoutHead(solution))
  }

  @Test("A driving step changes the text", arguments: stages)
  func test_text_afterDrivingStep_differs(stage: Stage) throws {
    for step in Catalogue.steps(of: stage) where step.kind == .driving {
      let before = try History(of: stage).text(after: step.number - 1)
      #expect(try History(of: stage).text(after: step.number) != before, "step \(step.number)")
    }
  }

  // Everything but the comment that tells the learner how to run the stage.
  private func withoutHead(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }
      .joined(separator: "\n")
  }
}
