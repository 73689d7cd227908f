import Foundation

/// Where the command shows what it does: a line that is rewritten on a terminal, nothing elsewhere.
struct Terminal: Sendable {
  /// Whether lines can be rewritten.
  let isInteractive: Bool

  /// Looks at standard output and the environment.
  static func current() -> Terminal {
    let isPlain = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return Terminal(isInteractive: isatty(STDOUT_FILENO) == 1 && !isPlain)
  }

  /// Rewrites the progress line with `progress` if `line` counts what is done, as `[12/50] …`.
  func show(progress: String, of line: Substring) {
    guard isInteractive, line.hasPrefix("["), line.contains("/") else { return }
    write("\r\u{1B}[2K\(progress)")
  }

  /// Takes the progress line away.
  func clearProgress() {
    guard isInteractive else { return }
    write("\r\u{1B}[2K")
  }

  private func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
