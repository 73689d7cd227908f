import KataKit

/// A test as the frameworks list it.
struct ListedTest: Equatable, Sendable {
  /// The module it is in.
  var module: String
  /// The suite or class, such as `Stage1InteractorXCTests`, or `Outer/Inner`; empty for a free function.
  var suite: String
  /// The method, without parentheses; a raw name is in backticks.
  var test: String

  /// Reads `Module.Suite/test` or `Module.test()`; nil for a line that is no test.
  ///
  /// Swift Testing writes the place behind a name that is there twice, which does not belong to it.
  /// A raw name may have any sign in it but the backticks around it.
  init?(line: some StringProtocol) {
    guard let point = line.firstIndex(of: "."), point > line.startIndex else { return nil }
    let module = line[..<point]
    guard module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    var names = Self.names(line[line.index(after: point)...])
    if names.count > 1, names.last?.contains(/\.swift:\d+:\d+$/) == true { names.removeLast() }
    guard let last = names.last, !last.isEmpty else { return nil }
    // XCTest knows no free functions, so what has neither a suite nor parentheses is no test.
    guard names.count > 1 || last.hasSuffix(")") else { return nil }
    self.module = String(module)
    suite = names.dropLast().joined(separator: "/")
    test = TestID.method(last)
  }

  /// The pattern by which Swift Testing runs this test alone.
  var filter: String {
    let path = suite.isEmpty ? test : "\(suite)/\(test)"
    let escaped = path.map { character in
      #"\^$.|?*+()[]{}"#.contains(character) ? "\\\(character)" : String(character)
    }
    return #"^\#(module)\.\#(escaped.joined())(\(|$)"#
  }

  private static func names(_ path: some StringProtocol) -> [String] {
    var names = [""]
    var isRaw = false
    for character in path {
      if character == "`" { isRaw.toggle() }
      if character == "/", !isRaw {
        names.append("")
      } else {
        names[names.count - 1].append(character)
      }
    }
    return names
  }
}
