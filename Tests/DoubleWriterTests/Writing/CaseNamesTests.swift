import XCTest

@testable import DoubleWriter

final class CaseNamesTests: XCTestCase {
  func test_names_thatOccurOnce_stay() async {
    XCTAssertEqual(names([("show", ["_"], ["Int"]), ("hide", [], [])]), ["show", "hide"])
  }

  func test_oneBaseNameTwice_getsLabels() async {
    XCTAssertEqual(
      names([("didReceive", ["price"], ["Int"]), ("didReceive", ["count", "of"], ["Int", "Int"])]),
      ["didReceivePrice", "didReceiveCountOf"]
    )
  }

  func test_equalLabels_getTypes() async {
    XCTAssertEqual(
      names([("show", ["_"], ["String"]), ("show", ["_"], ["Error"]), ("show", [], [])]),
      ["showString", "showError", "show"]
    )
  }

  func test_namesOfOthers_areNotTaken() async {
    XCTAssertEqual(
      names([("a", ["b"], ["Int"]), ("a", ["c"], ["Int"]), ("aB", [], []), ("description", [], [])]
      ),
      ["aBInt", "aC", "aB", "readDescription"]
    )
  }

  func test_whatIsStillEqual_isNumbered() async {
    XCTAssertEqual(names([("a", [], []), ("a", [], []), ("a", [], [])]), ["a", "a2", "a3"])
  }

  private func names(_ sources: [(String, [String], [String])]) -> [String] {
    CaseNames.of(sources.map { CaseNames.Source(base: $0.0, labels: $0.1, types: $0.2) })
  }
}
