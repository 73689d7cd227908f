import Foundation
import Testing

struct GuideLinkTests {
  @Test("Every relative link and anchor of README.md and Guide.md has a target")
  func test_documents_links_leadSomewhere() throws {
    let broken = GuideLinks(try GuideDocument.documents).broken

    #expect(broken == [])
  }

  @Test("Every path in backticks in README.md and Guide.md exists")
  func test_documents_paths_exist() throws {
    let missing = GuideLinks(try GuideDocument.documents).missing

    #expect(missing == [])
  }

  @Test("No anchor is set twice")
  func test_documents_anchors_areUnique() throws {
    let anchors = try GuideDocument(named: "Guide.md").anchors

    #expect(Dictionary(grouping: anchors, by: \.self).filter { $1.count > 1 }.keys.sorted() == [])
  }

  @Test("A link is relative to the folder of its document, and not every slash makes a path")
  func test_links_goodOnes_areAccepted() {
    let links = GuideLinks([GuideDocument(file: "Mocks/Example.md", text: "[a](Gallery) `a/b`")])

    #expect(links.broken + links.missing == [])
  }

  @Test(
    "A link without a target is reported with its file and line",
    arguments: ["[a](NOWHERE.md)", "[a](#nowhere)", "[a](README.md#nowhere)"]
  )
  func test_broken_badLink_isNamed(link: String) {
    let broken = links("<a id=\"here\"></a>\n\(link)").broken

    #expect(broken.count == 1)
    #expect(broken.first?.hasPrefix("Example.md:2: ") == true)
  }

  @Test(
    "A path that does not exist is reported with its file and line",
    arguments: ["`Sources/Nowhere`", "`Sourses/Package.swift`", "`Exercises/<stage>/Nowhere`"]
  )
  func test_missing_badPath_isNamed(path: String) {
    let missing = links("Text.\n\(path)").missing

    #expect(missing.count == 1)
    #expect(missing.first?.hasPrefix("Example.md:2: ") == true)
  }

  private func links(_ text: String) -> GuideLinks {
    GuideLinks([GuideDocument(file: "Example.md", text: text)])
  }
}
