import Foundation
import KataCore
import KataLearner
import KataStages
import Testing

@testable import KataJudge
@testable import kata

/// Tries to fool `kata check`, each way in a real build; runs with `KATA_KIT=long`, takes minutes.
@Suite(.serialized, .long)
struct FoolingTests {
  // A copy with every stage solved, built once, which each check edits and then puts back.
  private static let solved = Task {
    let copy = try PackageCopy(named: "kata-fooling")
    for stage in Curriculum.viperKata.stages {
      for (path, text) in try stage.texts(after: stage.steps.count) {
        try copy.save(text, as: path)
      }
    }
    _ = try await ChildProcess.run(
      ["swift", "build", "--product", "kata"],
      in: copy.root,
      limit: 1_800
    )
    return copy
  }

  private func check(_ copy: PackageCopy) async throws -> ChildProcess.Result {
    // All tricks are about Stage 1, so nothing else has to be built.
    let words = [".build/debug/kata", "check", "1", "--seed", "7"]
    return try await ChildProcess.run(words, in: copy.root, limit: 1_800)
  }

  @Test("With every stage solved the check is green")
  func test_check_solved_isGreen() async throws {
    let result = try await check(Self.solved.value)

    #expect(result.end == .exited(0), "\(result.output)")
    #expect(result.output.contains("GREEN  Every step is done."))
  }

  @Test("Each trick ends with a status other than 0 and a sentence", arguments: FoolingTrick.all)
  func test_check_trick_isNotGreen(trick: FoolingTrick) async throws {
    let copy = try await Self.solved.value
    let file = copy.root.appending(path: trick.line.file)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(trick.line.text))
    try copy.save(text.replacing(trick.line.text, with: trick.text), as: trick.line.file)

    let result = try await check(copy)

    try copy.save(text, as: trick.line.file)
    #expect(result.end == .exited(1), "\(result.output)")
    #expect(result.output.contains(trick.sentence), "\(result.output)")
  }
}

/// A way to make the check report something false: a text replaces a line of the solved package, and
/// the check says the sentence.
struct FoolingTrick: Sendable, CustomTestStringConvertible {
  typealias Line = (file: String, text: String)

  let testDescription: String
  let line: Line
  let text: String
  let sentence: String

  private init(_ name: String, _ line: Line, _ text: String, _ sentence: String) {
    testDescription = name
    self.line = line
    self.text = text
    self.sentence = sentence
  }

  private static let stage = Curriculum.viperKata.stages[0]
  private static let code = (stage.files[0].exercise, "public func findUpcomingItems() async {\n")
  private static let ownTests = (
    stage.ownTestsFile, "final class MyInteractorTests: StageTestCase {\n"
  )
  private static let xctest = (
    stage.xctestSuiteFile, "func test_01_nothingDue_reportsAnEmptyList() async throws {\n"
  )

  /// The trick of code that runs when items are requested.
  private static func whenAsked(_ name: String, _ code: String, _ sentence: String) -> FoolingTrick
  {
    FoolingTrick(name, Self.code, Self.code.1 + code + "\n", sentence)
  }

  /// The trick of a learner's test that comes before their other ones.
  private static func ownTest(_ name: String, _ code: String, _ sentence: String) -> FoolingTrick {
    let test = "  func test_a_trick() async throws {\n\(code)\n  }\n\n"
    return FoolingTrick(name, ownTests, ownTests.1 + test, sentence)
  }

  static let all: [FoolingTrick] = [
    // It runs on the learner's code, and then on the solution: there it is red, and runs again.
    ownTest(
      "a test of the learner's is red by chance",
      """
          @MainActor enum Runs { static var count = 0 }
          Runs.count += 1
          XCTAssertNotEqual(Runs.count, 2)
      """,
      "A second run on the same code passed."
    ),
    ownTest("a test of the learner's hangs", "    while true {}", "It ran longer than 5 s."),
    ownTest(
      "a test of the learner's crashes",
      "    _ = [Int]()[0]",
      "It crashed: Fatal error: Index"
    ),
    FoolingTrick(
      "a test is deleted from one suite",
      xctest,
      "func no_test() async throws {\n",
      "Its test did not run in at least one of the two suites."
    ),
    FoolingTrick(
      "a test skips itself in XCTest",
      xctest,
      xctest.1 + "    throw XCTSkip()\n",
      "The test skips itself."
    ),
    // The order of the tests is not fixed: a step crashes, or a test of the learner's.
    whenAsked("the code leaves the process", "    exit(0)", " crashed "),
  ]
}
