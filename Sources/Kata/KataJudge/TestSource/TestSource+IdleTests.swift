import Foundation
import KataCore

// The tests that compare nothing: the kit names the lack instead of asking what they compare.
extension TestSource {
  /// A sentence about the first of these tests that compares nothing, after its place; nil if the
  /// text shows no such test.
  ///
  /// Any code may call a helper that compares, such as an operator. So it is also nil if code
  /// outside of the tests compares.
  package static func remark(
    onIdleTestOf stage: Stage,
    in sources: Sources,
    among names: [String]
  ) -> String? {
    let source = TestSource(of: stage, in: sources)
    let helpers = source.functions.filter { !$0.isTest }.flatMap(\.words)
    let isComparison = isComparison
    guard !(source.otherWords + helpers).contains(where: isComparison) else { return nil }
    return source.functions.lazy.filter { $0.isTest && names.contains($0.name) }
      .compactMap { test in
        source.lack(of: test, isComparison).map { "\(test.place): \(test.name) \($0)." }
      }
      .first
  }

  /// The place of the first test method of this class that is not async; nil if each is.
  package static func placeOfSynchronousTest(
    in type: String,
    of stages: [Stage],
    in sources: Sources
  ) -> String? {
    stages.lazy.flatMap { TestSource(of: $0, in: sources).functions }
      .first { $0.type == type && $0.isTest && !$0.isInSwiftTesting && !$0.isAsync }?.place
  }

  // Compiles its pattern once for all words.
  private static var isComparison: (String) -> Bool {
    let comparisons =
      #/
      XCT(?!est)\w+ | \#?(?:expect|require|assert)(?:[A-Z]\w*)? | Issue | confirmation | verify | mismatch
      | fulfillment | throw | precondition(?:Failure)? | fatalError
      /#
    return { $0.wholeMatch(of: comparisons) != nil }
  }

  private func lack(of test: Function, _ isComparison: (String) -> Bool) -> String? {
    let double = /[A-Z]\w*Mock/
    let mock = test.words.first { types[$0] == nil && $0.wholeMatch(of: double) != nil }
    if let mock, !test.words.contains("verify") {
      return "makes a \(mock) and never verifies it. Make the call in its verify { }"
    }
    if test.words.isEmpty { return "is empty, so it compares nothing" }
    guard !test.words.contains(where: isComparison) else { return nil }
    return "has no \(test.isInSwiftTesting ? "#expect" : "XCTAssertEqual"), so it compares nothing"
  }
}
