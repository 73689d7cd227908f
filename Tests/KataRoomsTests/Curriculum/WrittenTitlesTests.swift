import Testing

@testable import KataRun
@testable import workshop

struct WrittenTitlesTests {
  @Test(
    "A suite, the Guide and an agenda get the title of the row, and other text stays",
    arguments: [
      ("  @Test(\"Old\")\n  func test_FIRST(", "  @Test(\"TITLE\")\n  func test_FIRST("),
      (
        "@Test(\n  \"Old\",\n  arguments: x)\nfunc test_FIRST(",
        "@Test(\n  \"TITLE\",\n  arguments: x)\nfunc test_FIRST("
      ),
      ("@Test(\"Mine\")\nfunc test_mine(", "@Test(\"Mine\")\nfunc test_mine("),
      (
        "<a id=\"stage-1-first\"></a>\n\n**Old.** Why.",
        "<a id=\"stage-1-first\"></a>\n\n**TITLE.** Why."
      ),
      (
        "<a id=\"stage-2-first\"></a>\n\n**Old.** Why.",
        "<a id=\"stage-2-first\"></a>\n\n**Old.** Why."
      ),
      (
        "\n| [Old](../Guide.md#stage-1-first) | 3 |", "\n| [TITLE](../Guide.md#stage-1-first) | 3 |"
      ),
      ("at [first](../Guide.md#stage-1-first)", "at [first](../Guide.md#stage-1-first)"),
    ]
  )
  func test_withTitles_text_hasThem(text: String, expected: String) {
    let step = Stage.counter.toyStep("first")
    func real(_ text: String) -> String {
      text.replacing("test_FIRST", with: step.test).replacing("TITLE", with: step.title)
    }

    #expect(Stage.counter.withTitles(real(text)) == real(expected))
  }
}
