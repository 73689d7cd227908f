import Foundation

/// A display of what a build or a run does at the moment.
package protocol ProgressDisplay: Sendable {
  /// Shows a text that stays.
  func say(_ text: String)
  /// Replaces the progress line.
  func show(progress: String)
  /// Replaces the progress line by the meaning of a line of a build, such as `[12/50] Compiling …`.
  func show(building line: Substring, since start: Date)
  func clearProgress()
}

extension ProgressDisplay {
  /// Shows an action on the progress line, with its seconds, until the action ends.
  package func showing<Result: Sendable>(
    _ progress: String,
    while action: () async throws -> Result
  ) async rethrows -> Result {
    defer { clearProgress() }
    async let _: Void = countSeconds(of: progress)
    return try await action()
  }

  private func countSeconds(of progress: String) async {
    var text = progress
    for second in 1... {
      show(progress: text)
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      text = "\(progress)  \(second) s"
    }
  }
}
