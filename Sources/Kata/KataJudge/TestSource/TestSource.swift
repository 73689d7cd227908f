import Foundation
import KataRun

/// The mistakes in a learner's test file that the frameworks ignore silently.
///
/// It follows only the braces of the text, and ignores comments and string literals. It gives
/// advice only: no verdict depends on it.
package struct TestSource {
  /// A line, from 1, and its problem.
  package struct Remark: Equatable, Sendable {
    package var line: Int
    package var text: String
  }

  // The meaning of a pair of braces.
  private enum Scope: Equatable {
    case testClass
    case suite
    case swiftTest
    // A closure in parentheses, after this text: the header goes on behind it.
    case argument(String)
    case other
  }

  /// The remarks, in the order of the lines.
  package private(set) var remarks: [Remark] = []

  private var scopes: [Scope] = []
  // The functions that may be meant as tests.
  private var candidates: [(name: String, remark: Remark)] = []
  private var counts: [String: Int] = [:]

  package init(text: String) {
    var line = 1
    var header = ""
    var headerLine = 1
    var word = ""
    for character in SwiftCode(of: text, keepsLines: true).text + "\n" {
      if character.isLetter || character.isNumber || "_#@".contains(character) {
        word.append(character)
      } else {
        read(word, in: line)
        if word == "func" { headerLine = line }
        word = ""
      }
      switch character {
      case "{":
        open(header, in: headerLine)
        header = ""
      case "}":
        header = ""
        if case .argument(let start) = scopes.popLast() { header = start }
      default: header.append(character)
      }
      if character.isNewline { line += 1 }
    }
    remarks += candidates.filter { counts[$0.name] == 1 }.map(\.remark)
    remarks.sort { $0.line < $1.line }
  }

  /// The remarks on the learner's tests of a stage, each after its place.
  package static func remarks(onTestsOf stage: Stage, in package: URL) -> [String] {
    SwiftFiles.paths(below: stage.ownTestsFolder, in: package).flatMap { path -> [String] in
      let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      return TestSource(text: text ?? "").remarks.map { "\(path):\($0.line): \($0.text)" }
    }
  }

  private mutating func read(_ word: String, in line: Int) {
    counts[word, default: 0] += 1
    guard let scope = scopes.last(where: { $0 == .testClass || $0 == .swiftTest }) else { return }
    let text: String
    switch scope {
    case .testClass where ["#expect", "#require"].contains(word):
      text = """
        \(word) in an XCTest class compares nothing: XCTest does not see it. Write \
        XCTAssertEqual, or a function with @Test outside the class.
        """
    case .swiftTest where word.hasPrefix("XCTAssert") || ["XCTFail", "XCTUnwrap"].contains(word):
      let other =
        switch word {
        case "XCTFail": "Issue.record"
        case "XCTUnwrap": "#require"
        default: "#expect"
        }
      text = """
        \(word) in a @Test function compares nothing: Swift Testing does not see it. Write \
        \(other).
        """
    default: return
    }
    remarks.append(Remark(line: line, text: text))
  }

  private mutating func open(_ header: String, in line: Int) {
    if header.count(where: { $0 == "(" }) > header.count(where: { $0 == ")" }) {
      scopes.append(.argument(header))
    } else if let function = header.matches(of: /\bfunc\s+(\w+|`[^`]+`)\s*(\([^{]*)/).last {
      let name = String(function.1)
      let isTest = header.contains(/@Test\b/)
      let words = header[..<function.range.lowerBound].split(whereSeparator: \.isNewline).last
      let isHelper =
        (words ?? "").contains(/\b(private|fileprivate|override|static|class)\b/)
        || !function.2.hasPrefix("()") || function.2.contains("->")
      if !isTest, !isHelper {
        let lack: String? =
          switch scopes.last {
          case .testClass: name.hasPrefix("test") ? nil : "its name does not begin with test"
          case .suite: "it has no @Test"
          default: nil
          }
        if let lack {
          let text = "\(name)() is no test, since \(lack)."
          candidates.append((name, Remark(line: line, text: text)))
        }
      }
      scopes.append(isTest ? .swiftTest : .other)
    } else if header.contains(/\bclass\s+\w+[^{]*:[^{]*\b(StageTestCase|XCTestCase)\b/) {
      scopes.append(.testClass)
    } else if header.contains(/@Suite\b/) {
      scopes.append(.suite)
    } else {
      scopes.append(.other)
    }
  }
}
