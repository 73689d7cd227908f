import CommandLineKit
import KataKit
import KataTesting
import Testing

struct FailureMessageTests {
  @Test("The expected values are above the actual ones, one a line")
  func test_text_values_standBelowEachOther() {
    let message = FailureMessage("updateView()", expected: ["a", "b"], got: ["c"])

    #expect(
      message.text == """
        updateView():
        expected a
            then b
        got      c
        """
    )
  }

  @Test("Without a value, the message says nothing")
  func test_text_noValue_isNothing() {
    let message = FailureMessage("updateView()", expected: [], got: [])

    #expect(message.text == "updateView():\nexpected nothing\ngot      nothing")
  }

  @Test("The action can be several lines, and notes follow the actual values")
  func test_text_scenario_standsAboveAndNotesBelow() {
    let message = FailureMessage("a list\n  1", expected: ["a"], got: [], notes: ["Why.", "When."])

    #expect(message.text == "a list\n  1:\nexpected a\ngot      nothing\nWhy.\nWhen.")
  }

  @Test("A long list or text begins just before its first difference")
  func test_text_longList_beginsAtTheDifference() {
    let numbers = (1...1_000).map { "\($0)" }
    let others = numbers.map { $0 == "500" ? "x" : $0 }
    let list = FailureMessage("shown", expected: numbers, got: others)
    let text = FailureMessage(
      "shown",
      expected: [numbers.joined(separator: "\n")],
      got: [others.joined(separator: "\n")]
    )

    #expect(list.expected == ["… the first 498 agree", "499", "500", "501", "… and 499 more"])
    #expect(list.got == ["… the first 498 agree", "499", "x", "501", "… and 499 more"])
    #expect(text.expected == [list.expected.joined(separator: "\n")])
    #expect(text.got == [list.got.joined(separator: "\n")])
  }

  @Test("The end of a long list is there if it is the difference")
  func test_text_longerList_showsItsEnd() {
    let message = FailureMessage(
      "shown",
      expected: ["1", "2", "3", "4", "5"],
      got: ["1", "2", "3", "4", "5", "6"]
    )

    #expect(message.expected == ["… the first 4 agree", "5"])
    #expect(message.got == ["… the first 4 agree", "5", "6"])
  }

  @Test("A short list is whole")
  func test_text_shortList_isWhole() {
    let message = FailureMessage("shown", expected: ["1", "2", "3"], got: ["1", "2", "4", "5"])

    #expect(message.expected == ["1", "2", "3"])
    #expect(message.got == ["1", "2", "4", "5"])
  }

  @Test("A long line is cut around its difference, and a long sentence in its middle")
  func test_text_flood_isCut() {
    let start = String(repeating: "a", count: 1_000)
    let message = FailureMessage("x", expected: [start + "b"], got: [start + "c" + start])
    let line = FailureMessage("x" + String(repeating: "y", count: 100_000) + "z")

    #expect(message.expected == ["… \(start.prefix(239))b"])
    #expect(message.got == ["… \(start.prefix(60))c\(start.prefix(179)) …"])
    #expect(line.doing.count < 900)
    #expect(line.doing.hasPrefix("xyy"))
    #expect(line.doing.hasSuffix("yyz"))
    #expect(line.doing.contains("y … and 99202 more characters … y"))
  }

  @Test("The further lines of a value are below its first")
  func test_text_valueOfSeveralLines_standsBelowItself() {
    let message = FailureMessage("shown", expected: ["a\n\nb", "c\nd"], got: ["e\nf"])

    #expect(
      message.text == """
        shown:
        expected a
        \("         ")
                 b
            then c
                 d
        got      e
                 f
        """
    )
  }

  @Test("Each line is wrapped below the value, and not below the label")
  func test_lines_hang_isBelowTheValue() {
    let lines = FailureMessage("asked", expected: ["one two three"], got: ["x", "one two three"])
      .lines

    #expect(lines.map(\.hang) == [0, 9, 9, 9])
    #expect(
      lines.map { $0.indented(by: 2).wrapped(to: 18) } == [
        "  asked:", "  expected one two\n           three", "  got      x",
        "      then one two\n           three",
      ]
    )
  }

  @Test("Only the part that differs has a look")
  func test_lines_look_isOfTheDifference() {
    let lines = FailureMessage(
      "t",
      expected: ["today 23:59", "same"],
      got: ["toxay 23:59", "same"]
    )
    .lines

    #expect(lines.map(\.look) == [nil, .green, nil, .red, nil])
    #expect(lines.map(\.stretch) == [nil, 11..<12, 13..<13, 11..<12, 13..<13])
    #expect(
      lines[1].indented(by: 2).shown(columns: 80, style: .terminal)
        == ["  expected to\u{1B}[4;32md\u{1B}[0may 23:59"]
    )
  }

  @Test("A late call is reported only if there is one")
  func test_failureMessage_later_isReported() {
    let late = failureMessage("updateView()", expected: ["ask"], got: [], later: ["ask"])
    let never = failureMessage("updateView()", expected: ["ask"], got: [String](), later: [])

    #expect(
      late.hasSuffix(
        """
        got      nothing
        "ask" came after updateView() had returned, from a task that is not awaited. Start no \
        Task here; await the call.
        """
      )
    )
    #expect(never.hasSuffix("got      nothing"))
  }

  @Test("A message without a comparison is its sentence, line by line")
  func test_text_sentence_isAsItIs() {
    let message = FailureMessage("It crashed.\n  At line 3.")

    #expect(message.text == "It crashed.\n  At line 3.")
    #expect(message.lines == [HangingLine("It crashed."), HangingLine("  At line 3.")])
  }
}

/// The functions that the suites of the stages call.
struct FailureMessagesTests {
  @Test("Values are printed as they are, and an empty list as \"nothing\"")
  func test_failureMessage_values_standBelowEachOther() {
    #expect(
      failureMessage("updateView()", expected: [1, 2], got: [Int]()) == """
        updateView():
        expected 1
            then 2
        got      nothing
        """
    )
    #expect(
      failureMessage("updateView()", expected: "one call", got: [1, 2])
        == "updateView():\nexpected one call\ngot      1\n    then 2"
    )
    #expect(
      failureMessage("updateView()", expected: "a", got: "b")
        == "updateView():\nexpected a\ngot      b"
    )
  }

  @Test("Texts are quoted, so that an empty one is visible")
  func test_failureMessage_texts_areQuoted() {
    #expect(
      failureMessage("written", expected: ["Pack: ", ""], got: [String]())
        == "written:\nexpected \"Pack: \"\n    then \"\"\ngot      nothing"
    )
  }

  @Test("A whole text keeps its lines; text after the last line end is one more line")
  func test_failureMessage_wholeText_isShownLineByLine() {
    #expect(
      failureMessage("written", expectedText: "a\nb\n", got: "a\nb") == """
        written:
        expected "a\\n"
                 "b\\n"
        got      "a\\n"
                 "b"
        """
    )
    #expect(
      failureMessage("written", expectedText: "a\n", got: "")
        == "written:\nexpected \"a\\n\"\ngot      nothing"
    )
  }

  @Test("Control characters and invisible characters are written as escapes")
  func test_quoted_controls_areEscaped() {
    #expect(
      quoted("é\u{1B}[2J \u{202E}\u{AD}\u{202F}\u{9B}")
        == #""é\u{1B}[2J \u{202E}\u{AD}\u{202F}\u{9B}""#
    )
  }
}
