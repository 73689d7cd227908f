import Foundation
import KataKit

/// How many of the tests are built.
///
/// A beginner waits for the suites of one stage; the others are built when they are worked on, or with
/// `swift test`. What was built once stays in, so that nothing is planned back and forth.
enum BuildScope: Equatable {
  /// The suites and the learner's tests of the stages 1 to this one.
  case upTo(Int)
  /// Everything that `swift test` runs.
  case whole

  /// What must be built for a stage, with what was built before; everything where none is named.
  init(
    of workspace: Workspace,
    upTo stage: Int?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    func isBuilt(_ module: String) -> Bool {
      let file = workspace.root.appending(path: ".build/debug/Modules/\(module).swiftmodule")
      return FileManager.default.fileExists(atPath: file.path)
    }
    let stages = workspace.curriculum.stages
    guard let stage, environment[RunSettings.Variable.kit.rawValue] != "1",
      !stages.contains(where: { isBuilt($0.solutionTestsModule) })
    else {
      self = .whole
      return
    }
    let built = stages.filter { isBuilt($0.suiteModule) }.map(\.number)
    self = .upTo(max(stage, built.max() ?? stage))
  }

  /// Whether the suites of a stage are among what is built.
  func holds(stage: Int) -> Bool {
    switch self {
    case .upTo(let last): stage <= last
    case .whole: true
    }
  }

  /// The environment of a build of this, made from another.
  func environment(from other: [String: String]) -> [String: String] {
    var environment = other
    environment[RunSettings.Variable.upToStage.rawValue] =
      switch self {
      case .upTo(let last): "\(last)"
      case .whole: nil
      }
    return environment
  }
}
