import Foundation
import KataKit
import KataStages
import XCTest

final class GuideTests: XCTestCase {
  private var guide: String {
    get throws {
      try String(contentsOf: PackageRoot.ofThisBuild.appending(path: "Guide.md"), encoding: .utf8)
    }
  }

  /// Below its anchor, each step has a paragraph with its title, which marks the learner's steps and
  /// the steps that may be green on arrival.
  func test_guide_everyStep_hasAnchorTitleAndMark() async throws {
    let guide = try guide
    let wanted = Curriculum.viperKata.steps.map { step in
      let mark =
        step.author == .yours
        ? " (Yours.)" : step.isOuter ? " (Outer.)" : step.isGuard ? " (Guard.)" : ""
      return "**\(step.title).\(mark)**"
    }

    let beginnings = zip(Curriculum.viperKata.steps, wanted).map { step, wanted in
      let anchor = "<a id=\"stage-\(step.stage)-\(step.name)\"></a>\n"
      let paragraph = guide.components(separatedBy: anchor).dropFirst().first ?? ""
      return String(paragraph.replacing("\n", with: " ").prefix(wanted.count))
    }

    XCTAssertEqual(beginnings, wanted)
  }

  /// A paragraph begins with the requirement of the row, and ends with its question.
  func test_guide_everyStep_hasQuestionAndRequirementOfItsRow() async throws {
    let guide = try guide

    let strays = Curriculum.viperKata.steps.filter { step in
      let text = GuideParagraph(of: step, guide: guide)?.text.replacing("`", with: "") ?? ""
      let question = text.components(separatedBy: "Tidy: ").dropFirst().first
      let requirement = step.requirement?.replacing("`", with: "")
      let hasRequirement = requirement.map { text.contains("(Yours.) \($0)") } ?? true
      let asked = step.question?.replacing("`", with: "")
      return question?.lowercased() != asked?.lowercased() || !hasRequirement
    }

    XCTAssertEqual(strays.map(\.label), [])
  }

  /// The diagram of the boundaries names every module.
  func test_guide_diagram_namesEveryBoundary() async throws {
    let folder = PackageRoot.ofThisBuild.appending(path: "Sources/Boundaries")
    let boundaries = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let diagrams = try GuideDocument(named: "Guide.md").blocks.filter { $0.language == "mermaid" }

    let arrows = (diagrams.first?.lines ?? []).joined()

    XCTAssertEqual(boundaries.filter { !arrows.contains("\"\($0): ") }, [])
  }
}
