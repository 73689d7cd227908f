// One file, because it keeps the steps in their order.

import KataTesting
import Testing
import TodoMocks
import TodoScreens
import TodoTerminal

@MainActor
@Suite(.serialized, .stage)
struct Stage3TextViewSwiftTests {
  @Test("Asks for an update when the view appears")
  func test_01_viewWillAppear_asksForAnUpdate() async throws {
    let fixture = try ListTextViewFixture()

    await fixture.sut.viewWillAppear()
    let calls = fixture.eventHandler.calls
    await settle()

    let expected: [ListModuleSpy.Call] = [.updateView]
    expectEqual(calls, expected, after: "viewWillAppear()", later: fixture.eventHandler.calls)

    await fixture.sut.viewWillAppear()

    let again = expected + expected
    expectEqual(fixture.eventHandler.calls, again, after: "viewWillAppear() twice")
    expectEqual(fixture.output.text, "", after: "viewWillAppear() twice")
  }

  @Test("Shows one line when nothing is upcoming")
  func test_02_noContent_isOneLine() async throws {
    let fixture = try ListTextViewFixture()

    fixture.sut.showNoContentMessage()

    let expected = "Nothing to do until the end of next week.\n"
    expectEqual(fixture.output.text, expected, after: "showNoContentMessage()")

    fixture.sut.showNoContentMessage()

    expectEqual(fixture.output.text, expected + expected, after: "showNoContentMessage() twice")
  }

  @Test("Shows a section as a line with its sign")
  func test_03_section_isALineWithItsSign() async throws {
    let fixture = try ListTextViewFixture()
    let other = try ListTextViewFixture()

    fixture.sut.showUpcomingDisplayData(data(today("Pack")))
    other.sut.showUpcomingDisplayData(
      data(
        section("Tomorrow", "alarm", on: "", "Pack"),
        section("Later This Week", "circle", on: "", "Pack"),
        section("Holidays", "calendar", on: "", "Pack")
      )
    )

    let others = ["! Tomorrow", "o Later This Week", "# Holidays"]
    let first = Array(fixture.lines.prefix(1))
    let headings = other.lines.filter { !$0.isEmpty && !$0.contains("Pack") }
    expectEqual(first, ["* Today"], after: "showing Today, the first line")
    expectEqual(headings, others, after: "showing the other sections, their lines")
  }

  @Test("Shows items below their section, indented by four spaces")
  func test_04_items_standBelowIndented() async throws {
    let fixture = try ListTextViewFixture()

    let items = data(today("Pack", "Call", "Pack", "  two blanks", "50 %% off"))
    fixture.sut.showUpcomingDisplayData(items)

    let expected = """
      * Today
          \(Seed.title("Pack"))
          \(Seed.title("Call"))
          \(Seed.title("Pack"))
          \(Seed.title("  two blanks"))
          \(Seed.title("50 %% off"))

      """
    expectEqual(fixture.output.text, expected, after: "showing five items for today")

    fixture.sut.showUpcomingDisplayData(items)

    expectEqual(fixture.output.text, expected + expected, after: "showing the same items twice")
  }

  @Test("Puts one empty line between sections")
  func test_05_sections_standApart() async throws {
    let fixture = try ListTextViewFixture()

    fixture.sut.showUpcomingDisplayData(
      data(
        today("Pack"),
        section("Tomorrow", "alarm", on: "", "Pack"),
        section("Later This Week", "circle", on: "", "Call")
      )
    )

    let expected = """
      * Today
          \(Seed.title("Pack"))

      ! Tomorrow
          \(Seed.title("Pack"))

      o Later This Week
          \(Seed.title("Call"))

      """
    expectEqual(
      fixture.output.text,
      expected,
      after: "showing three sections"
    )
  }

