import Foundation
import KataKit
import XCTest

final class GuideTests: XCTestCase {
  /// The guide has an anchor and a paragraph for every step.
  func test_guide_everyStep_hasAnchorAndParagraph() async throws {
    let file = PackageRoot.ofThisBuild.appending(path: "Guide.md")
    let guide = try String(contentsOf: file, encoding: .utf8)

    for step in Stage.allCases.flatMap(Catalogue.steps(of:)) {
      let anchor = "<a id=\"stage-\(step.stage.number)-step-\(step.number)\"></a>"
      let paragraph = guide.components(separatedBy: anchor).dropFirst().first?.dropFirst()
      XCTAssertEqual(paragraph?.hasPrefix("**\(step.number). "), true, "\(step.guideAnchor)")
    }
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
