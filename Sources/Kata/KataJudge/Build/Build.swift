import Foundation
import KataCore
import KataStages

/// Builds the tests and their dependencies, and checks the imports at the same time.
///
/// After it returns, the build matches the files: it compares contents, not times.
package struct Build {
  // Each takes at least a second.
  private static let mostAttempts = 20

  let workspace: Workspace
  /// The last stage whose suites are needed; nil for all tests.
  let stage: Int?
  /// Whether SwiftPM checks every import, too.
  ///
  /// It takes a quarter of a second, so the loop leaves it to `kata check`.
  var checksEveryImport = false
  /// Whether the kit's suites are built in XCTest, too.
  var inXCTest: Bool

  /// Texts whose imports were allowed; they are not read again.
  var checked = Sources()

  package init(
    workspace: Workspace,
    stage: Int?,
    checksEveryImport: Bool = false,
    inXCTest: Bool = false,
    checked: Sources = Sources()
  ) {
    self.workspace = workspace
    self.stage = stage
    self.checked = checked
    self.checksEveryImport = checksEveryImport
    self.inXCTest = inXCTest
  }

  /// Builds these texts; progress is shown on `display`.
  ///
  /// If a file is saved meanwhile, the new texts are built. A first build takes long, so it ends its
  /// notice with what to do `meanwhile`.
  ///
  /// - Returns: the learner's texts that are in the build now.
  /// - Throws: `BuildError` with what to fix first.
  @discardableResult
  package func run(
    _ read: Sources? = nil,
    showingOn display: any ProgressDisplay,
    meanwhile: String = "Meanwhile, read Guide.md, \"Why VIPER, and why test first\"."
  ) async throws -> Sources {
    var sources = read ?? Sources(in: workspace.root)
    try checkFiles(of: sources)
    if FileStamp(of: workspace.root.appending(path: TestBinary.path).path) == nil {
      display.say("The first build of the suites takes up to a minute. \(meanwhile)")
    }
    var record = BuildRecord(in: workspace.root)
    for attempt in 1...Self.mostAttempts {
      record.makeVisible(sources.paths)
      let error = try await buildOnce(showingOn: display)
      // The build may contain the old or the new text of a file that was saved meanwhile, or a mix.
      let now = Sources(in: workspace.root)
      if now != sources {
        sources = now
        try checkFiles(of: sources)
        continue
      }
      guard let error else { return sources }
      guard error.isDisturbance, attempt < Self.mostAttempts else { throw error }
      try await Task.sleep(for: .seconds(1))
    }
    throw BuildError.restless
  }

  /// Checks the learner's files before a build.
  ///
  /// - Throws: `BuildError` or `UnreadableSource` for the first that cannot be built.
  package func checkFiles(of sources: Sources) throws {
    for stage in workspace.curriculum.stages {
      for file in stage.files where sources.text(of: file.exercise) == nil {
        throw stage.otherName(of: file.exercise, in: sources)
          .map { BuildError.otherName($0, right: file.exercise) }
          ?? .noFile(file.exercise, stage: stage.number)
      }
      // Only the module of the learner's tests leads to their class.
      if sources.tests(of: stage).paths.isEmpty {
        throw BuildError.noFile(stage.ownTestsFile, stage: stage.number)
      }
    }
    if let main = sources.paths.first(where: { $0.hasSuffix("/main.swift") }) {
      throw BuildError.main(main)
    }
    if let (first, second) = filesOfOneName(in: sources) {
      throw BuildError.sameName(first, second)
    }
    if let error = testBesideClass(in: sources) { throw error }
    let unchecked = sources.files.filter { checked.files[$0] != $1 }
    if let violation = try ImportRules.violations(in: Sources(files: unchecked)).first {
      throw BuildError.forbiddenImport(violation)
    }
  }

  private var scope: BuildScope { BuildScope(of: workspace, upTo: stage, inXCTest: inXCTest) }

  // It would not run, because the folder is not that of a test module.
  private func testBesideClass(in sources: Sources) -> BuildError? {
    let stages = workspace.curriculum.stages
    for path in sources.paths
    where !stages.contains(where: { path.hasPrefix($0.ownTestsFolder + "/") }) {
      guard ImportRules.isTest(sources.text(of: path) ?? "") else { continue }
      let stage = stages.first { path.hasPrefix("Exercises/\($0.folder)/") }
      return .testBesideClass(path, right: stage?.ownTestsFolder ?? "the folder Tests of a stage")
    }
    return nil
  }

  // Two files of one name in different folders of a module would compile into one object file.
  private func filesOfOneName(in sources: Sources) -> (String, String)? {
    for stage in workspace.curriculum.stages {
      var seen: [String: String] = [:]
      for path in sources.below(stage).paths {
        let name = "\(stage.module(of: path))/\(URL(filePath: path).lastPathComponent)"
        if let first = seen.updateValue(path, forKey: name) { return (first, path) }
      }
    }
    return nil
  }

  /// Builds another program of this build, and continues as that program with the same words.
  ///
  /// - Throws: `BuildError` or `ChildProcess.NotStarted`; it never returns.
  package static func become(
    _ program: String,
    showingOn display: any ProgressDisplay
  ) async throws -> Never {
    // The programs of a build are in one folder, such as `.build/x86_64-unknown-linux-gnu/debug`.
    let products = (Bundle.main.executableURL ?? PackageRoot.ofThisBuild)
      .resolvingSymlinksInPath().deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let place = ["--scratch-path", scratch.path, "-c", products.lastPathComponent]
    // A stage that was built stays in the plan, so the next build of its tests is no longer one.
    let build = Build(workspace: Workspace(root: PackageRoot.ofThisBuild), stage: 1)
    if let error = try await build.once(["--product", program] + place, showingOn: display) {
      throw error
    }
    try ChildProcess.become(products.appending(path: program), CommandLine.arguments.dropFirst())
  }

  // Only the tests: a learner does not wait for the app.
  private func buildOnce(showingOn display: any ProgressDisplay) async throws -> BuildError? {
    try await once(
      ["--product", TestBinary.product]
        + (checksEveryImport ? ["--explicit-target-dependency-import-check", "error"] : []),
      showingOn: display
    )
  }

  private func once(
    _ words: [String],
    showingOn display: any ProgressDisplay
  ) async throws -> BuildError? {
    let start = Date.now
    display.show(progress: "Building")
    let result = try await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "build"] + words,
      in: workspace.root,
      environment: scope.environment(from: TemporaryFolder.environment(in: workspace)),
      limit: 1_800
    ) { line in
      display.show(building: line, since: start)
    }
    display.clearProgress()
    try Task.checkCancellation()
    switch result.end {
    case .exited(0): return nil
    // From `env`.
    case .exited(127): return .noSwift
    default: return BuildError(output: result.output, workspace: workspace)
    }
  }
}
