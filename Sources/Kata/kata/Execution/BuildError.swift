import Foundation
import KataKit

/// Why the package does not build.
enum BuildError: Error, Equatable, CustomStringConvertible {
  /// A file imports what its role may not.
  case forbiddenImport(ImportRules.Violation)
  /// The compiler's first error, in the learner's files if there is one, and how many others.
  case compiler(String, others: Int)
  /// The build failed without an error of the compiler's.
  case other(lastLines: String)

  init(output: String, workspace: Workspace) {
    let root = workspace.root.path + "/"
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
    case .forbiddenImport(let violation): violation.description
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
