import CommandLineKit
import Foundation
import KataTesting
import Testing

@testable import KataCore

struct FailureMessageTests {
  static let texts: [(String, FailureMessage, String)] = [
    (
      "The action can be several lines, and notes follow the actual values",
      FailureMessage("a list\n  1", expected: ["a"], got: [], notes: ["Why.", "When."]),
      "a list\n  1:\nexpected a\ngot      nothing\nWhy.\nWhen."
    ),
    (
      "A short list is whole",
      FailureMessage("shown", expected: ["1", "2", "3"], got: ["1", "2", "4", "5"]),
      "shown:\nexpected 1\n    then 2\n    then 3\ngot      1\n    then 2\n    then 4\n    then 5"
    ),
    (
      "The end of a long list is there if it is the difference",
      FailureMessage(
        "shown",
        expected: ["1", "2", "3", "4", "5"],
        got: ["1", "2", "3", "4", "5", "6"]
      ),
      """
      shown:
      expected … the first 4 agree
          then 5
      got      … the first 4 agree
          then 5
          then 6
      """
    ),
    (
      "The further lines of a value are below its first",
      FailureMessage("shown", expected: ["a\n\nb", "c\nd"], got: ["e\nf"]),
      """
      shown:
      expected a
      \("         ")
               b
          then c
               d
      got      e
               f
      """
    ),
    (
      "The mismatch of a double begins just before its first difference",
      FailureMessage(
        """
        A/B.swift:7: ViewMock did not get the calls it expected.
        Expected:
            a()
            b()
            c()
          - d()
            e()
            f()
        Got:
            a()
            b()
            c()
          + x()
            e()
            f()
        Legend: - missing, + unexpected, ~ out of order
        The closure ended early, with Offline()
        """
      ),
      """
      A/B.swift:7: ViewMock did not get the calls it expected:
      expected … the first 2 agree
          then c()
          then d()
          then e()
          then f()
      got      … the first 2 agree
          then c()
          then x()
          then e()
          then f()
      The closure ended early, with Offline()
      """
    ),
    (
      "A mismatch that is compared with nil",
      FailureMessage(
        ofExpectation: """
          Expectation failed: (view.mismatch(ignoring: { $0 == .a }) → "B.swift:7: Spy is wrong.
          Expected:
              nothing
          Got:
            + show("it")
          Legend: - missing, + unexpected, ~ out of order") == nil
          """
      ),
      "B.swift:7: Spy is wrong:\nexpected nothing\ngot      show(\"it\")"
    ),
    (
      "A message without a comparison is its sentence, line by line",
      FailureMessage("It crashed.\n  At line 3."), "It crashed.\n  At line 3."
    ),
  ]

  @Test("A message has its text", arguments: texts)
  func test_text_message_isPrinted(fact: String, message: FailureMessage, text: String) {
    #expect(message.text == text, "\(fact)")
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

  @Test("Of a few long values, only the first that differs is shown: a board has 24 lines")
  func test_text_longValues_onlyTheDifference() {
    let calls = ["a", "b", "c", "d"].map { String(repeating: "\($0) ", count: 60) }
    let x = String(repeating: "x ", count: 60)

    let second = FailureMessage("shown", expected: calls, got: [calls[0], x] + calls[2...])
    let third = FailureMessage("shown", expected: calls, got: Array(calls[..<2]))

    #expect(second.expected == ["… the first agrees", calls[1], "… and 2 more"])
    #expect(second.got == ["… the first agrees", x, "… and 2 more"])
    #expect(third.expected == ["… the first 2 agree", calls[2], "… and 1 more"])
    #expect(third.got == ["… the first 2 agree"])
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

  @Test("Only the part that differs has a look")
  func test_lines_look_isOfTheDifference() {
    let message = FailureMessage("t", expected: ["today 23:59", "a"], got: ["toxay 23:59", "a"])
    let lines = message.lines

    #expect(lines.map(\.look) == [nil, .green, nil, .red, nil])
    #expect(lines.map(\.stretch) == [nil, 11..<12, 10..<10, 11..<12, 10..<10])
  }

  static let calls: [(String, String, String)] = [
    (
      "Values are printed as they are, and an empty list as \"nothing\"",
      failureMessage("updateView()", expected: [1, 2], got: [Int]()),
      "updateView():\nexpected 1\n    then 2\ngot      nothing"
    ),
    (
      "One sentence can describe the expected values",
      failureMessage("updateView()", expected: "one call", got: [1, 2]),
      "updateView():\nexpected one call\ngot      1\n    then 2"
    ),
    (
      "Texts are quoted, so that an empty one is visible",
      failureMessage("written", expected: ["Pack: ", ""], got: [String]()),
      "written:\nexpected \"Pack: \"\n    then \"\"\ngot      nothing"
    ),
    (
      "A whole text keeps its lines; text after the last line end is one more line",
      failureMessage("written", expectedText: "a\nb\n", got: "a\nb"),
      #"""
      written:
      expected "a\n"
               "b\n"
      got      "a\n"
               "b"
      """#
    ),
    (
      "A late call is reported",
      failureMessage("updateView()", expected: ["ask"], got: [], later: ["ask"]),
      """
      updateView():
      expected "ask"
      got      nothing
      "ask" came after updateView() had returned, from a task that is not awaited. Start no Task \
      here; await the call.
      """
    ),
    (
      "A late call is reported only if there is one",
      failureMessage("updateView()", expected: ["ask"], got: [String](), later: []),
      "updateView():\nexpected \"ask\"\ngot      nothing"
    ),
    (
      "Control characters and invisible characters are written as escapes",
      quoted("é\u{1B}[2J \u{202E}\u{AD}\u{202F}\u{9B}"),
      #""é\u{1B}[2J \u{202E}\u{AD}\u{202F}\u{9B}""#
    ),
  ]

  @Test("The functions that the suites of the stages call print values", arguments: calls)
  func test_failureMessage_values_arePrinted(fact: String, message: String, text: String) {
    #expect(message == text, "\(fact)")
  }

  @Test("The place is file and line; a file of this package is named from its root")
  func test_place_isAsEditorsLinkIt() {
    let own = PackageRoot.ofThisBuild.path + "/Tests/T.swift"

    #expect(FailureMessage("no", file: own, line: 7).place == "Tests/T.swift:7")
    #expect(FailureMessage("no", file: "/x/T.swift", line: 7).place == "/x/T.swift:7")
    #expect(FailureMessage("no", file: "/x/T.swift").place == "/x/T.swift")
    #expect(FailureMessage("no").place == nil)
  }
}
