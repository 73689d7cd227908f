import Foundation
import Testing

struct GuideCodeTests {
  private static let languages = ["swift", "sh", "text", "mermaid", "json", "yaml"]

  @Test("Every Swift block of README.md and Guide.md is a copy of compiled code")
  func test_documents_swiftBlocks_areCompiled() throws {
    let code = try GuideCode(folders: ["Sources", "Mocks", "Exercises", "Solutions", "Tests"])

    let strays = code.strays(in: try GuideDocument.documents)

    #expect(strays == [])
  }

  @Test("Every Swift block of a doc comment is a copy of code in the tests")
  func test_docComments_swiftBlocks_areTested() throws {
    let documented = try GuideCode(folders: ["Sources", "Mocks", "Exercises", "Solutions"])

    let strays = try GuideCode(folders: ["Tests"]).strays(in: documented.comments)

    #expect(strays == [])
  }

  @Test("Every block says what it is")
  func test_documents_blocks_nameTheirLanguage() throws {
    let documented = try GuideCode(folders: ["Sources", "Mocks", "Exercises", "Solutions"])

    let blocks = try (GuideDocument.documents + documented.comments).flatMap(\.blocks)

    #expect(blocks.filter { !Self.languages.contains($0.language) }.map(\.place) == [])
  }

  @Test("A block is found whatever it is indented by")
  func test_strays_otherIndentation_areNone() {
    let code = GuideCode(text: "func a() {\n    let b = 1\n    b()\n}")

    #expect(code.strays(in: [document("let b = 1\nb()")]) == [])
  }

  @Test(
    "A block that differs is named with its file and line",
    arguments: [
      "let b = 2", "b()\nlet b = 1", "let b = 1\nb()\nd()", "let b = 1\n  b()", "let b = 1\n", "",
    ]
  )
  func test_strays_otherCode_isNamed(block: String) {
    let code = GuideCode(text: "func a() {\n  let b = 1\n  b()\n  c()\n  d()\n}")

    let strays = code.strays(in: [document(block)])

    #expect(strays.count == 1)
    #expect(strays.first?.hasPrefix("Example.md:3: ") == true)
  }

  @Test("A block of a doc comment is named with the line of the source file")
  func test_strays_docComment_isNamed() {
    let source = "/// Adds.\n///\n/// ```swift\n///   add()\n/// ```\nfunc add() {}"
    let comments = GuideDocument(commentsIn: "Sources/Add.swift", text: source)

    #expect(
      comments.blocks == [
        .init(place: "Sources/Add.swift:4", language: "swift", lines: ["  add()"])
      ]
    )
  }

  @Test("A fence that is never closed is a block")
  func test_blocks_openFence_isOne() {
    let blocks = GuideDocument(file: "Example.md", text: "```swift\nadd()").blocks

    #expect(blocks == [.init(place: "Example.md:2", language: "swift", lines: ["add()"])])
  }

  private func document(_ block: String) -> GuideDocument {
    GuideDocument(file: "Example.md", text: "Text.\n```swift\n\(block)\n```\n")
  }
}
