import Foundation
import KataKit

/// Builds the package with its tests, and keeps the walls while it does.
struct Build {
  let package: Checkout
  /// Whether SwiftPM looks at every import, too.
  ///
  /// It takes a quarter of a second, so the loop leaves it to `kata check`.
  var checksEveryImport = false

  /// Builds; progress is shown on `terminal`.
  ///
  /// - Throws: `BuildError` with what to mend first.
  func run(showingOn terminal: Terminal) async throws {
    // Beside the build, which takes longer.
    async let breach = Walls.breaches(in: package.root).first
    let start = Date.now
    terminal.show(progress: "Building")
    let result = try await ChildProcess.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "build", "--build-tests"]
        + (checksEveryImport ? ["--explicit-target-dependency-import-check", "error"] : []),
      in: package.root,
      environment: ProcessInfo.processInfo.environment,
      limit: 1_800
    ) { line in
      terminal.show(building: line, since: start)
    }
    terminal.clearProgress()
    try Task.checkCancellation()
    if let breach = try await breach { throw BuildError.wall(breach) }
    guard result.end == .exited(0) else {
      throw BuildError(output: result.output, package: package)
    }
  }
}

/// Why the package does not build.
enum BuildError: Error, Equatable, CustomStringConvertible {
  /// A file imports what its role may not.
  case wall(Walls.Breach)
  /// The compiler's first error, in the learner's files if there is one, and how many others.
  case compiler(String, others: Int)
  /// The build failed without an error of the compiler's.
  case other(lastLines: String)

  init(output: String, package: Checkout) {
    let root = package.root.path + "/"
    var seen: Set<Substring> = []
    let errors = output.split(separator: "\n")
      .filter { $0.contains(": error: ") && $0.first == "/" && seen.insert($0).inserted }
    guard let first = errors.first(where: { $0.contains("/Exercises/") }) ?? errors.first else {
      let told = output.split(separator: "\n").filter { $0.contains("error:") }
      let lines = (told.isEmpty ? output.split(separator: "\n").suffix(5) : told[...])
      self = .other(lastLines: lines.joined(separator: "\n"))
      return
    }
    self = .compiler(
      String(first.hasPrefix(root) ? first.dropFirst(root.count) : first),
      others: errors.count - 1
    )
  }

  var description: String {
    switch self {
    case .wall(let breach): breach.description
    case .compiler(let error, let others):
      others == 0 ? error : "\(error)\n(\(others == 1 ? "1 more error" : "\(others) more errors"))"
    case .other(let lastLines):
      """
      swift build failed, and not over a line of Swift:
      \(lastLines)
      Run it by hand to see everything: swift build --build-tests
      """
    }
  }
}
