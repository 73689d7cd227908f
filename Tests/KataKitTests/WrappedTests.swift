import KataKit
import Testing

struct WrappedTests {
  @Test("A line that fits stays as it is")
  func test_wrapped_short_isUnchanged() {
    #expect("one two\n\n  three".wrapped(to: 10) == "one two\n\n  three")
  }

  @Test("A line that is too long is broken between words, and keeps its indentation")
  func test_wrapped_long_breaksBetweenWords() {
    #expect("  one two three four".wrapped(to: 11) == "  one two\n  three\n  four")
  }

  @Test("A word that is longer than the line is left to the terminal")
  func test_wrapped_longWord_isLeftWhole() {
    #expect("a /very/long/path b".wrapped(to: 8) == "a\n/very/long/path\nb")
  }

  @Test("What stands in columns goes on below its own column")
  func test_wrapped_labelled_goesOnBelowTheText() {
    #expect("  expected one two three".wrapped(to: 18) == "  expected one two\n           three")
    #expect("  got      one two three".wrapped(to: 18) == "  got      one two\n           three")
    #expect("      then one two three".wrapped(to: 18) == "      then one two\n           three")
  }

  @Test("Spaces inside a line stay")
  func test_wrapped_spacesInside_stay() {
    #expect("a    b    c d".wrapped(to: 11) == "a    b    c\nd")
  }
}
