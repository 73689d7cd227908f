import Foundation
import KataKit

/// Where the command shows what it says and what it does.
struct Terminal: Sendable {
  /// Whether lines can be rewritten and keys can be read.
  let isInteractive: Bool

  /// Looks at standard output and the environment.
  static func current() -> Terminal {
    let isPlain = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return Terminal(isInteractive: isatty(STDOUT_FILENO) == 1 && !isPlain)
  }

  /// Prints the text; on a terminal no line is longer than it is wide, where words allow it.
  func say(_ text: String) {
    print(columns.map(text.wrapped(to:)) ?? text)
  }

  // Asked each time, since a terminal can change its size; nil elsewhere.
  private var columns: Int? {
    var size = winsize()
    let answer = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return isInteractive && answer == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
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
