// The suite in XCTest is written from the suite in Swift Testing, so that each test is maintained
// once. Line by line is enough: both have the same assertions, `expect…` here and `assert…` there.
extension Stage {
  /// The stage's suite in XCTest, with the tests of the suite in Swift Testing.
  package func xctestSuite(from suite: String) -> String {
    var lines = suite.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let lastImport = lines.lastIndex(where: { $0.hasPrefix("import ") }) {
      lines.insert("import XCTest", at: lastImport + 1)
    }
    return lines.compactMap(xctestLine).joined(separator: "\n")
  }

  // The line in XCTest; nil if XCTest does without it.
  private func xctestLine(for line: String) -> String? {
    switch line.drop(while: { $0 == " " }) {
    case "// One file, because it keeps the steps in their order.":
      "// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name."
    case "struct Stage\(number)\(stem)SwiftTests {":
      "final class Stage\(number)\(stem)XCTests: StageTestCase {"
    case "import Testing": nil
    case let text where text.hasPrefix("@Suite(") || text.hasPrefix("@Test("): nil
    case let text where text.starts(with: /expect[A-Z]\w+\(/):
      line.replacing("expect", with: "assert", maxReplacements: 1)
    default: line
    }
  }
}
