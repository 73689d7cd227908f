// One file, since every trick is a few lines, and they share one copy of the package.
import Foundation
import KataLearner
import KataRun
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

  /// The end and the output of `kata check` after these edits of the package.
  private func check(_ edits: [FoolingTrick.Edit]) async throws -> ChildProcess.Result {
    let copy = try await Self.solved.value
    func text(of file: String) throws -> String {
      try String(contentsOf: copy.root.appending(path: file), encoding: .utf8)
    }
    let before = try Set(edits.map(\.file)).map { ($0, try text(of: $0)) }
    for edit in edits {
      let old = try text(of: edit.file)
      try #require(old.contains(edit.old), "\(edit.file) has no \(edit.old)")
      try copy.save(old.replacing(edit.old, with: edit.new), as: edit.file)
    }
    // All tricks are about Stage 1, so nothing else has to be built.
    let words = [".build/debug/kata", "check", "1", "--seed", "7"]
    let result = try await ChildProcess.run(words, in: copy.root, limit: 1_800)
    for (file, text) in before { try copy.save(text, as: file) }
    return result
  }

  @Test("With every stage solved the check is green")
  func test_check_solved_isGreen() async throws {
    let result = try await check([])

    #expect(result.end == .exited(0), "\(result.output)")
    #expect(result.output.contains("GREEN  Every step is done."))
  }

  @Test("Each trick ends with a status other than 0 and a sentence", arguments: FoolingTrick.all)
  func test_check_trick_isNotGreen(trick: FoolingTrick) async throws {
    let result = try await check(trick.edits)

    #expect(result.end == .exited(1), "\(result.output)")
    #expect(result.output.contains(trick.sentence), "\(result.output)")
  }
}

/// A way to make the check report something false.
struct FoolingTrick: Sendable, CustomTestStringConvertible {
  /// A change of a file of the solved package.
  typealias Edit = (file: String, old: String, new: String)

  let testDescription: String
  let edits: [Edit]
  let sentence: String

  private init(_ name: String, _ edits: [Edit], _ sentence: String) {
    testDescription = name
    self.edits = edits
    self.sentence = sentence
  }

  private static let stage = Curriculum.viperKata.stage(named: "interactor")
  private static let xctest = "Tests/Stage1InteractorTests/Stage1InteractorXCTests.swift"
  private static let firstTest = "func test_01_nothingDue_reportsAnEmptyList"
  private static let didNotRun = "Its test did not run in at least one of the two suites."

  /// The trick of code that runs when items are requested.
  private static func whenAsked(
    _ name: String,
    _ code: String,
    _ sentence: String
  ) -> FoolingTrick {
    let head = "public func findUpcomingItems() async {\n"
    let edit = (stage?.files[0].exercise ?? "", head, head + code + "\n")
    return FoolingTrick(name, [edit], sentence)
  }

  /// The trick of a learner's test that comes before their other ones.
  private static func ownTest(
    _ name: String,
    _ code: String,
    _ sentence: String
  ) -> FoolingTrick {
    let head = "final class MyInteractorTests: StageTestCase {\n"
    let test = "  func test_a_trick() async throws {\n\(code)\n  }\n\n"
    return FoolingTrick(name, [(stage?.ownTestsFile ?? "", head, head + test)], sentence)
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
      "It crashed: Fatal error: Index out of range"
    ),
    FoolingTrick(
      "a test is deleted from one suite",
      [(xctest, firstTest, firstTest.replacing("test_", with: "no_"))],
      didNotRun
    ),
    FoolingTrick(
      "a test skips itself in XCTest",
      [
        (
          xctest, "\(firstTest)() async throws {",
          "\(firstTest)() async throws {\n    throw XCTSkip()"
        )
      ],
      "The test skips itself."
    ),
    // The order of the tests is not fixed: a step crashes, or a test of the learner's.
    whenAsked("the code leaves the process", "    exit(0)", " crashed "),
    whenAsked(
      "the code prints the lines of a run that passed",
      """
          print("Test Case 'Stage1InteractorXCTests.test_01' passed (0.0 seconds)")
          print("Test run with 18 tests in 1 suite passed after 0.001 seconds.")
          if Bool(true) { return }
      """,
      "expected foundUpcomingItems"
    ),
    whenAsked(
      "the code answers with the constants of the examples",
      """
          if Bool(true) {
            let epoch = Date(timeIntervalSince1970: 1_400_630_400)
            guard let items = try? await dataManager.todoItems(dueIn: epoch..<epoch + 950_400) else { return }
            output?.foundUpcomingItems(
              items.map {
                UpcomingItem(
                  title: $0.name,
                  dueDate: $0.dueDate,
                  dateRelation: $0.dueDate < epoch + 86_400 ? .today : .tomorrow
                )
              }
            )
            return
          }
      """,
      "RED  Stage 1, step 2"
    ),
  ]
}
