import Foundation
import KataCore

/// The range of tests to build.
///
/// A beginner waits for the suites of one stage; the others are built when their stage begins, or
/// with `swift test`. Built suites stay in the build, so that SwiftPM does not plan it anew each
/// time.
enum BuildScope: Equatable {
  /// The suites and the learner's tests of the stages 1 to this one; the suites also in XCTest, or
  /// only in Swift Testing.
  case upTo(Int, inXCTest: Bool)
  /// Everything that `swift test` runs.
  case whole
  /// The same, and the tests next to the solutions, which `kata verify` needs.
  case withSolutions

  // `swift test` builds it, and `kata` never does.
  private static let lastModule = "TakeHomeTests"

  /// The scope for a stage, plus everything that was built before; without a stage, everything and
  /// the tests next to the solutions.
  init(
    of workspace: Workspace,
    upTo stage: Int?,
    inXCTest: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    func isBuilt(_ module: String) -> Bool {
      let file = workspace.root.appending(path: ".build/debug/Modules/\(module).swiftmodule")
      return FileManager.default.fileExists(atPath: file.path)
    }
    let stages = workspace.curriculum.stages
    if stage == nil || stages.contains(where: { isBuilt($0.solutionTestsModule) }) {
      self = .withSolutions
      return
    }
    guard let stage, !RunSettings.buildsKit(environment), !isBuilt(Self.lastModule) else {
      self = .whole
      return
    }
    let built = stages.filter { isBuilt($0.suiteModule) }.map(\.number)
    let isTwinBuilt = stages.contains { stage in
      let suite = URL(filePath: stage.xctestSuiteFile).lastPathComponent
      let file = ".build/debug/\(stage.suiteModule).build/\(suite).o"
      return FileManager.default.fileExists(atPath: workspace.root.appending(path: file).path)
    }
    self = .upTo(max(stage, built.max() ?? stage), inXCTest: inXCTest || isTwinBuilt)
  }

  /// The environment for a build of this scope, made from another environment.
  func environment(from other: [String: String]) -> [String: String] {
    var environment = other
    environment[RunSettings.Variable.build.rawValue] =
      switch self {
      case .upTo(let last, let inXCTest): inXCTest ? "\(last)-xctest" : "\(last)"
      case .whole: nil
      case .withSolutions: "solutions"
      }
    return environment
  }
}
