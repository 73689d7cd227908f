import Testing

@testable import KataCore
@testable import workshop

struct WrittenFactsTests {
  private static let stage = Stage.toy(core: [
    row("first", "Begins at 0", why: "A counter that begins at one has counted nothing.", [2, 5]),
    row(
      "second",
      "Counts",
      requirement: "Count.",
      why: String(repeating: "Why? ", count: 30),
      [3, 4]
    ),
  ])

  private static func row(
    _ name: String,
    _ title: String,
    requirement: String? = nil,
    why: String,
    _ minutes: [Int]
  ) -> Step {
    Step(
      name,
      title,
      why: why,
      minutes: minutes,
      requirement: requirement,
      test: "test_\(name)",
      hints: [],
      mutants: []
    )
  }

  @Test(
    "A suite has the title of the row, and other text stays",
    arguments: [
      ("  @Test(\"Old\")\n  func test_first(", "  @Test(\"Begins at 0\")\n  func test_first("),
      (
        "@Test(\n  \"Old\",\n  arguments: x)\nfunc test_first(",
        "@Test(\n  \"Begins at 0\",\n  arguments: x)\nfunc test_first("
      ),
      ("@Test(\"Mine\")\nfunc test_mine(", "@Test(\"Mine\")\nfunc test_mine("),
    ]
  )
  func test_withTitles_text_hasThem(text: String, expected: String) {
    #expect(Self.stage.withTitles(text) == expected)
  }

  @Test("The Guide has the paragraph of each row, and a new one below the step before it")
  func test_withParagraphs_guide_hasThem() {
    let guide = "<a id=\"stage-1-first\"></a>\n**Old.** Old.\nOld.\n\n```sh\nrun\n```"
    let whys = Array(repeating: "Why?", count: 30)

    let written = Self.stage.withParagraphs(guide)

    #expect(
      written == """
        <a id="stage-1-first"></a>
        **Begins at 0.** A counter that begins at one has counted nothing.

        <a id="stage-1-second"></a>
        **Counts. (Yours.)** \(whys.prefix(20).joined(separator: " "))
        \(whys.suffix(10).joined(separator: " "))

        ```sh
        run
        ```
        """
    )
    #expect(Self.stage.withParagraphs(written) == written)
  }

  @Test("Of a deep step the Guide has the title: its paragraph is on the board, where it is due")
  func test_withParagraphs_deepStep_hasItsTitle() {
    let rows = [Self.row("first", "Begins at 0", why: "Why?", [])]
    let deep = [Self.row("second", "Counts", requirement: "Count.", why: "Why?", [])]

    let written = Stage.toy(core: rows, deep: deep).withParagraphs("")

    #expect(written.hasSuffix("\n<a id=\"stage-1-second\"></a>\n**Counts. (Yours.)**"))
  }

  @Test("On a board, the paragraph is one line with code marks only")
  func test_paragraph_isPlain() {
    var step = Self.row("first", "Begins at 0", why: "Read `count` of [a](#dial) *now*.", [])
    let alone = step.paragraph
    step.open = "the colour *b*."

    #expect(alone == "Begins at 0. Read `count` of a now.")
    #expect(step.paragraph == alone + " Not specified: the colour b.")
  }

  @Test(
    "An agenda has the title and the minutes of each row, and a new row below the one before it"
  )
  func test_withMinutes_agenda_hasThem() {
    let written = Self.stage.withMinutes(
      """
      See [first](../Guide.md#stage-1-first).
      | [Old](../Guide.md#stage-1-first) | – | 1 | 1 | – |
      | Total | – | 1 | 1 | – |
      """
    )

    #expect(
      written == """
        See [first](../Guide.md#stage-1-first).
        | [Begins at 0](../Guide.md#stage-1-first) | – | 2 | 5 | – |
        | [Counts](../Guide.md#stage-1-second) | – | 3 | 4 | – |
        | Total | – | 1 | 1 | – |
        """
    )
  }

  @Test("A row without minutes for an agenda has a dash there, now and the next time")
  func test_withMinutes_noMinutes_areADash() {
    let stage = Stage.toy(core: [Self.row("first", "Begins at 0", why: "Why.", [0, 5])])
    let row = "| [Begins at 0](../Guide.md#stage-1-first) | – | 5 | – |"

    #expect(stage.withMinutes(row.replacing("– | 5", with: "2 | 1")) == row)
    #expect(stage.withMinutes(row) == row)
  }

  @Test("A document has the numbers of linked steps, the agendas' names and steps")
  func test_withFacts_document_hasThem() {
    let written = Curriculum.toy.withFacts(
      """
      See [9.9](Guide.md#stage-1-second) and [9](#stage-1-second); the
      first 99 are the workshop. In `kata class` the agendas have names:
      `old`.
      """
    )

    #expect(
      written == """
        See [1.2](Guide.md#stage-1-second) and [9](#stage-1-second); the
        first 3 are the workshop. In `kata class` the agendas have names:
        `short`, `long`.
        """
    )
    #expect(Curriculum.toy.withFacts(written) == written)
  }
}
