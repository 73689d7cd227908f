import CommandLineKit
import Testing

@testable import kata

struct ScreenTests {
  @Test("A long board keeps its beginning and its links, and says how to see the rest")
  func test_fitting_longBoard_losesRowsNearItsEnd() {
    let rows = (1...30).map { ["\($0)"] }

    let shown = Screen.fitting(rows, 20)

    #expect(Array(shown.prefix(13)) == rows.prefix(13).flatMap(\.self))
    #expect(shown[13] == "  … 11 more rows; b shows the end")
    #expect(Array(shown.dropFirst(14)) == rows.suffix(6).flatMap(\.self))
    #expect(Screen.fitting(rows, 30) == rows.flatMap(\.self))
  }

  @Test("Below a text that does not fit, one row says how to see its beginning")
  func test_scrolled_longText_saysHowToSeeItsBeginning() {
    let rows = (1...21).map { "\($0)" }

    #expect(Screen.scrolled(rows, 21) == rows)
    #expect(Screen.scrolled(rows, 20) == rows + ["  b shows the rows above"])
  }

  @Test("Blank rows go before other rows, the last one first")
  func test_fitting_blankRows_goFirst() {
    let lines = [["head"], [""]] + (1...18).map { ["\($0)"] } + [[""], ["Read"]]

    #expect(Screen.fitting(lines, 21) == ["head", ""] + (1...18).map { "\($0)" } + ["Read"])
    #expect(Screen.fitting(lines, 20) == ["head"] + (1...18).map { "\($0)" } + ["Read"])
    #expect(Screen.fitting(lines, 19).prefix(3) == ["head", "1", "2"])
  }

  @Test("No line is cut within: it is shown with all its rows, or not at all")
  func test_fitting_lineOfManyRows_isWholeOrMissing() {
    let lines = (1...10).map { ["\($0)a", "\($0)b", "\($0)c", "\($0)d"] }

    let shown = Screen.fitting(lines, 20)

    #expect(shown == lines[...2].flatMap(\.self) + ["  … 24 more rows; b shows the end"] + lines[9])
  }
}
