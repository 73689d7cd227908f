import Foundation
import KataKit
import KataStages
import Testing

struct GuideParagraphTests {
  private let stage = Stage(
    number: 1,
    stem: "Counter",
    title: "Counter",
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

  @Test("The text is the paragraph in one line, without signs")
  func test_text_isPlain() throws {
    let found = try paragraph("**It counts.** Read `count` of\n[the dial](#dial). *Tidy:* nothing.")

    #expect(found?.text == "It counts. Read count of the dial. Tidy: nothing.")
  }

  @Test("The question is what stands behind Tidy, as a sentence")
  func test_question_isASentence() throws {
    #expect(try paragraph("**It counts.** *Tidy:* has `it` a name?")?.question == "Has it a name?")
  }

  @Test("The requirement is the product owner's sentence, at a step of the learner's")
  func test_requirement_isTheProductOwners() throws {
    let found = try paragraph("**It counts. (Yours.)** *Every turn\nmust count.* Write the test.")

    #expect(found?.requirement == "Every turn must count.")
  }

  @Test("Without a question or a requirement there is none")
  func test_parts_missing_areNil() throws {
    let found = try paragraph("**It counts.** *Well.*")

    #expect(found?.question == nil)
    #expect(found?.requirement == nil)
  }

  @Test("A step without a paragraph has none")
  func test_init_noAnchor_isNil() throws {
    #expect(try paragraph("Text.", of: "none") == nil)
  }

  @Test("Every core step has a question, and every step of the learner's a requirement")
  func test_viperKata_paragraphs_areWhole() {
    let found = Curriculum.viperKata.steps.map { step in
      (step, GuideParagraph(of: step, in: PackageRoot.ofThisBuild))
    }

    #expect(found.filter { $0.level == .core && $1?.question == nil }.map(\.0.key) == [])
    #expect(
      found.filter { $0.author == .yours && $1?.requirement == nil }.map(\.0.key) == []
    )
  }
}
