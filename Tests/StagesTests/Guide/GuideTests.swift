import Foundation
import KataJudge
import KataRun
import KataStages
import XCTest

final class GuideTests: XCTestCase {
  /// A paragraph repeats neither the requirement nor the question of its row: the board shows both.
  func test_guide_noStep_repeatsItsRow() async {
    let repeats = Curriculum.viperKata.steps.filter { step in
      [step.requirement, step.question?.text].contains { $0.map(step.why.contains) ?? false }
    }

    XCTAssertEqual(repeats.map(\.label), [])
  }

  /// The Guide is short enough to read, and the part for the 90 minutes above all.
  func test_guide_isShort() async throws {
    let guide = try textOfPackage("Guide.md")
    let firstTwoStages = guide.components(separatedBy: "<a id=\"stage-3\">").first ?? ""
    let notCore = /### Stage \d, more.*?(?:<a id="stage-\d">|\z)/.dotMatchesNewlines()
    let workshop = firstTwoStages.replacing(notCore, with: "")

    let beforeStage1 = guide.components(separatedBy: "<a id=\"stage-1\">").first ?? ""

    XCTAssertLessThanOrEqual(words(in: guide), 10_000)
    XCTAssertLessThanOrEqual(words(in: workshop), 3_300)
    XCTAssertLessThanOrEqual(words(in: beforeStage1), 700)
  }

  private func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
