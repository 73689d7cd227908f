import CommandLineKit
import Foundation

/// Where the command shows what it says and what it does.
struct Terminal: Sendable {
  /// Whether lines can be rewritten and keys can be read.
  let isInteractive: Bool
  private let output = StandardStream.output

  /// Looks at standard output and the environment.
  static func current() -> Terminal {
    let isPlain = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return Terminal(isInteractive: StandardStream.output.isTerminal && !isPlain)
  }

  /// A terminal that shows no progress, for those who read by program.
  static let silent = Terminal(isInteractive: false)

  /// Which escape sequences are understood there.
  var style: TextStyle {
    TextStyle(isTerminal: isInteractive, environment: ProcessInfo.processInfo.environment)
  }

  /// Prints the text; on a terminal no line is longer than it is wide, where words allow it.
  func say(_ text: String) {
    say(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { HangingLine(String($0)) }
    )
  }

  /// Prints the lines; each goes on as it says.
  func say(_ lines: [HangingLine]) {
    // Asked each time, since a terminal can change its size.
    let columns = isInteractive ? output.columns : nil
    let style = style
    let text = lines.map { line in
      let shown = columns.map(line.wrapped) ?? line.text
      return line.look.map { style.styled(shown, $0) } ?? shown
    }
    output.write(text.joined(separator: "\n") + "\n")
  }

  /// Rewrites the progress line from one that counts what is done, as `[12/50] Compiling …`.
  func show(building line: Substring, since start: Date) {
    guard isInteractive, let bar = ProgressBar(line: line) else { return }
    output.write("\r\u{1B}[2K\(bar.text(after: Date.now.timeIntervalSince(start)))")
  }

  /// Rewrites the progress line with what is done now.
  func show(progress: String) {
    guard isInteractive else { return }
    output.write("\r\u{1B}[2K\(progress)")
  }

  /// Takes the progress line away.
  func clearProgress() {
    guard isInteractive else { return }
    output.write("\r\u{1B}[2K")
  }
}
