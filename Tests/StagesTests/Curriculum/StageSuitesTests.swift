import Foundation
import KataKit
import KataStages
import Testing

/// The suites of the stages as text: their names, their order, and their sentences.
struct StageSuitesTests {
  private static let stages = Curriculum.viperKata.stages

  @Test("The methods of each suite are the tests of the steps, in order", arguments: stages)
  func test_suites_methods_areTheStepsTests(stage: Stage) throws {
    for framework in ["XC", "Swift"] {
      #expect(try methods(of: framework, stage) == stage.steps.map(\.test), "\(framework)")
    }
  }

  @Test("The sentence of each step in Swift Testing is the step's title", arguments: stages)
  func test_swiftTesting_sentences_areTheTitles(stage: Stage) throws {
    let sentences = try text(of: "Swift", stage).matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/)
      .map { String($0.output.1).replacing("\\\"", with: "\"") }

    #expect(sentences == stage.steps.map(\.title))
  }

  @Test("The twins of each step have the same arrange, act and assert", arguments: stages)
  func test_suites_bodies_areTheSame(stage: Stage) throws {
    let xctest = try TwinBodies(of: text(of: "XC", stage)).bodies
    let testing = try TwinBodies(of: text(of: "Swift", stage)).bodies

    let strays = stage.steps.filter { xctest[$0.test] != testing[$0.test] }.map(\.test)

    #expect(strays == [])
    #expect(xctest.count == stage.steps.count)
  }

  @Test(
    "Twins that compare other values are not the same",
    arguments: [
      (
        "XCTAssertEqual(a.b, [1, 2], m(\"x, y\"))", "#expect(a.b == [1, 2], \"\\(m(\"x, y\"))\")",
        true
      ),
      ("XCTAssertEqual(a.b, [1, 2], m())", "#expect(a.b == [1, 3], \"\\(m())\")", false),
      ("XCTAssertFalse(a, m())", "#expect(!a, \"\\(m())\")", true),
      ("XCTAssertFalse(a, m())", "#expect(a, \"\\(m())\")", false),
      ("XCTAssertNil(a, m())", "let isGone = a == nil\n    #expect(isGone, \"\\(m())\")", true),
      (
        "let a = 1\n    XCTAssertTrue(a == b, m)", "let a = 2\n    #expect(a == b, \"\\(m)\")",
        false
      ),
      ("XCTAssertEqual(a, b, m)", "#expect(a == b, \"\\(n)\")", false),
    ]
  )
  func test_twinBodies_compare(xctest: String, testing: String, areSame: Bool) {
    let bodies = [xctest, testing].map { body in
      TwinBodies(of: "class A {\n  func test_a() async {\n    \(body)\n  }\n}").bodies["test_a"]
    }

    #expect((bodies[0] == bodies[1]) == areSame)
  }

  private func methods(of framework: String, _ stage: Stage) throws -> [String] {
    try text(of: framework, stage).matches(of: /func (test_\w+)\(/).map { String($0.output.1) }
  }

  private func text(of framework: String, _ stage: Stage) throws -> String {
    let name = "\(stage.suiteModule.dropLast("Tests".count))\(framework)Tests.swift"
    let file = PackageRoot.ofThisBuild.appending(path: "Tests/\(stage.suiteModule)/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
