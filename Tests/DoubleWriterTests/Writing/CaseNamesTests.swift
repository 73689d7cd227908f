import XCTest

@testable import DoubleWriter

final class CaseNamesTests: XCTestCase {
  func test_of_sources_haveDistinctNames() async {
    for (fact, sources, names) in [
      (
        "names that occur once stay", [("show", ["_"], ["Int"]), ("hide", [], [])],
        ["show", "hide"]
      ),
      (
        "one base name twice gets its labels",
        [("didReceive", ["price"], ["Int"]), ("didReceive", ["count", "of"], ["Int", "Int"])],
        ["didReceivePrice", "didReceiveCountOf"]
      ),
      (
        "equal labels get their types",
        [("show", ["_"], ["String"]), ("show", ["_"], ["Error"]), ("show", [], [])],
        ["showString", "showError", "show"]
      ),
      (
        "names of others are not taken",
        [("a", ["b"], ["Int"]), ("a", ["c"], ["Int"]), ("aB", [], []), ("description", [], [])],
        ["aBInt", "aC", "aB", "readDescription"]
      ),
      (
        "what is still equal is numbered", [("a", [], []), ("a", [], []), ("a", [], [])],
        ["a", "a2", "a3"]
      ),
    ] as [(String, [(String, [String], [String])], [String])] {
      let sources = sources.map { CaseNames.Source(base: $0.0, labels: $0.1, types: $0.2) }
      XCTAssertEqual(CaseNames.of(sources), names, fact)
    }
  }
}
