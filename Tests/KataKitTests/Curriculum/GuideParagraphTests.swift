import Foundation
import KataKit
import Testing

struct GuideParagraphTests {
  private let stage = Stage(
    number: 1,
    stem: "Counter",
    title: "Counter",
    histories: Stage.toyHistories,
    typeNames: ["TurnCounter"],
    steps: [
      Step("turn", "It counts", level: .core, test: "test_turn", hints: [], mutants: []),
      Step("none", "It stops", level: .core, test: "test_none", hints: [], mutants: []),
    ],
    variants: []
  )

  private func paragraph(_ text: String, of name: String = "turn") throws -> GuideParagraph? {
    let step = try #require(stage.step(named: name))
    return GuideParagraph(
      of: step,
      guide: "# Guide\n\n<a id=\"stage-1-turn\"></a>\n\(text)\n\nNext."
    )
  }

  @Test("The text is the paragraph in one line, with code marks only")
  func test_text_isPlain() throws {
    let found = try paragraph("**It counts.** Read `count` of\n[the dial](#dial). *Tidy:* nothing.")

    #expect(found?.text == "It counts. Read `count` of the dial. Tidy: nothing.")
  }

  @Test("A step without a paragraph has none")
  func test_init_noAnchor_isNil() throws {
    #expect(try paragraph("Text.", of: "none") == nil)
  }
}
