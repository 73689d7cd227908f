import Foundation

// The tests that compare nothing: the kit says so instead of asking what they compare.
extension TestSource {
  /// A function of a test file, and the words in its body.
  struct Function: Equatable {
    var name: String
    var line: Int
    var isTest: Bool
    var isInXCTest = false
    var isAsync = false
    var words: [String] = []

    fileprivate var isComparing: Bool {
      words.contains { word in
        word.hasPrefix("XCT")
          || [
            "expect", "require", "Issue", "confirmation", "verify", "mismatch", "fulfillment",
            "throw", "precondition", "assert", "fatalError", "preconditionFailure",
          ].contains(word.replacing("#", with: ""))
      }
    }
  }

  /// A sentence about each of these tests that compares nothing, after its place.
  ///
  /// A test compares if it calls a function of these files that compares.
  package static func remarks(
    onIdleTestsOf stage: Stage,
    in package: URL,
    named isNamed: (String) -> Bool
  ) -> [String] {
    let files = files(ofTestsOf: stage, in: package)
    let comparing = namesOfComparing(files.flatMap(\.1.functions))
    return files.flatMap { path, source in
      source.functions.filter { $0.isTest && isNamed($0.name) }.compactMap { function in
        sentence(on: function, comparing).map { "\(path):\(function.line): \($0)" }
      }
    }
  }

  /// The place of the learner's first XCTest method that is not async; nil if each is.
  package static func placeOfSynchronousTest(of stages: [Stage], in package: URL) -> String? {
    stages.lazy.flatMap { files(ofTestsOf: $0, in: package) }.compactMap { path, source in
      source.functions.first { $0.isTest && $0.isInXCTest && !$0.isAsync }
        .map { "\(path):\($0.line)" }
    }
    .first
  }

  /// The learner's test files of a stage, by their paths.
  static func files(ofTestsOf stage: Stage, in package: URL) -> [(path: String, TestSource)] {
    SwiftFiles.paths(below: stage.ownTestsFolder, in: package).map { path in
      let text = try? String(contentsOf: package.appending(path: path), encoding: .utf8)
      return (path, TestSource(text: text ?? ""))
    }
  }

  private static func sentence(on test: Function, _ comparing: Set<String>) -> String? {
    let mock = test.words.first { $0.hasSuffix("Mock") && $0.first?.isUppercase == true }
    let callsOthers = !comparing.isDisjoint(with: test.words)
    if let mock, !test.words.contains("verify"), !callsOthers {
      return "\(test.name) makes a \(mock) and never verifies it. Make the call in its verify { }."
    }
    if test.words.isEmpty { return "\(test.name) is empty, so it compares nothing." }
    guard !test.isComparing, !callsOthers else { return nil }
    let lack = test.isInXCTest ? "XCTAssertEqual" : "#expect"
    return "\(test.name) has no \(lack), so it compares nothing."
  }

  // The names of the functions that compare, themselves or in a function that they call.
  private static func namesOfComparing(_ functions: [Function]) -> Set<String> {
    let helpers = functions.filter { !$0.isTest }
    var names = Set(helpers.filter(\.isComparing).map(\.name))
    while true {
      let more = helpers.filter { !names.contains($0.name) && !names.isDisjoint(with: $0.words) }
      if more.isEmpty { return names }
      names.formUnion(more.map(\.name))
    }
  }
}