  @Test("Forwards the commands a and r to the event handler")
  func test_06_commands_reachTheEventHandler() async throws {
    let adding = try ListTextViewFixture()
    let refreshing = try ListTextViewFixture()

    await adding.sut.handle("a")
    await refreshing.sut.handle("r")

    let refresh: [ListModuleSpy.Call] = [.updateView]
    expectEqual(adding.eventHandler.calls, [.addNewEntry], after: "handle(\"a\")")
    expectEqual(refreshing.eventHandler.calls, refresh, after: "handle(\"r\")")
    let texts = [adding.output.text, refreshing.output.text]
    expectEqual(texts, ["", ""], after: "handle(\"a\"), handle(\"r\"), what is written")

    let waiting = try ListTextViewFixture()
    waiting.eventHandler.heldUpdateView.answer = .held()
    let calls = ["r", "a", "r"].map { line in Task { await waiting.sut.handle(line) } }
    await settle()
    waiting.eventHandler.heldUpdateView.giveAll(.success(()))
    for call in calls { await call.value }

    expectEqual(
      waiting.eventHandler.calls,
      [.updateView, .addNewEntry, .updateView],
      after: "handle(\"r\"), and before it has ended handle(\"a\"), handle(\"r\")"
    )

    for line in ["", "A", "R", "add", "ra", "x"] {
      let other = try ListTextViewFixture()
      await other.sut.handle(line)
      expectEqual(other.eventHandler.calls, [], after: "handle(\"\(line)\")")
    }
  }

  @Test("Shows the items of a store, together with your interactor and presenter")
  func test_06b_threeClasses_showTheStore() async throws {
    let text = try await ThreeClasses.text()

    expectEqual(
      text,
      ThreeClasses.expected,
      after: "viewWillAppear(), then handle(\"r\"), with interactor and presenter over a store"
    )
  }

  @Test("Shows the commands when ? is typed")
  func test_07_questionMark_showsTheCommands() async throws {
    let fixture = try ListTextViewFixture()

    await fixture.sut.handle("?")

    expectEqual(fixture.output.text, "a add, r refresh, ? help, q quit\n", after: "handle(\"?\")")
    expectEqual(fixture.eventHandler.calls, [], after: "handle(\"?\")")
  }

  @Test("Shows the usage line for an unknown command, and makes no call")
  func test_08_unknownLine_getsTheUsageLine() async throws {
    let word = try ListTextViewFixture()
    let beginsLikeAdd = try ListTextViewFixture()

    await word.sut.handle(Seed.title("x"))
    let text = word.output.text
    await settle()
    await beginsLikeAdd.sut.handle("apple")

    let expected = "Unknown command. a add, r refresh, ? help, q quit\n"
    expectEqual(text, expected, after: "handle(\"x\")", later: word.output.text)
    expectEqual(word.eventHandler.calls, [], after: "handle(\"x\")")
    expectEqual(beginsLikeAdd.output.text, expected, after: "handle(\"apple\")")
    expectEqual(beginsLikeAdd.eventHandler.calls, [], after: "handle(\"apple\")")

    await word.sut.handle(Seed.title("x"))

    let again = expected + expected
    expectEqual(word.output.text, again, after: "handle(\"x\") twice")
  }

  @Test("Shows days in a column, two spaces after the widest title")
  func test_09_days_standInAColumn() async throws {
    let fixture = try ListTextViewFixture()
    let short = Seed.title("Call")
    let long = Seed.title("Buy tea")

    fixture.sut.showUpcomingDisplayData(
      data(
        today("Pack"),
        section("Tomorrow", "alarm", on: "Thursday", "Call", "Buy tea"),
        section("Next Week", "calendar", on: "Monday", "Fly")
      )
    )

    let expected = """
      * Today
          \(Seed.title("Pack"))

      ! Tomorrow
          \(short)     Thursday
          \(long)  Thursday

      # Next Week
          \(Seed.title("Fly"))  Monday

      """
    expectEqual(
      fixture.output.text,
      expected,
      after: "showing two items for tomorrow between others"
    )
  }

  @Test("Shows an error as a line, and the next list in full")
  func test_10_error_isALineAndTheNextListIsComplete() async throws {
    let fixture = try ListTextViewFixture()
    let message = Seed.title("The disk is full")

    fixture.sut.showErrorMessage(message)
    let text = fixture.output.text
    await settle()
    let settled = fixture.output.text
    fixture.sut.showUpcomingDisplayData(data(today("Pack")))

    let expected = "Error: \(message)\n* Today\n    \(Seed.title("Pack"))\n"
    expectEqual(text, "Error: \(message)\n", after: "showing an error", later: settled)
    expectEqual(fixture.output.text, expected, after: "showing an error, then a list")
  }

