import XCTest

@testable import DoubleWriter

final class TypeTests: XCTestCase {
  func test_types_asTheyAreUsuallyWritten_printThemselves() async throws {
    for text in [
      "Int", "Int?", "[Int]", "[String: [Int?]]", "Range<Date>", "Array<Int>.Index", "(Int, b: B)",
      "()", "(Result<[Item], any Error>) -> Void", "() async throws(Fault) -> [Item]?",
      "(() -> Void)?", "@escaping @Sendable (Int) -> Void", "inout Int", "any P", "(any P)?",
      "some Sequence<Int>", "A & B", "any A & B", "P.Type", "(any P).Type", "any P.Type", "String!",
      "(_ a: Int, Int...) -> Void", "(Int) -> (String) -> Void", "~Copyable", "Self",
      "@convention(c) (Int) -> Void", "Grid<-1, 2>", "(repeat each T)", "sending Item",
      "[(Int, String)]", "((Int, Int)) -> Void",
    ] {
      XCTAssertEqual(try read(text), text)
    }
  }

  func test_types_inOtherDress_printInOneLineAndWithoutParenthesesOfNoUse() async throws {
    for (text, expected) in [
      ("@escaping(Int)->Void", "@escaping (Int) -> Void"), ("((Int))", "Int"),
      ("Dictionary < String,Int >", "Dictionary<String, Int>"),
      ("(\n  Int,\n  // why\n  String\n)", "(Int, String)"),
      ("@escaping ((A) -> B)", "@escaping (A) -> B"),
      ("[ String : Int ]", "[String: Int]"),
      ("[3 of Int]?", "InlineArray<3, Int>?"),
      ("[n of [2 of A]]", "InlineArray<n, InlineArray<2, A>>"),
      ("((Int) -> Void)?", "((Int) -> Void)?"),
    ] {
      XCTAssertEqual(try read(text), expected)
    }
  }

  func test_brokenTypes_tellLineAndPlace() async {
    for (text, expected) in [
      ("\n-> Int", "line 2: expected a type, found \"->\""),
      ("[Int", "line 1: expected \"]\", found the end"),
      ("Range<Int", "line 1: expected \">\", found the end"),
      (
        "Int" + String(repeating: "?", count: 10_000),
        "line 1: expected a type with less than 10 suffixes, found \"?\""
      ),
      (
        String(repeating: "~", count: 100_000) + "A",
        "line 1: expected a type, found \"~\""
      ),
    ] {
      XCTAssertThrowsError(try read(text)) { XCTAssertEqual("\($0)", expected) }
    }
  }

  private func read(_ text: String) throws -> String {
    var cursor = Cursor(Tokens.of(text))
    let type = try cursor.type()
    XCTAssertEqual(cursor.token.kind, .end, text)
    return type.description
  }
}
