import Foundation
import KataKit

/// Builds the package with its tests, and looks at the imports while it does.
struct Build {
  let workspace: Workspace
  /// Whether SwiftPM looks at every import, too.
  ///
  /// It takes a quarter of a second, so the loop leaves it to `kata check`.
  var checksEveryImport = false

  /// Builds; progress is shown on `terminal`.
  ///
  /// - Throws: `BuildError` with what to mend first.
  func run(showingOn terminal: Terminal) async throws {
    // Beside the build, which takes longer.
    async let violation = ImportRules.violations(in: workspace.root).first
    let start = Date.now
    terminal.show(progress: "Building")
    let result = try await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "build", "--build-tests"]
        + (checksEveryImport ? ["--explicit-target-dependency-import-check", "error"] : []),
      in: workspace.root,
      environment: ProcessInfo.processInfo.environment,
      limit: 1_800
    ) { line in
      terminal.show(building: line, since: start)
    }
    terminal.clearProgress()
    try Task.checkCancellation()
    if let violation = try await violation { throw BuildError.forbiddenImport(violation) }
    guard result.end == .exited(0) else {
      throw BuildError(output: result.output, workspace: workspace)
    }
  }
}
