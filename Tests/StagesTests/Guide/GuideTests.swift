import Foundation
import KataKit
import KataStages
import XCTest

final class GuideTests: XCTestCase {
  /// The Guide has an anchor for every step, and a paragraph below it that begins with the title.
  func test_guide_everyStep_hasAnchorAndTitle() async throws {
    let file = PackageRoot.ofThisBuild.appending(path: "Guide.md")
    let guide = try String(contentsOf: file, encoding: .utf8)

    let beginnings = Curriculum.viperKata.steps.map { step in
      let anchor = "<a id=\"stage-\(step.stage)-\(step.name)\"></a>\n"
      let paragraph = guide.components(separatedBy: anchor).dropFirst().first ?? ""
      return String(paragraph.replacing("\n", with: " ").prefix(step.title.count + 3))
    }

    XCTAssertEqual(beginnings, Curriculum.viperKata.steps.map { "**\($0.title)." })
  }

  /// A paragraph marks the learner's steps, and the steps that may be green on arrival.
  func test_guide_everyStep_saysWhoseTestItIs() async throws {
    let file = PackageRoot.ofThisBuild.appending(path: "Guide.md")
    let guide = try String(contentsOf: file, encoding: .utf8).replacing("\n", with: " ")

    let wanted = Curriculum.viperKata.steps.map { step in
      let mark =
        step.author == .yours
        ? " (Yours.)" : step.isOuter ? " (Outer.)" : step.isGuard ? " (Guard.)" : ""
      return "**\(step.title).\(mark)**"
    }

    XCTAssertEqual(wanted.filter { !guide.contains($0) }, [])
  }

  /// A paragraph begins with the requirement of the row, and ends with its question.
  func test_guide_everyStep_hasQuestionAndRequirementOfItsRow() async throws {
    let file = PackageRoot.ofThisBuild.appending(path: "Guide.md")
    let guide = try String(contentsOf: file, encoding: .utf8)

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
