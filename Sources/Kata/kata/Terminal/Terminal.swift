import CommandLineKit
import Foundation

/// Where the command shows what it says and what it does.
struct Terminal: Sendable {
  /// Whether lines can be rewritten and keys can be read.
  let isInteractive: Bool
  /// Makes links of the files that are named; nil for none.
  var links: FileLinks?
  private let output = StandardStream.output

  /// Looks at standard output and the environment; paths below `root` become links where they can.
  static func current(linkingBelow root: URL? = nil) -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isPlain = environment["TERM"] == "dumb"
    var terminal = Terminal(isInteractive: StandardStream.output.isTerminal && !isPlain)
    terminal.links = root.flatMap {
      FileLinks(below: $0, style: terminal.style, environment: environment)
    }
    return terminal
  }

  /// A terminal that shows no progress, for output that a program reads.
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

  /// Prints the lines, wrapped to the terminal's width.
  func say(_ lines: [HangingLine]) {
    write(rows(of: lines))
  }

  /// The lines as they are shown now, broken to the terminal's width.
  func rows(of lines: [HangingLine]) -> [String] {
    // Asked each time, since a terminal can change its size.
    let columns = isInteractive ? output.columns : nil
    let style = style
    return lines.flatMap { $0.shown(columns: columns, style: style) }
      .map { links?.linked($0) ?? $0 }
  }

  /// Prints rows as they are.
  func write(_ rows: [String]) {
    output.write(rows.joined(separator: "\n") + "\n")
  }

  /// How many rows fit on it.
  var height: Int { output.rows ?? 24 }

  /// Begins a new screen; what was there goes away.
  func clearScreen() {
    guard isInteractive else { return }
    output.write("\u{1B}[H\u{1B}[2J")
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
