import Foundation
import KataJudge
import KataRun
import KataStages
import XCTest

final class GuideTests: XCTestCase {
  /// Below its anchor, each step has a paragraph with its title, which marks the learner's steps and
  /// the steps that may be green on arrival.
  func test_guide_everyStep_hasAnchorTitleAndMark() async throws {
    let guide = try textOfPackage("Guide.md")
    let wanted = Curriculum.viperKata.steps.map { "**\($0.guideTitle)**" }

    let beginnings = zip(Curriculum.viperKata.steps, wanted).map { step, wanted in
      let anchor = "<a id=\"stage-\(step.stage)-\(step.name)\"></a>\n"
      let paragraph = guide.components(separatedBy: anchor).dropFirst().first ?? ""
      return String(paragraph.replacing("\n", with: " ").prefix(wanted.count))
    }

    XCTAssertEqual(beginnings, wanted)
  }

  /// A paragraph repeats neither the requirement nor the question of its row: the board shows both.
  func test_guide_noStep_repeatsItsRow() async throws {
    let guide = try textOfPackage("Guide.md")

    let repeats = Curriculum.viperKata.steps.filter { step in
      let text = step.paragraph(in: guide) ?? ""
      return text.contains("Tidy: ")
        || [step.requirement, step.question?.text].contains { $0.map(text.contains) ?? false }
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

    XCTAssertLessThanOrEqual(words(in: guide), 9_000)
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
