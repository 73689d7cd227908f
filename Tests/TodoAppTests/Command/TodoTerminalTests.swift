import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` in a real pseudo-terminal.
  struct TodoTerminalTests {
    private let todo = TodoCommand()

    @Test("A whole session on the screen: prompts, typed lines, dimmed transitions, an offer")
    func test_session_add_appearsAsDesigned() async throws {
      let session = try await TerminalSession.run(todo) {
        try $0.type(["a", "Pack", "2014-02-30", "2014-05-20", "", "today", "q"])
      }

      let question =
        "Due: YYYY-MM-DD, tomorrow, a weekday; from 2014-05-21 [2014-05-21] (. cancels)"
      let offer = question.replacing("[2014-05-21]", with: "[2014-05-20]")
      let refusal = "Error: The due date is before today.\n\(offer)"
      #expect(
        session.transcript == """
          Nothing to do until the end of next week.
          Type ? for help, o to open an item, q to quit.
          > a
          \u{1B}[2m--- New item ---\u{1B}[0m
          Name (. cancels)
          > Pack
          \(question)
          > 2014-02-30
          Error: There is no day 2014-02-30; write YYYY-MM-DD, today, tomorrow or a weekday.
          \(question)
          > 2014-05-20
          \(refusal)
          > 
          \(refusal)
          > today
          \u{1B}[2m--- To do ---\u{1B}[0m
          * Today
              Pack
          > q

          """
      )
    }

    @Test(
      "Without colours, no escape sequence is written",
      arguments: [["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"]]
    )
    func test_session_noColour_hasNoEscapeSequence(environment: [String: String]) async throws {
      let session = try await TerminalSession.run(todo, environment: environment) {
        try $0.type(["a", ".", "q"])
      }

      #expect(
        session.transcript.contains("--- New item ---\nName (. cancels)\n> .\n--- To do ---\n")
      )
      #expect(!session.transcript.contains("\u{1B}"))
    }

    @Test(
      "The end of input ends it on a new line, on either screen, and keeps the terminal's settings",
      arguments: [([], "q to quit.\n> \n"), (["a"], "Name (. cancels)\n> \n")]
    )
    func test_session_endOfInput_endsIt(lines: [String], end: String) async throws {
      let session = try await TerminalSession.run(todo) {
        try $0.type(lines)
        try $0.endInput()
      }

      #expect(session.transcript.hasSuffix(end))
      #expect(session.leftTheTerminalAlone)
      #expect(session.reason == .exit)
      #expect(session.status == 0)
    }

    @Test("An interrupt ends it in the middle of an entry, and keeps the terminal's settings")
    func test_session_interrupt_leavesTheTerminalAlone() async throws {
      let session = try await TerminalSession.run(todo) {
        try $0.type(["a"])
        try $0.waitForPrompt()
        // As Ctrl-C does.
        $0.process.interrupt()
      }

      #expect(session.reason == .uncaughtSignal)
      #expect(session.status == SIGINT)
      #expect(session.leftTheTerminalAlone)
      #expect(
        session.transcript.hasSuffix("\u{1B}[2m--- New item ---\u{1B}[0m\nName (. cancels)\n> ")
      )
    }

    @Test("An error that is longer than a line is broken between words")
    func test_session_complaint_isBrokenBetweenWords() async throws {
      try todo.folder.write("torn", to: "items")

      let session = try await TerminalSession.run(todo, columns: 30) {
        try $0.type(["a", "Pack", "", "q"])
      }

      let rows = session.transcript.split(separator: "\n")
      let start = try #require(rows.firstIndex { $0.hasPrefix("todo: ") })
      // A path that is longer than a line is not broken, so that it can be copied.
      #expect(rows[start...].prefix(3).filter { $0.count > 30 && $0.contains(" ") } == [])
    }

    @Test("After a resize, the list is as wide as the terminal")
    func test_session_resize_isSeenByTheNextList() async throws {
      let title = String(repeating: "0123456789", count: 6)
      let session = try await TerminalSession.run(todo, columns: 40) {
        try $0.type(["a", title, "", "?"])
        $0.terminal.resize(columns: 100)
        try $0.type(["r", "q"])
      }

      let cut = "* Today\n    \(title.prefix(35))…\n"
      #expect(session.transcript.contains("\(cut)> ?\n"))
      #expect(session.transcript.hasSuffix("> r\n* Today\n    \(title)\n> q\n"))
    }
  }
}
