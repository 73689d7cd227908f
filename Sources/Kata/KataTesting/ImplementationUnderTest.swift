import Foundation
import KataKit
import KataStages
import Synchronization

/// The implementation under test in this process; a solution's own tests check the solution.
///
/// `KATA_SUBJECT` is read once: code that changes the environment later has no effect.
package enum ImplementationUnderTest {
  private static let ofProcess = Result {
    let variable = RunSettings.Variable.subject.rawValue
    return try Implementation(ProcessInfo.processInfo.environment[variable], in: .viperKata)
  }
  // Tests with steps run one at a time, so there is at most one.
  private static let ofTest = Mutex<Implementation?>(nil)

  /// The implementation that a test gets now.
  package static var current: Implementation {
    get throws {
      let process = try ofProcess.get()
      return ofTest.withLock(\.self) ?? process
    }
  }

  /// Records the test that begins.
  package static func begin(_ test: TestID, in curriculum: Curriculum) {
    let isBesideSolution = curriculum.stages.contains { $0.solutionTestsModule == test.module }
    let isLearners = (try? ofProcess.get()) == .exercise
    ofTest.withLock { $0 = isBesideSolution && isLearners ? .solution : nil }
  }
}
