import Foundation
import Testing

@testable import KataRun

struct GuideParagraphTests {
  private func paragraph(_ text: String, of name: String = "first") -> String? {
    let guide = "# Guide\n\n<a id=\"stage-1-first\"></a>\n\(text)\n\nNext."
    return Stage.counter.toyStep(name).paragraph(in: guide)
  }

  @Test("The text is the paragraph in one line, with code marks only, or none without an anchor")
  func test_text_isPlain() {
    let text = "**It begins at zero.** Read `count` of\n[a](#dial). *Tidy:* no."

    #expect(paragraph(text) == "It begins at zero. Read `count` of a. Tidy: no.")
    #expect(paragraph(text, of: "second") == nil)
  }
}
