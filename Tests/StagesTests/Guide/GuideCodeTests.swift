import Foundation
import XCTest

final class GuideCodeTests: XCTestCase {
  private static let languages = ["swift", "sh", "text", "mermaid", "json", "yaml"]

  /// Every Swift block of README.md and Guide.md is a copy of compiled code.
  func test_documents_swiftBlocks_areCompiled() async throws {
    let code = try GuideCode(folders: ["Sources", "Mocks", "Exercises", "Solutions", "Tests"])

    let strays = code.strays(in: try GuideDocument.documents)

    XCTAssertEqual(strays, [])
  }

  /// Every Swift block of a doc comment is a copy of code in the tests.
  func test_docComments_swiftBlocks_areTested() async throws {
    let documented = try GuideCode(folders: ["Sources", "Mocks", "Exercises", "Solutions"])

    let strays = try GuideCode(folders: ["Tests"]).strays(in: documented.comments)

    XCTAssertEqual(strays, [])
  }

  /// Every block names its language.
  func test_documents_blocks_nameTheirLanguage() async throws {
    let documented = try GuideCode(folders: ["Sources", "Mocks", "Exercises", "Solutions"])

    let blocks = try (GuideDocument.documents + documented.comments).flatMap(\.blocks)

    XCTAssertEqual(blocks.filter { !Self.languages.contains($0.language) }.map(\.place), [])
  }

  /// A block that differs is reported with its file and line.
  func test_strays_otherCode_isNamed() async {
    let code = GuideCode(text: "func a() {\n  let b = 1\n  b()\n  c()\n  d()\n}")
    let blocks = [
      "let b = 2", "b()\nlet b = 1", "let b = 1\nb()\nd()", "let b = 1\n  b()", "let b = 1\n", "",
    ]

    let places = blocks.map { block in
      code.strays(in: [document(block)]).map { $0.prefix(while: { $0 != " " }) }
    }

    XCTAssertEqual(places, Array(repeating: ["Example.md:3:"], count: blocks.count))
  }

  /// A block of a doc comment is reported with the line of the source file.
  func test_strays_docComment_isNamed() async {
    let source = "/// Adds.\n///\n/// ```swift\n///   add()\n/// ```\nfunc add() {}"
    let comments = GuideDocument(commentsIn: "Sources/Add.swift", text: source)

    let block = GuideDocument.Block(
      place: "Sources/Add.swift:4",
      language: "swift",
      lines: ["  add()"]
    )
    XCTAssertEqual(comments.blocks, [block])
  }

  /// A block without a closing fence is a block, too.
  func test_blocks_openFence_isOne() async {
    let blocks = GuideDocument(file: "Example.md", text: "```swift\nadd()").blocks

    XCTAssertEqual(blocks, [.init(place: "Example.md:2", language: "swift", lines: ["add()"])])
  }

  private func document(_ block: String) -> GuideDocument {
    GuideDocument(file: "Example.md", text: "Text.\n```swift\n\(block)\n```\n")
  }
}
