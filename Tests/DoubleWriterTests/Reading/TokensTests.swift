import XCTest

@testable import DoubleWriter

final class TokensTests: XCTestCase {
  func test_words_signsAndDirectives_areRead() async {
    XCTAssertEqual(
      texts("func a(_ b: `in`) -> [C]...\n#if DEBUG && os(iOS) // why\n#endif"),
      [
        "func", "a", "(", "_", "b", ":", "`in`", ")", "->", "[", "C", "]", "...",
        "#if DEBUG && os(iOS) ", "#endif",
      ]
    )
  }

  func test_comments_nestedToo_areLeftOut() async {
    XCTAssertEqual(texts("a // b {\n/* c /* d */ } */ e /**/f"), ["a", "e", "f"])
  }

  func test_strings_withBracesAndQuotes_areOneToken() async {
    let long = "\"\"\"\n protocol P { \" } \\\"\"\"\n\"\"\""
    for string in [
      #""{ \" }""#, ##"#"\"{"#"##, #""a\(b("}") + c)d""#, #""\(a ? "\(b)" : "}")""#, long,
      #"#/ "{ /#"#, "\"\"", ##"#"""#"##, ##"#"""{"#"##, #""\(a)/*{""#, #""\(a)//{""#,
    ] {
      XCTAssertEqual(texts("a \(string) b"), ["a", string, "b"])
    }
  }

  func test_aQuoteWithoutEnd_costsItsLineOnly() async {
    XCTAssertEqual(texts("let r = \"[^a/ {\nb"), ["let", "r", "=", "\"[^a/ {", "b"])
  }

  func test_regularExpressions_areOneToken() async {
    let extended = ["#/\n { \n/#", #"#/a\/# {/#"#, "##/ /# { /##"]
    for regex in [#"/\{/"#, #"/"""/"#, "/[)}]{2}/", #"/a\/ {/"#, #"/\ {\ /"#] + extended {
      for before in ["return", "(", "=", ",", "[", "=="] {
        XCTAssertEqual(texts("\(before) \(regex).b"), [before, regex, ".", "b"])
      }
      XCTAssertEqual(texts("(\(regex))"), ["(", regex, ")"])
      XCTAssertEqual(texts("\"\\(\(regex))\" }"), ["\"\\(\(regex))\"", "}"])
    }
  }

  func test_slashesOfOperators_areSigns() async {
    for text in [
      "a / b { c / d", "a/b { c/d", "( /, 1) { c/d", "(/A.b) { c/d", "func /(a: A) { c/d",
      "= /b { c /d", "= /b { c\n/",
    ] {
      XCTAssertTrue(texts(text).contains("{"), text)
    }
  }

  func test_lines_countThroughStringsAndComments() async {
    let tokens = Tokens.of("a\n/* \n */ \"\"\"\n\n\"\"\" b\r\nc")
    XCTAssertEqual(tokens.map(\.line), [1, 3, 5, 6, 6])
  }

  func test_blocksOfStatements_haveTheirFirstWordOnly() async {
    let tokens = Tokens.of(
      """
      extension A.B { func a() { if b { "}" } } var c = 1 { didSet { d() } } }
      protocol P { var e: Int { get set } } class C { #if D
      } let f = { [g] in }()
      """
    )
    XCTAssertEqual(
      tokens.map(\.text).joined(separator: " "),
      "extension A . B { func a ( ) { if } var c = 1 { didSet } } "
        + "protocol P { var e : Int { get set } } class C { #if D } let f = { } ( ) "
    )
  }

  private func texts(_ text: String) -> [String] {
    Tokens.of(text).filter { $0.kind != .end }.map(\.text)
  }
}
