import Foundation

/// Where the command shows what it does: a line that is rewritten on a terminal, nothing elsewhere.
struct Terminal: Sendable {
  /// Whether lines can be rewritten and keys can be read.
  let isInteractive: Bool

  /// Looks at standard output and the environment.
  static func current() -> Terminal {
    let isPlain = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return Terminal(isInteractive: isatty(STDOUT_FILENO) == 1 && !isPlain)
  }

  /// Rewrites the progress line from one that counts what is done, as `[12/50] Compiling …`.
  func show(building line: Substring, since start: Date) {
    guard isInteractive, let bar = ProgressBar(line: line) else { return }
    write("\r\u{1B}[2K\(bar.text(after: Date.now.timeIntervalSince(start)))")
  }

  /// Rewrites the progress line with what is done now.
  func show(progress: String) {
    guard isInteractive else { return }
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
