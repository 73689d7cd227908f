import KataKit
import Testing

@testable import kata

struct FormatTests {
  @Test("A format is one of three words; without one it is text")
  func test_format_knownWords_areRead() throws {
    #expect(try Invocation(["check"]).format() == .text)
    #expect(try Invocation(["check", "--format", "json"]).format() == .json)
    #expect(try Invocation(["check", "--format", "markdown"]).format() == .markdown)
  }

  @Test("Another word is refused with an example")
  func test_format_unknownWord_throws() {
    let error = #expect(throws: WordError.self) {
      try Invocation(["check", "--format", "xml"]).format()
    }

    #expect(
      error?.description == "--format cannot be \"xml\"; write for example --format markdown."
    )
  }
}
