import Foundation
import KataRun

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
    // Its index in `functions`.
    var function: Int?
    // The text before a closure in parentheses: the header goes on behind it.
    var argument: String?
  }

  private(set) var functions: [Function] = []
  /// The words outside of functions, such as those of initializers and operators.
  private(set) var otherWords: [String] = []
  /// The names of the types, and whether one has a protocol.
  private(set) var types: [String: Bool] = [:]

  private var scopes: [Scope] = []
  private var found: [(function: Function?, text: String)] = []
  private var counts: [String: Int] = [:]

  init(_ files: [(path: String, text: String)]) {
    for (path, text) in files { read(text, at: path) }
  }

  /// Reads the learner's tests of a stage.
  init(of stage: Stage, in package: URL) {
    self.init(SwiftFiles.code(below: stage.ownTestsFolder, in: package))
  }

  /// The remarks on the learner's tests of a stage, each after its place, in the order of the lines.
  package static func remarks(onTestsOf stage: Stage, in package: URL) -> [String] {
    TestSource(of: stage, in: package).remarks
  }

  /// The remarks; those on functions without those that other code or a protocol may call.
  var remarks: [String] {
    found.filter { function, _ in
      guard let function, let type = function.type else { return true }
      return counts[function.name] == 1 && types[type] == false && function.name != "callAsFunction"
    }.map(\.text)
  }

  private mutating func read(_ code: String, at path: String) {
    var line = 1
    var header = ""
    var headerPlace = ""
    var word = ""
    scopes = []
    for character in code + "\n" {
      if character.isLetter || character.isNumber || "_#@".contains(character) {
        word.append(character)
      } else if !word.isEmpty {
        note(word, at: "\(path):\(line)")
        if word == "func" { headerPlace = "\(path):\(line)" }
        word = ""
      }
      switch character {
      case "{":
        open(header, at: headerPlace)
        header = ""
      case "}":
        header = scopes.popLast()?.argument ?? ""
      default: header.append(character)
      }
      if character.isNewline { line += 1 }
    }
  }

  private mutating func note(_ word: String, at place: String) {
    counts[word, default: 0] += 1
    let around = scopes.compactMap(\.function)
    for index in around { functions[index].words.append(word) }
    if around.isEmpty { otherWords.append(word) }
    switch scopes.compactMap(\.framework).last {
    case .xctest where ["#expect", "#require"].contains(word):
      let text = """
        \(place): \(word) in an XCTest class compares nothing: XCTest does not see it. Write \
        XCTAssertEqual, or a function with @Test outside the class.
        """
      found.append((nil, text))
    case .swiftTesting
    where word.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap"].contains(word):
      let other = ["XCTFail": "Issue.record", "XCTUnwrap": "#require"][word] ?? "#expect"
      let text = """
        \(place): \(word) in a @Test function compares nothing: Swift Testing does not see it. \
        Write \(other).
        """
      found.append((nil, text))
    default: break
    }
  }

  private mutating func open(_ header: String, at place: String) {
    let types = /\b(class|struct|enum|actor|extension)\s+(\w+)([^{]*)/
    var scope = Scope()
    if header.count(where: { $0 == "(" }) > header.count(where: { $0 == ")" }) {
      scope.argument = header
    } else if let head = header.matches(of: /\bfunc\s+(\w+|`[^`]+`)\s*(\([^{]*)/).last {
      let function = Function(
        name: String(head.1),
        place: place,
        type: scopes.last?.type,
        isInSwiftTesting: header.contains(/@Test\b/),
        isAsync: head.2.contains(/\basync\b/)
      )
      let words = header[..<head.range.lowerBound].split(whereSeparator: \.isNewline).last ?? ""
      let isHelper =
        words.contains(/\b(private|fileprivate|override|static|class)\b/)
        || !head.2.hasPrefix("()") || head.2.contains("->")
      if !isHelper { noteLack(of: function) }
      scope.framework = function.isInSwiftTesting ? .swiftTesting : nil
      scope.function = functions.count
      functions.append(function)
    } else if let head = header.matches(of: types).last {
      let name = String(head.2)
      let isTestClass = head.3.contains(/^[^:]*:\s*[\w.]*\b(StageTestCase|XCTestCase)\b/)
      let hasProtocol = head.3.contains(isTestClass ? "," : ":")
      self.types[name] = hasProtocol || self.types[name] ?? false
      scope.type = name
      scope.framework = isTestClass ? .xctest : nil
      scope.isSuite = header.contains(/@Suite\b/)
    }
    scopes.append(scope)
  }

  private mutating func noteLack(of function: Function) {
    let lack: String? =
      if scopes.last?.framework == .xctest {
        function.isTest ? nil : "its name does not begin with test"
      } else {
        scopes.last?.isSuite != true || function.isInSwiftTesting ? nil : "it has no @Test"
      }
    guard let lack else { return }
    let text = "\(function.place): \(function.name)() is no test, since \(lack)."
    found.append((function, text))
  }
}
