import Foundation
import KataKit
import Testing

@Suite struct GuideTests {
  @Test("The guide has an anchor and a paragraph for every step")
  func test_guide_everyStep_hasAnchorAndParagraph() throws {
    let file = PackageRoot.ofThisBuild.appending(path: "Guide.md")
    let guide = try String(contentsOf: file, encoding: .utf8)

    for step in Stage.allCases.flatMap(Catalogue.steps(of:)) {
      let anchor = "<a id=\"stage-\(step.stage.number)-step-\(step.number)\"></a>"
      let paragraph = guide.components(separatedBy: anchor).dropFirst().first?.dropFirst()
      #expect(paragraph?.hasPrefix("**\(step.number). ") == true, "\(step.guideAnchor)")
    }
  }
}
