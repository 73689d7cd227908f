/// Tests in XCTest, written line by line from the same tests in Swift Testing.
///
/// So a person maintains each test once, and a learner reads it in either framework. The suites have
/// the assertions `expect…` and `assert…`, which differ in nothing else. A learner's test in a
/// history has `#expect` with its whole condition in one line.
package enum XCTestText {
  // The first line of the suites.
  private static let head: Substring = "// One file, because it keeps the steps in their order."
  /// The first line of the learner's tests in Swift Testing.
  static let ownHead: Substring = "/// Swift Testing: every function has a `@Test`."

  /// A whole suite.
  package static func suite(from suite: String) -> String {
    var lines = suite.split(separator: "\n", omittingEmptySubsequences: false)
    if let lastImport = lines.lastIndex(where: { $0.hasPrefix("import ") }) {
      lines.insert("import XCTest", at: lastImport + 1)
    }
    return lines.compactMap(line).joined(separator: "\n")
  }

  /// The line in XCTest; nil if XCTest does without it.
  package static func line(for line: Substring) -> String? {
    let indent = line.prefix { $0 == " " }
    let code = line.dropFirst(indent.count)
    switch code {
    case head:
      return
        "// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name."
    case ownHead: return "/// XCTest: every method is `async`, and its name begins with `test`."
    case "import Testing": return nil
    case _ where code.hasPrefix("@Suite(") || code.hasPrefix("@Test("): return nil
    default: break
    }
    if let type = code.wholeMatch(of: /struct (My)?(\w+)SwiftTests \{/) {
      let name = type.1.map { "\($0)\(type.2)Tests" } ?? "\(type.2)XCTests"
      return "final class \(name): StageTestCase {"
    }
    if let condition = code.wholeMatch(of: /#expect\((.+)\)/) {
      return "\(indent)\(assertion(of: condition.1))"
    }
    let isOurs = code.starts(with: /expect[A-Z]\w+\(/)
    return isOurs ? "\(indent)assert\(code.dropFirst("expect".count))" : String(line)
  }

  private static func assertion(of condition: Substring) -> String {
    if condition.hasSuffix(" == nil") { return "XCTAssertNil(\(condition.dropLast(7)))" }
    if condition.hasSuffix(" != nil") { return "XCTAssertNotNil(\(condition.dropLast(7)))" }
    if let sign = condition.firstRange(of: " == ") {
      let (got, expected) = (condition[..<sign.lowerBound], condition[sign.upperBound...])
      return "XCTAssertEqual(\(got), \(expected))"
    }
    return condition.hasPrefix("!")
      ? "XCTAssertFalse(\(condition.dropFirst()))" : "XCTAssertTrue(\(condition))"
  }
}