  @Test("Cuts a title that does not fit, and ends it with an ellipsis")
  func test_11_longTitle_isCutToTheColumns() async throws {
    let withoutDay = try ListTextViewFixture(columns: 12)
    let withDay = try ListTextViewFixture(columns: 20)
    let justFits = try ListTextViewFixture(columns: 12)
    let tooNarrow = try ListTextViewFixture(columns: 3)

    withoutDay.sut.showUpcomingDisplayData(data(today("Water the plants")))
    withDay.sut.showUpcomingDisplayData(
      data(section("Tomorrow", "alarm", on: "Friday", "Water the plants"))
    )
    justFits.sut.showUpcomingDisplayData(
      data(
        UpcomingDisplaySection(
          name: "Today",
          imageName: "check",
          items: [UpcomingDisplayItem(title: "Call Mum", dueDay: "")]
        )
      )
    )
    tooNarrow.sut.showUpcomingDisplayData(data(today("Water the plants")))

    let expected = "* Today\n    Water t…\n"
    let expectedWithDay = "! Tomorrow\n    Water t…  Friday\n"
    let expectedJustFits = "* Today\n    Call Mum\n"
    let expectedTooNarrow = "* Today\n    …\n"
    expectEqual(withoutDay.output.text, expected, after: "showing a long title in 12 columns")
    expectEqual(
      withDay.output.text,
      expectedWithDay,
      after: "showing a long title and a day in 20 columns"
    )
    expectEqual(tooNarrow.output.text, expectedTooNarrow, after: "showing a title in 3 columns")
    expectEqual(justFits.output.text, expectedJustFits, after: "showing a title of 8 columns in 12")
  }

  @Test("Asks the output for widths instead of counting characters")
  func test_12_wideCharacters_areMeasuredByTheOutput() async throws {
    let twoColumns: @Sendable (String) -> Int = { text in
      text.reduce(0) { $0 + ("\u{3000}"..."\u{9FFF}" ~= $1 ? 2 : 1) }
    }
    let aligned = try ListTextViewFixture(width: twoColumns)
    let cut = try ListTextViewFixture(columns: 9, width: twoColumns)

    aligned.sut.showUpcomingDisplayData(
      data(
        UpcomingDisplaySection(
          name: "Tomorrow",
          imageName: "alarm",
          items: [
            UpcomingDisplayItem(title: "お茶", dueDay: "Friday"),
            UpcomingDisplayItem(title: "Tea", dueDay: "Friday"),
          ]
        )
      )
    )
    cut.sut.showUpcomingDisplayData(data(today("お茶お茶")))

    let expected = "! Tomorrow\n    お茶  Friday\n    Tea   Friday\n"
    let expectedCut = "* Today\n    お茶…\n"
    expectEqual(
      aligned.output.text,
      expected,
      after: "showing a title of two wide characters above Tea"
    )
    expectEqual(
      cut.output.text,
      expectedCut,
      after: "showing a title of four wide characters in 9 columns"
    )
  }

  @Test("Replaces control characters in a title")
  func test_13_controlCharacters_areShownAsData() async throws {
    let fixture = try ListTextViewFixture()

    fixture.sut.showUpcomingDisplayData(
      data(
        today(
          "Pack\u{1B}[2J",
          "\u{202E}evil\n",
          "tab\there",
          "del\u{7F}\u{85}",
          "\u{2066}apart\u{2069}"
        )
      )
    )

    let expected = """
      * Today
          \(Seed.title("Pack\u{FFFD}[2J"))
          \(Seed.title("\u{FFFD}evil\u{FFFD}"))
          \(Seed.title("tab\u{FFFD}here"))
          \(Seed.title("del\u{FFFD}\u{FFFD}"))
          \(Seed.title("\u{FFFD}apart\u{FFFD}"))

      """
    expectEqual(
      fixture.output.text,
      expected,
      after: "showing titles with an escape character, direction marks, a tab, DEL and NEL"
    )
  }

  @Test("Follows the rules on random screens")
  func test_14_generatedScreens_agreeWithTheRules() async throws {
    expectNil(try await TextViewProperty().firstFailure())
  }
}
