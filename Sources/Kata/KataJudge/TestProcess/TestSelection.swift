import Foundation
import KataCore
import SuiteLedger

/// Tests to run, as their framework selects them.
package struct TestSelection: Sendable {
  package let framework: Framework
  /// A regular expression in Swift Testing; a class in XCTest, as `Module.Class`.
  let pattern: String

  /// All tests of a module in Swift Testing, or those with this name.
  package static func swiftTesting(_ module: String, only test: String? = nil) -> Self {
    // A test outside a suite stands directly behind its module.
    let end = test.map { #"(.*/)?\#($0)\("# } ?? ""
    return Self(framework: .swiftTesting, pattern: #"^\#(module)\.\#(end)"#)
  }

  /// The tests of a class in XCTest, or one of them.
  package static func xctest(_ module: String, _ type: String, only test: String? = nil) -> Self {
    Self(framework: .xctest, pattern: "\(module).\(type)" + (test.map { "/\($0)" } ?? ""))
  }
}

extension Stage {
  /// The kit's suites of the stage in these frameworks, or one test of them.
  package func suites(
    in frameworks: [Framework] = Framework.allCases,
    only test: String? = nil
  ) -> [TestSelection] {
    let type = URL(filePath: xctestSuiteFile).deletingPathExtension().lastPathComponent
    return frameworks.map { framework in
      switch framework {
      case .xctest: .xctest(suiteModule, type, only: test)
      case .swiftTesting: .swiftTesting(suiteModule, only: test)
      }
    }
  }

  /// The learner's tests of the stage, or one of them; in XCTest those of the classes that the texts
  /// show.
  package func ownTests(in sources: Sources, only test: TestID? = nil) -> [TestSelection] {
    let classes = TestSource(of: self, in: sources).xctestClasses
    return
      ([.swiftTesting(ownTestsModule, only: test?.test)]
      + classes.map { .xctest(ownTestsModule, $0, only: test?.test) })
      .filter { test == nil || $0.framework == test?.framework }
  }

  /// The tests next to the solution.
  package var solutionTests: [TestSelection] {
    [.swiftTesting(solutionTestsModule), .xctest(solutionTestsModule, "My\(stem)Tests")]
  }
}
