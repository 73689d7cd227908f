import Foundation
import Testing

struct GuideCodeTests {
  private static let documented = ["Sources", "Mocks", "Exercises", "Solutions"]
  private static let languages = ["swift", "sh", "text", "mermaid", "json", "yaml"]

  @Test("Every Swift block of a document is a copy of compiled code")
  func test_documents_swiftBlocks_areCompiled() throws {
    let blocks = try GuideDocument.documents

    #expect(try strays(of: blocks, in: Self.documented + ["Tests"]) == [])
  }

  @Test("Every Swift block of a doc comment is a copy of code in the tests")
  func test_docComments_swiftBlocks_areTested() throws {
    let comments = try GuideDocument.comments(in: Self.documented)

    #expect(try strays(of: comments, in: ["Tests"]) == [])
  }

  @Test("Every block names its language")
  func test_blocks_nameTheirLanguage() throws {
    let parts = try (GuideDocument.documents + GuideDocument.comments(in: Self.documented))
      .flatMap(\.parts)

    let others = parts.filter { $0.language.map { !Self.languages.contains($0) } ?? false }
    #expect(others.map(\.place) == [])
  }

  // The places of the blocks whose lines stand nowhere in these folders; indentation is not compared.
  private func strays(of documents: [GuideDocument], in folders: [String]) throws -> [String] {
    let lines = try swiftFiles(in: folders).flatMap { $0.text.components(separatedBy: "\n") }
    let code = Data(lines.map { $0.drop { $0 == " " } }.joined(separator: "\n").utf8)
    let blocks = documents.flatMap(\.parts).filter { $0.language == "swift" }
    return blocks.filter { code.range(of: Data("\n\($0.text)".utf8)) == nil }.map(\.place)
  }
}
