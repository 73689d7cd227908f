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

  /// The diagram of the boundaries names every module.
  func test_contributing_diagram_namesEveryBoundary() async throws {
    let folder = PackageRoot.ofThisBuild.appending(path: "Sources/Boundaries")
    let boundaries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let diagrams = try GuideDocument(named: ".github/CONTRIBUTING.md").blocks.filter {
      $0.language == "mermaid"
    }

    let arrows = (diagrams.first?.lines ?? []).joined()

    XCTAssertEqual(boundaries.filter { !arrows.contains("\"\($0): ") }, [])
  }

  private func words(in text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
