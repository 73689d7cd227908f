import CommandLineKit
import Testing

struct ColumnsTests {
  @Test("Padding counts columns, and never cuts")
  func test_padded() {
    #expect("ab".padded(to: 4) == "ab  ")
    #expect("日本".padded(to: 5) == "日本 ")
    #expect("abc".padded(to: 2) == "abc")
  }

  @Test(
    "Lines are broken between words, and continue with the same indentation",
    arguments: [
      ("one two three", "one two\nthree"), ("  one two three", "  one\n  two\n  three"),
      ("a\n\none two three\n", "a\n\none two\nthree\n"),
      ("averyverylongword b", "averyverylongword\nb"), ("日本 日本 日本", "日本\n日本\n日本"),
      ("one  two", "one  two"), ("", ""), ("a \"b  c  d  e\" f", "a\n\"b  c  d  e\"\nf"),
      (#"a "b \" c  d" f"#, "a \"b\n\\\" c  d\"\nf"), (#"one 2" three"#, "one 2\"\nthree"),
      (#"a "one two three" b"#, "a \"one\ntwo\nthree\" b"),
    ]
  )
  func test_wrapped(text: String, lines: String) {
    #expect(text.wrapped(to: 8) == lines)
  }

  @Test("The second column of a table is wrapped below itself, within the given width")
  func test_table() {
    #expect(
      [("a", "one two three"), ("long", "four")].table(columns: 14)
        == "a     one two\n      three\nlong  four"
    )
  }
}
