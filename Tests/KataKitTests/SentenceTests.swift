import KataTesting
import Testing

struct SentenceTests {
  @Test("What was expected and what came stand below each other")
  func test_sentence_calls_standBelowEachOther() {
    #expect(
      sentence("updateView()", expected: [1, 2], got: [Int]())
        == """
        updateView():
        expected 1
            then 2
        got      nothing
        """
    )
  }

  @Test("Texts are quoted, so that an empty one is seen")
  func test_listed_texts_areQuoted() {
    #expect(listed(["Pack: ", ""]) == "\"Pack: \"\n    then \"\"")
  }

  @Test("What a terminal would obey is written as an escape")
  func test_quoted_controls_areEscaped() {
    #expect(quoted("a\u{1B}[2J\u{202E}b") == #""a\u{1B}[2J\u{202E}b""#)
  }
}
