import CommandLineKit
import Testing

struct TextStyleTests {
  @Test(
    "Escape sequences need a terminal that understands them and a user who wants them",
    arguments: [
      (true, ["TERM": "xterm"], TextStyle.terminal), (true, [:], .terminal),
      (true, ["TERM": "xterm", "NO_COLOR": ""], .terminal),
      (true, ["TERM": "xterm", "NO_COLOR": "1"], .plain), (true, ["TERM": "dumb"], .plain),
      (false, ["TERM": "xterm"], .plain),
    ] as [(Bool, [String: String], TextStyle)]
  )
  func test_init_style(isTerminal: Bool, environment: [String: String], style: TextStyle) {
    #expect(TextStyle(isTerminal: isTerminal, environment: environment) == style)
  }
}
