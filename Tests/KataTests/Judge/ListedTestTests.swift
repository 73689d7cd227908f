import Testing

@testable import KataJudge
@testable import kata

struct ListedTestTests {
  @Test(
    "A line of either framework is split into its parts",
    arguments: [
      ("M.Suite/test_a", "Suite", "test_a"),
      ("M.Suite/test_a()", "Suite", "test_a"),
      ("M.Suite/two(x:)", "Suite", "two"),
      ("M.Outer/Inner/deep()", "Outer/Inner", "deep"),
      ("M.free()", "", "free"),
      ("M.Suite/test_a()/MyTests.swift:48:4", "Suite", "test_a"),
      ("M.free()/MyTests.swift:48:4", "", "free"),
      ("M.Outer/`Is it shown? (a/b.c)`()", "Outer", "`Is it shown? (a/b.c)`"),
      ("M.`Raw suite + x`/inRaw()", "`Raw suite + x`", "inRaw"),
      ("M.`free raw/one`()", "", "`free raw/one`"),
    ]
  )
  func test_init_line_givesItsParts(line: String, suite: String, test: String) throws {
    let listed = try #require(ListedTest(line: line))

    #expect([listed.module, listed.suite, listed.test] == ["M", suite, test])
  }

  @Test(
    "A line that is not a test is ignored",
    arguments: [
      "", "Listing 3 test(s):", "M", "M.", ".x()", "Building for debugging...", "a.b", "M.S/",
    ]
  )
  func test_init_otherLine_isNil(line: String) {
    #expect(ListedTest(line: line) == nil)
  }

  @Test(
    "The pattern matches the test and no other",
    arguments: [
      ("M.Suite/a()", "M.Suite/a()", true), ("M.Suite/a()", "M.Suite/ab()", false),
      ("M.Suite/a()", "MM.Suite/a()", false), ("M.S/`a? (b)`()", "M.S/`a? (b)`()", true),
      ("M.S/`a? (b)`()", "M.S/` (b)`()", false), ("M.free()", "M.free()", true),
      ("M.`a+b`/c()", "M.`a+b`/c()", true), ("M.`a+b`/c()", "M.`aab`/c()", false),
    ]
  )
  func test_filter_names_fitsThisTestOnly(line: String, other: String, fits: Bool) throws {
    let filter = try Regex(#require(ListedTest(line: line)).filter)

    #expect((other.firstMatch(of: filter) != nil) == fits)
  }
}
