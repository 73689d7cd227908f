import KataCore
import KataJudge
import KataStages
import Testing

/// The suites of the stages as text: their names and their order.
///
/// Their sentences and the suites in XCTest are written; a check compares the written files.
struct StageSuitesTests {
  private static let stages = Curriculum.viperKata.stages

  @Test("The methods of each suite are the tests of the steps, in order", arguments: stages)
  func test_suites_methods_areTheStepsTests(stage: Stage) throws {
    let methods = try textOfPackage(stage.suiteFile).matches(of: /func (test_\w+)\(/)
      .map { String($0.output.1) }

    #expect(methods == stage.steps.map(\.test))
  }

  @Test("The suites have no assertion that only Swift Testing has", arguments: stages)
  func test_suites_assertions_areThoseOfBothFrameworks(stage: Stage) throws {
    let others = try textOfPackage(stage.suiteFile)
      .matches(of: /#expect|#require|Issue\.record|confirmation|withKnownIssue/)
      .map { String($0.output) }

    #expect(others == [])
  }
}
