import Foundation
import KataKit
import KataStages
import Synchronization

/// Which implementation the tests of this process check; a solution's own tests check the solution.
///
/// `KATA_SUBJECT` is read once: code that changes the environment afterwards changes nothing here.
package enum ImplementationUnderTest {
  private static let ofProcess = Result {
    let variable = RunSettings.Variable.subject.rawValue
    return try Implementation(ProcessInfo.processInfo.environment[variable], in: .viperKata)
  }
  // Tests with steps run one at a time, so there is one at most.
  private static let ofTest = Mutex<Implementation?>(nil)

  /// What a test gets when it makes the implementation now.
  package static var current: Implementation {
    get throws {
      let process = try ofProcess.get()
      return ofTest.withLock(\.self) ?? process
    }
  }

  /// Takes note of which test begins.
  package static func begin(_ test: TestID, in curriculum: Curriculum) {
    let isBesideSolution = curriculum.stages.contains { $0.solutionTestsModule == test.module }
    let isLearners = (try? ofProcess.get()) == .exercise
    ofTest.withLock { $0 = isBesideSolution && isLearners ? .solution : nil }
  }
}
