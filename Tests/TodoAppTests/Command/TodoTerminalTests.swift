import Foundation
import ScratchFolders
import Testing
import TodoApp

extension TodoProcessTests {
  /// The built `todo` in a real pseudo-terminal.
  struct TodoTerminalTests {
    private let todo = TodoCommand()

    @Test("A whole session on the screen: prompts, typed lines, and dimmed transitions")
    func test_session_add_appearsAsDesigned() async throws {
      let session = try await TerminalSession.run(
        todo,
        steps: [.type("a"), .type("Pack"), .type("2014-02-30"), .type(""), .type("q")]
      )

      let question = "Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-21] (. cancels)"
      #expect(
        session.transcript == """
          Nothing to do until the end of next week.
          Type ? for help, q to quit.
          > a
          \u{1B}[2m--- New item ---\u{1B}[0m
          Name (. cancels)
          > Pack
          \(question)
          > 2014-02-30
          Error: There is no day 2014-02-30; write a day as YYYY-MM-DD.
          \(question)
          > 
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
      let session = try await TerminalSession.run(
        todo,
        environment: environment,
        steps: [.type("a"), .type("."), .type("q")]
      )

      #expect(
        session.transcript.contains("--- New item ---\nName (. cancels)\n> .\n--- To do ---\n")
      )
      #expect(!session.transcript.contains("\u{1B}"))
    }

    @Test(
      "The end of input ends it on a new line, on either screen, and keeps the terminal's settings"
    )
    func test_session_endOfInput_endsIt() async throws {
      let list = try await TerminalSession.run(todo, steps: [.endInput])
      let add = try await TerminalSession.run(todo, steps: [.type("a"), .endInput])

      #expect(list.transcript.hasSuffix("q to quit.\n> \n"))
      #expect(add.transcript.hasSuffix("Name (. cancels)\n> \n"))
      #expect([list, add].map(\.leftTheTerminalAlone) == [true, true])
      #expect([list, add].map(\.reason) == [.exit, .exit])
      #expect([list, add].map(\.status) == [0, 0])
    }

    @Test("An interrupt ends it in the middle of an entry, and keeps the terminal's settings")
    func test_session_interrupt_leavesTheTerminalAlone() async throws {
      let session = try await TerminalSession.run(todo, steps: [.type("a"), .interrupt])

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

      let session = try await TerminalSession.run(
        todo,
        columns: 30,
        steps: [.type("a"), .type("Pack"), .type(""), .type("q")]
      )

      let rows = session.transcript.split(separator: "\n")
      let start = try #require(rows.firstIndex { $0.hasPrefix("todo: ") })
      // A path that is longer than a line is not broken, so that it can be copied.
      #expect(rows[start...].prefix(3).filter { $0.count > 30 && $0.contains(" ") } == [])
    }

    @Test("After a resize, the list is as wide as the terminal")
    func test_session_resize_isSeenByTheNextList() async throws {
      let title = String(repeating: "0123456789", count: 6)
      let session = try await TerminalSession.run(
        todo,
        columns: 40,
        steps: [
          .type("a"), .type(title), .type(""), .type("?"), .resize(columns: 100), .type("r"),
          .type("q"),
        ]
      )

      let cut = "* Today\n    \(title.prefix(35))…\n"
      #expect(session.transcript.contains("\(cut)> ?\n"))
      #expect(session.transcript.hasSuffix("> r\n* Today\n    \(title)\n> q\n"))
    }
  }
}
