import Foundation
import Testing
import TodoApp

/// The built `todo` in a real pseudo-terminal.
@Suite struct TodoTerminalTests {
  private let todo: TodoCommand

  init() throws {
    todo = try TodoCommand()
  }

  @Test("Three items typed in one session are the golden screen of the next")
  func test_session_threeItems_areThereTheNextTime() throws {
    let first = try TerminalSession(todo)
    for line in [
      "a", "Pack", "", "a", "Call", "2014-05-22", "a", "Plan", "2014-05-28", "q",
    ] { try first.type(line) }
    first.waitForTheEnd()
    let second = try TerminalSession(todo)
    try second.type("q")
    second.waitForTheEnd()

    #expect(
      second.transcript == """
        * Today
            Pack

        ! Tomorrow
            Call  Thursday

        # Next Week
            Plan  Wednesday
        Type ? for help, q to quit.
        > q

        """
    )
    #expect(first.ending == (.exit, 0))
  }

  @Test("A whole session as it appears: prompts, what was typed, and dimmed transitions")
  func test_session_add_appearsAsDesigned() throws {
    let session = try TerminalSession(todo)
    for line in ["a", "Pack", "2014-02-30", "", "q"] { try session.type(line) }
    session.waitForTheEnd()

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
    "There is no escape sequence where none is wanted",
    arguments: [["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"]]
  )
  func test_session_noColour_hasNoEscapeSequence(environment: [String: String]) throws {
    let session = try TerminalSession(todo, environment: environment)
    for line in ["a", ".", "q"] { try session.type(line) }
    session.waitForTheEnd()

    #expect(session.transcript.contains("--- New item ---\nName (. cancels)\n> .\n--- To do ---\n"))
    #expect(!session.transcript.contains("\u{1B}"))
  }

  @Test("The end of input ends it on its own line, on either screen, and leaves the terminal alone")
  func test_session_endOfInput_endsIt() throws {
    let list = try TerminalSession(todo)
    let settings = list.settings
    try list.typeEndOfInput()
    list.waitForTheEnd()
    let add = try TerminalSession(todo)
    try add.type("a")
    try add.typeEndOfInput()
    add.waitForTheEnd()

    #expect(list.transcript.hasSuffix("q to quit.\n> \n"))
    #expect(list.ending == (.exit, 0))
    #expect(list.settings == settings)
    #expect(add.transcript.hasSuffix("Name (. cancels)\n> \n"))
    #expect(add.ending == (.exit, 0))
    #expect(add.settings == settings)
  }

  @Test("An interrupt ends it in the middle of an entry, and leaves the terminal alone")
  func test_session_interrupt_leavesTheTerminalAlone() throws {
    let session = try TerminalSession(todo)
    let settings = session.settings
    try session.type("a")
    try session.interrupt()
    session.waitForTheEnd()

    #expect(session.ending == (.uncaughtSignal, SIGINT))
    #expect(session.settings == settings)
    #expect(
      session.transcript.hasSuffix("\u{1B}[2m--- New item ---\u{1B}[0m\nName (. cancels)\n> ")
    )
  }

  @Test("After a resize the list is as wide as the terminal")
  func test_session_resize_isSeenByTheNextList() throws {
    let title = String(repeating: "0123456789", count: 6)
    let session = try TerminalSession(todo, columns: 40)
    for line in ["a", title, ""] { try session.type(line) }
    try session.type("?")
    session.resize(columns: 100)
    try session.type("r")
    try session.type("q")
    session.waitForTheEnd()

    let cut = "* Today\n    \(title.prefix(35))…\n"
    #expect(session.transcript.contains("\(cut)> ?\n"))
    #expect(session.transcript.hasSuffix("> r\n* Today\n    \(title)\n> q\n"))
  }
}
