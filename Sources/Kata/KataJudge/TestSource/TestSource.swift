import Foundation
import KataCore
import SuiteLedger

/// The functions of a learner's test files, and the mistakes that the frameworks ignore silently.
///
/// It follows only the braces of the code. It gives advice only, and none in doubt: no verdict
/// depends on it.
package struct TestSource {
  struct Function {
    let name: String
    let place: String
    /// The type or extension around it.
    let type: String?
    /// Whether it has a `@Test`.
    let isInSwiftTesting: Bool
    let isAsync: Bool
    /// The words between its braces.
    var words: [String] = []

    var isTest: Bool { isInSwiftTesting || name.hasPrefix("test") }
  }

  // The meaning of a pair of braces.
  private struct Scope {
    // The framework that runs the code, if the scope determines it.
    var framework: Framework?
    var type: String?
    var isSuite = false
    // Whether it has the trait by which a run counts its tests.
    var isCounted = false
    // Whether it is a class of XCTest that a run counts.
    var isStageCase = false
    // Whether it is a task that the code around it does not wait for.
    var isLooseTask = false
    // Its index in `functions`.
    var function: Int?
    // For a closure in parentheses: where the text around it begins, which goes on behind it.
    var start: String.Index?
  }

  private(set) var functions: [Function] = []
  /// The tests that a run must count, as far as the text shows.
  private(set) var tests: [(name: String, framework: Framework)] = []
  // The classes of XCTest.
  private var classes: [String] = []
  /// The words outside of functions, such as those of initializers and operators.
  private(set) var otherWords: [String] = []
  /// The names of the types, and whether one has a protocol.
  private(set) var types: [String: Bool] = [:]

  private var scopes: [Scope] = []
  private var found: [(function: Function?, text: String)] = []
  private var counts: [String: Int] = [:]

  init(_ files: [(path: String, text: String)]) {
    for (path, code) in files {
      scopes = []
      var start = code.startIndex
      for word in code.matches(of: /[\w@#]+|[{}]/).map(\.0) {
        switch word {
        case "{":
          open(code[start..<word.startIndex], at: path)
          start = word.endIndex
        case "}": start = scopes.popLast()?.start ?? word.endIndex
        default: note(word, at: path)
        }
      }
    }
  }

  /// The classes of XCTest that have a test.
  var xctestClasses: [String] {
    classes.filter { type in
      functions.contains { $0.type == type && $0.isTest && !$0.isInSwiftTesting }
    }
  }

  /// Reads the learner's tests of a stage.
  init(of stage: Stage, in sources: Sources) {
    self.init(sources.code(below: stage.ownTestsFolder))
  }

  /// The remarks on the learner's tests of a stage, each after its place, in the order of the lines.
  package static func remarks(onTestsOf stage: Stage, in sources: Sources) -> [String] {
    let source = TestSource(of: stage, in: sources)
    return source.remarks + (source.tests.isEmpty ? commentedOut(in: sources.tests(of: stage)) : [])
  }

  private static func commentedOut(in sources: Sources) -> [String] {
    sources.paths.compactMap { path in
      sources.text(of: path)?.firstMatch(of: /(?m)^ *\/\/+ *(@Test\b|func test)/).map { match in
        "\(path):\(match.1.line): this test is a comment, so it does not run."
      }
    }
  }

  /// The remarks; on a function only if no other code and no protocol may call it.
  var remarks: [String] {
    found.filter { function, _ in
      guard let function, let type = function.type else { return true }
      return counts[function.name] == 1 && types[type] == false && function.name != "callAsFunction"
    }.map(\.text)
  }

  private mutating func note(_ word: Substring, at path: String) {
    // A case such as `.tomorrow` is no call.
    let (before, after) = (word.base[..<word.startIndex].last, word.base[word.endIndex...].first)
    let isCase = before == "." && after != "("
    if !isCase { counts[String(word), default: 0] += 1 }
    let around = scopes.compactMap(\.function)
    for index in around { functions[index].words.append(String(word)) }
    if around.isEmpty { otherWords.append(String(word)) }
    let advice: String
    switch scopes.compactMap(\.framework).last {
    case .some
    where scopes.contains(where: \.isLooseTask)
      && (["#expect", "#require"].contains(word) || word.hasPrefix("XCTAssert")):
      advice = """
        may compare after the end of the test, because the test does not await this Task. Remove \
        the Task, and await the call.
        """
    case .xctest where ["#expect", "#require"].contains(word):
      advice = """
        in an XCTest class compares nothing: XCTest does not see it. Write XCTAssertEqual, or a \
        function with @Test in the struct of this file.
        """
    case .swiftTesting
    where word.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap"].contains(word):
      let other = ["XCTFail": "Issue.record", "XCTUnwrap": "#require"][word] ?? "#expect"
      advice = """
        in a @Test function compares nothing: Swift Testing does not see it. Write \(other).
        """
    default: return
    }
    found.append((nil, "\(path):\(word.line): \(word) \(advice)"))
  }

  private mutating func open(_ header: Substring, at path: String) {
    let function = /\bfunc\s+(\w+|`[^`]+`)\s*(\([^{]*)/
    let type = /\b(?:class|struct|enum|actor|extension)\s+(\w+)([^{]*)/
    var scope = Scope()
    scope.isLooseTask =
      header.split(whereSeparator: \.isNewline).last?
      .contains(/^\s*Task(?:\.detached)?\s*$/) == true
    if header.count(where: { $0 == "(" }) > header.count(where: { $0 == ")" }) {
      scope.start = header.startIndex
    } else if let head = header.matches(of: function).last {
      let function = Function(
        name: String(head.1),
        place: "\(path):\(head.1.line)",
        type: scopes.last?.type,
        isInSwiftTesting: header.contains(/@Test\b/),
        isAsync: head.2.contains(/\basync\b/)
      )
      let words = header[..<head.range.lowerBound].split(whereSeparator: \.isNewline).last ?? ""
      let isHelper =
        words.contains(/\b(private|fileprivate|override|static|class)\b/)
        || !head.2.hasPrefix("()") || head.2.contains("->")
      if !isHelper, let lack = lack(of: function) {
        found.append((function, "\(function.place): \(function.name)() is no test, since \(lack)."))
      }
      let isCounted = header.contains(/\.stage\b/) || scopes.contains(where: \.isCounted)
      if function.isInSwiftTesting ? isCounted : !isHelper && scopes.last?.isStageCase == true,
        function.isTest
      {
        tests.append((function.name, function.isInSwiftTesting ? .swiftTesting : .xctest))
      }
      if function.isInSwiftTesting, !isCounted {
        let advice = """
          is outside of your suite, so no run counts it. Move it into the struct with \
          @Suite(.serialized, .stage).
          """
        found.append((nil, "\(function.place): \(function.name)() \(advice)"))
      }
      if function.isTest, !function.isInSwiftTesting, !isHelper, scopes.last?.framework == .xctest,
        scopes.last?.isStageCase == false
      {
        let advice = """
          does not count, since its class inherits from XCTestCase. Let the class inherit from \
          StageTestCase.
          """
        found.append((nil, "\(function.place): \(function.name)() \(advice)"))
      }
      scope.framework = function.isInSwiftTesting ? .swiftTesting : nil
      scope.function = functions.count
      functions.append(function)
    } else if let head = header.matches(of: type).last {
      let name = String(head.1)
      let parent = head.2.firstMatch(of: /^[^:]*:\s*(?:\w+\.)*(\w+)/).map { String($0.1) } ?? ""
      let isTestClass = (["StageTestCase", "XCTestCase"] + classes).contains(parent)
      if isTestClass { classes.append(name) }
      types[name] = head.2.contains(isTestClass ? "," : ":") || types[name] ?? false
      scope.type = name
      scope.framework = isTestClass ? .xctest : nil
      scope.isSuite = header.contains(/@Suite\b/)
      // The type of an extension may have it.
      scope.isCounted = header.contains(/\.stage\b|\bextension\b/)
      scope.isStageCase = isTestClass && parent != "XCTestCase"
    }
    scopes.append(scope)
  }

  private func lack(of function: Function) -> String? {
    let scope = scopes.last
    let isInClass = scope?.framework == .xctest
    if isInClass, !function.isTest { return "its name does not begin with test" }
    return scope?.isSuite == true && !function.isInSwiftTesting ? "it has no @Test" : nil
  }
}
