import KataRun

/// A test as the frameworks list it.
struct ListedTest: Equatable, Sendable {
  var module: String
  /// The suite or class, such as `Stage1InteractorXCTests`, or `Outer/Inner`; empty for a free
  /// function.
  var suite: String
  /// The method, without parentheses; a raw name is in backticks.
  var test: String

  /// Reads `Module.Suite/test` or `Module.test()`; nil if the line does not name a test.
  ///
  /// Swift Testing adds the file and line to a name that occurs twice; they are not part of it.
  /// A raw name may contain any character except the backticks around it.
  init?(line: some StringProtocol) {
    guard let point = line.firstIndex(of: "."), point > line.startIndex else { return nil }
    let module = line[..<point]
    guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    // A slash separates the names, but not inside backticks.
    var names = String(line[point...].dropFirst()).matches(of: /(?:`[^`]*`|[^\/])+/).map(\.output)
    if names.count > 1, names.last?.contains(/\.swift:\d+:\d+$/) == true { names.removeLast() }
    guard let last = names.last else { return nil }
    // XCTest has no free functions: a line without a suite and without parentheses is not a test.
    guard names.count > 1 || last.hasSuffix(")") else { return nil }
    self.module = String(module)
    suite = names.dropLast().joined(separator: "/")
    test = TestID.method(String(last))
  }

  /// The pattern with which Swift Testing runs only this test.
  var filter: String {
    let path = suite.isEmpty ? test : "\(suite)/\(test)"
    let escaped = path.map { character in
      #"\^$.|?*+()[]{}"#.contains(character) ? "\\\(character)" : String(character)
    }
    return #"^\#(module)\.\#(escaped.joined())(\(|$)"#
  }
}
