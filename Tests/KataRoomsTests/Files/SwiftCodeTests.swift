import Testing

@testable import KataCore

struct SwiftCodeTests {
  @Test(
    "Comments and the text of literals are left out, and all other code stays",
    arguments: [
      ("a // b /*\nc", "a \nc"), ("a /* b /* c /* d */ e */ f */ g", "a   g"),
      ("/* a", " "), ("a /*/ b */ c", "a   c"),
      (#"f("a // b") + g"#, #"f("") + g"#), (##"#"a " \(b)"# + c"##, #""" + c"#),
      ("\"\"\"\n a \"\" // b\n \"\"\" + c", #""" + c"#), ("\"a\nb", "\"\"\nb"),
      // The code of an interpolation, in which there may be literals again.
      (#""a \(f("b // \(c)")) d" + e"#, #""(f("(c)"))" + e"#),
      (##"#"a \#(b("// \(c)")) \(d)"# + e"##, #""(b("(c)"))" + e"#),
      ("\"\"\"\n \\(a(\"// \"))\n\"\"\" + b", #""(a(""))" + b"#), (#""\\(a)""#, #""""#),
      // Regular expressions, and what may be one.
      ("a #/x//y/# + b", "a \"\" + b"), ("#/\n a // \" b\n/# + c", "\"\" + c"),
      (#"f(/a\//, "b") + c"#, #"f("", "") + c"#), (#"a = /,"\(/ + b"#, #"a = "" + b"#),
      (#"return /a\// + b"#, #"return "" + b"#), ("a = b / c // d", "a = b / c "),
      ("f(/, g / 2, // a", "f(/, g / 2, "), ("f(1/2, 3/ 4)", "f(1/2, 3/ 4)"),
      (#"a ? /"""/ : b ?? /"""/ + c"#, #"a ? "" : b ?? "" + c"#),
      (#"`a // b` + `/* "` + c"#, #"`a // b` + `/* "` + c"#), ("`a\n// b", "`a\n"),
      (#"\.a; #expect(b); #if c"#, #"\.a; #expect(b); #if c"#),
    ]
  )
  func test_text_isTheCode(source: String, code: String) {
    #expect(SwiftCode(of: source).text == code)
  }

  @Test("Each line stays the same line, and literals stay as they are written")
  func test_text_options_keepLinesAndLiterals() {
    let source = "a /*\n*/ \"\"\"\n // \\(b // c\n)\n\"\"\" + #/\nd\n/#\ne"

    #expect(SwiftCode(of: source, keepsLines: true).text == "a \n  \"\n(b \n)\n\" + \"\n\n\"\ne")
    #expect(
      SwiftCode(of: source, keepsLiterals: true).text
        == "a   \"\"\"\n // \\(b // c\n)\n\"\"\" + #/\nd\n/#\ne"
    )
  }
}
