import KataJudge
import KataRun
import KataStages
import Testing

/// The suites of the stages as text: their names, their order, and their sentences.
///
/// The suites in XCTest are written from these; the check of the written files compares them.
struct StageSuitesTests {
  private static let stages = Curriculum.viperKata.stages

  @Test("The methods of each suite are the tests of the steps, in order", arguments: stages)
  func test_suites_methods_areTheStepsTests(stage: Stage) throws {
    let methods = try textOfPackage(stage.suiteFile).matches(of: /func (test_\w+)\(/)
      .map { String($0.output.1) }

    #expect(methods == stage.steps.map(\.test))
  }

  @Test("The sentence of each step in Swift Testing is the step's title", arguments: stages)
  func test_swiftTesting_sentences_areTheTitles(stage: Stage) throws {
    let sentences = try textOfPackage(stage.suiteFile).matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/)
      .map { String($0.output.1).replacing("\\\"", with: "\"") }

    #expect(sentences == stage.steps.map(\.title))
  }

  @Test("The suites have no assertion that only Swift Testing has", arguments: stages)
  func test_suites_assertions_areThoseOfBothFrameworks(stage: Stage) throws {
    let others = try textOfPackage(stage.suiteFile)
      .matches(of: /#expect|#require|Issue\.record|confirmation|withKnownIssue/)
      .map { String($0.output) }

    #expect(others == [])
  }
}
