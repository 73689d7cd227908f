import Foundation

/// What the runtime printed about a crash, with the learner's line that led to it.
struct CrashLine: Equatable {
  /// The message, and where in the learner's code it came from, if the backtrace knows.
  let text: String

  /// Looks for a crash in the output of a test run; nil if there is none.
  init?(in output: String, of workspace: Workspace) {
    let lines = output.split(separator: "\n")
    guard let fatal = lines.first(where: { $0.contains("Fatal error") }) else { return nil }
    let root = workspace.root.path + "/Exercises/"
    let place = lines.lazy.compactMap { line in
      line.firstRange(of: root).map {
        line[$0.lowerBound...].dropFirst(workspace.root.path.count + 1)
      }
    }.first
    let message = fatal.firstRange(of: "Fatal error").map { fatal[$0.lowerBound...] } ?? fatal
    text = place.map { "\(message), at \($0)" } ?? String(message)
  }
}
