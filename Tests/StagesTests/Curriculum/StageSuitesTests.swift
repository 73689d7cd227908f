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

  private func methods(of framework: String, _ stage: Stage) throws -> [String] {
    try text(of: framework, stage).matches(of: /func (test_\w+)\(/).map { String($0.output.1) }
  }

  private func text(of framework: String, _ stage: Stage) throws -> String {
    let name = "\(stage.suiteModule.dropLast("Tests".count))\(framework)Tests.swift"
    let file = PackageRoot.ofThisBuild.appending(path: "Tests/\(stage.suiteModule)/\(name)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
