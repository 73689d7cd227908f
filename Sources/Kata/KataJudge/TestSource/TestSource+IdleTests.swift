import Foundation
import KataRun

// The tests that compare nothing: the kit names the lack instead of asking what they compare.
extension TestSource {
  /// A sentence about the first of these tests that compares nothing, after its place; nil if the
  /// text shows no such test.
  ///
  /// A test compares if it calls a function of these files that compares.
  package static func remark(
    onIdleTestOf stage: Stage,
    in package: URL,
    among names: [String]
  ) -> String? {
    let functions = functions(ofTestsOf: stage, in: package)
    var helpers: Set<String> = []
    while let next = functions.first(where: {
      !$0.isTest && !helpers.contains($0.name) && $0.compares(with: helpers)
    }) {
      helpers.insert(next.name)
    }
    return functions.lazy.filter { $0.isTest && names.contains($0.name) }
      .compactMap { test in test.lack(with: helpers).map { "\(test.place): \(test.name) \($0)." } }
      .first
  }

  /// The place of the learner's first XCTest method that is not async; nil if each is.
  package static func placeOfSynchronousTest(of stages: [Stage], in package: URL) -> String? {
    stages.lazy.flatMap { functions(ofTestsOf: $0, in: package) }
      .first { $0.isInXCTest && !$0.isAsync }?.place
  }

  private static func functions(ofTestsOf stage: Stage, in package: URL) -> [Function] {
    SwiftFiles.paths(below: stage.ownTestsFolder, in: package).flatMap { path in
      let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      return functions(in: text ?? "", at: path)
    }
  }

  // A function's text reaches up to the next function, so it may hold more than its body.
  private static func functions(in text: String, at path: String) -> [Function] {
    let code = SwiftCode(of: text, keepsLines: true).text
    let heads = code.matches(of: /(@Test\b[^{}]*)?\bfunc\s+(\w+)/)
    let ends = heads.dropFirst().map(\.range.lowerBound) + [code.endIndex]
    return zip(heads, ends).map { head, end in
      let body = code[head.range.upperBound..<end]
      return Function(
        name: String(head.2),
        place: "\(path):\(code[..<head.2.startIndex].count(where: \.isNewline) + 1)",
        isInXCTest: head.1 == nil && head.2.hasPrefix("test"),
        isTest: head.1 != nil || head.2.hasPrefix("test"),
        isAsync: body.prefixMatch(of: /[^{]*\basync\b/) != nil,
        isEmpty: body.prefixMatch(of: /[^{]*\{\s*\}/) != nil,
        words: body.matches(of: /#?\w+/).map { String($0.0) }
      )
    }
  }

  private struct Function {
    var name: String
    var place: String
    var isInXCTest: Bool
    var isTest: Bool
    var isAsync: Bool
    var isEmpty: Bool
    var words: [String]

    private static let comparisons: Set = [
      "#expect", "#require", "Issue", "confirmation", "verify", "mismatch", "fulfillment", "throw",
      "precondition", "assert", "fatalError", "preconditionFailure",
    ]

    func compares(with helpers: Set<String>) -> Bool {
      words.contains {
        helpers.contains($0) || Self.comparisons.contains($0) || $0.hasPrefix("XCT")
      }
    }

    func lack(with helpers: Set<String>) -> String? {
      guard helpers.isDisjoint(with: words) else { return nil }
      if let mock = words.first(where: { $0.wholeMatch(of: /[A-Z]\w*Mock/) != nil }),
        !words.contains("verify")
      {
        return "makes a \(mock) and never verifies it. Make the call in its verify { }"
      }
      if isEmpty { return "is empty, so it compares nothing" }
      if compares(with: helpers) { return nil }
      return "has no \(isInXCTest ? "XCTAssertEqual" : "#expect"), so it compares nothing"
    }
  }
}
