/// The framework whose suite runs a test.
public enum Framework: String, CaseIterable, Codable, Sendable {
  /// Apple's older framework: classes, and methods whose names begin with `test`.
  case xctest = "XCTest"
  /// The newer framework: functions with `@Test`.
  case swiftTesting = "Swift Testing"
}

/// The identity of a test in the package.
public struct TestID: Codable, Hashable, Sendable {
  public var framework: Framework
  public var module: String
  /// The method, without parentheses.
  public var test: String

  public init(framework: Framework, module: String, test: String) {
    self.framework = framework
    self.module = module
    self.test = test
  }

  /// The method's name in a framework's name for a test: without parentheses and arguments.
  ///
  /// A raw name is in backticks, and may contain parentheses.
  public static func method(_ name: String) -> String {
    guard name.hasPrefix("`"), let end = name.dropFirst().firstIndex(of: "`") else {
      return String(name.prefix { $0 != "(" })
    }
    return String(name[...end])
  }
}

extension Sequence<TestID> {
  /// The name of a test for people: with its framework if a test of the other one has this name.
  public func name(of test: TestID) -> String {
    contains { $0.test == test.test && $0.framework != test.framework }
      ? "\(test.test) (\(test.framework.rawValue))" : test.test
  }
}
