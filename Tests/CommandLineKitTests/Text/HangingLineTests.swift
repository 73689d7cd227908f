import CommandLineKit
import Testing

struct HangingLineTests {
  private let line = HangingLine("got one  two three", hang: 4, look: .red, stretch: 9..<12)

  @Test("A styled part keeps its look if the line is broken before it, in it, or not at all")
  func test_shown_stretch_isMarkedWhereItWent() {
    #expect(
      line.shown(columns: nil, style: .terminal) == ["got one  \u{1B}[4;31mtwo\u{1B}[0m three"]
    )
    #expect(
      line.shown(columns: 10, style: .terminal) == [
        "got one", "    \u{1B}[4;31mtwo\u{1B}[0m", "    three",
      ]
    )
    #expect(
      HangingLine("one two", look: .red, stretch: 2..<5).shown(columns: 4, style: .terminal)
        == ["on\u{1B}[4;31me\u{1B}[0m", "\u{1B}[4;31mt\u{1B}[0mwo"]
    )
  }

  @Test("Without colours, a line is plain text, whatever its look")
  func test_shown_plain_isTheText() {
    #expect(line.shown(columns: 10, style: .plain) == ["got one", "    two", "    three"])
  }

  @Test("Text from outside is data: it sends no command, and its rows keep the indentation")
  func test_shown_commands_areReplaced() {
    #expect(
      HangingLine("  a\u{1B}[2J\u{7}\u{202E}b\tc\r\nGREEN").shown(columns: nil, style: .terminal)
        == ["  a\u{FFFD}[2J\u{FFFD}\u{FFFD}b c", "  GREEN"]
    )
  }

  @Test("A look without a range applies to every row")
  func test_shown_wholeLine_isStyledByRow() {
    #expect(
      HangingLine("one two", look: .green).shown(columns: 4, style: .terminal)
        == ["\u{1B}[32mone\u{1B}[0m", "\u{1B}[32mtwo\u{1B}[0m"]
    )
  }
}
