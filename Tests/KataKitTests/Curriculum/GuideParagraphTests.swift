import Foundation
import KataKit
import Testing

struct GuideParagraphTests {
  private func paragraph(_ text: String, of name: String = "first") -> GuideParagraph? {
    GuideParagraph(
      of: Stage.counter.toyStep(name),
      guide: "# Guide\n\n<a id=\"stage-1-first\"></a>\n\(text)\n\nNext."
    )
  }

  @Test("The text is the paragraph in one line, with code marks only")
  func test_text_isPlain() {
    let found = paragraph("**It begins at zero.** Read `count` of\n[a](#dial). *Tidy:* no.")

    #expect(found?.text == "It begins at zero. Read `count` of a. Tidy: no.")
  }

  @Test("A step without a paragraph has none")
  func test_init_noAnchor_isNil() {
    #expect(paragraph("Text.", of: "second") == nil)
  }
}
