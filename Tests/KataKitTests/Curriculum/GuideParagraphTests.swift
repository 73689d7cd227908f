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

  @Test("The text is the paragraph in one line, with code marks only, or none without an anchor")
  func test_text_isPlain() {
    let text = "**It begins at zero.** Read `count` of\n[a](#dial). *Tidy:* no."

    #expect(paragraph(text)?.text == "It begins at zero. Read `count` of a. Tidy: no.")
    #expect(paragraph(text, of: "second") == nil)
  }
}
