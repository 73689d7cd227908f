import Foundation
import KataKit
import KataStages

/// Builds the tests and what they need, and looks at the imports while it does.
///
/// When it returns, what was built is what is there: contents are compared, not times.
struct Build {
  private static let mostTries = 10

  let workspace: Workspace
  /// The last stage whose suites are needed; nil for all that is tested.
  let stage: Int?
  /// Whether SwiftPM looks at every import, too.
  ///
  /// It takes a quarter of a second, so the loop leaves it to `kata check`.
  var checksEveryImport = false

  /// Builds; progress is shown on `terminal`.
  ///
  /// - Throws: `BuildError` with what to fix first.
  func run(showingOn terminal: Terminal) async throws {
    for stage in workspace.curriculum.stages {
      for file in stage.files where workspace.text(of: file.exercise) == nil {
        throw BuildError.noFile(file.exercise, stage: stage.number)
      }
    }
    if let violation = try ImportRules.viperKata.violations(in: workspace.root).first {
      throw BuildError.forbiddenImport(violation)
    }
    if !BuildRecord.isThere(in: workspace) {
      terminal.say(
        """
        The first build of the suites takes up to a minute. Meanwhile, read Guide.md, "Why VIPER, \
        and why test first".
        """
      )
    }
    var record = BuildRecord(in: workspace)
    for _ in 0..<Self.mostTries {
      record.makeVisible(LearnerSources(in: workspace), in: workspace)
      let before = LearnerSources(in: workspace)
      try await buildOnce(showingOn: terminal)
      // A file that was saved meanwhile is in the build as it was, or as it is, or half.
      guard LearnerSources(in: workspace) == before else { continue }
      record.note(before, in: workspace)
      return
    }
    throw BuildError.restless
  }

  // The tests alone: a learner does not wait for the app.
  private func buildOnce(showingOn terminal: Terminal) async throws {
    let start = Date.now
    terminal.show(progress: "Building")
    let result = try await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "build", "--product", TestBinary.product]
        + (checksEveryImport ? ["--explicit-target-dependency-import-check", "error"] : []),
      in: workspace.root,
      environment: BuildScope(of: workspace, upTo: stage)
        .environment(from: TemporaryFolder(in: workspace).environment),
      limit: 1_800
    ) { line in
      terminal.show(building: line, since: start)
    }
    terminal.clearProgress()
    try Task.checkCancellation()
    guard result.end == .exited(0) else {
      throw BuildError(output: result.output, workspace: workspace)
    }
  }
}
