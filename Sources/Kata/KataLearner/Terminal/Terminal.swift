import CommandLineKit
import Foundation
import KataJudge

/// The place for the command's output and its progress.
package struct Terminal: ProgressDisplay {
  /// Whether lines can be rewritten and keys can be read.
  package let isInteractive: Bool
  private var output = StandardStream.output

  package init(isInteractive: Bool, output: StandardStream = .output) {
    self.isInteractive = isInteractive
    self.output = output
  }

  /// Looks at standard output and the environment.
  package static func current() -> Terminal {
    let isPlain = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return Terminal(isInteractive: StandardStream.output.isTerminal && !isPlain)
  }

  /// A terminal that shows no progress, and says what a person must know on standard error: another
  /// program reads standard output.
  package static let silent = Terminal(isInteractive: false, output: .error)

  /// The escape sequences that it understands.
  package var style: TextStyle {
    TextStyle(isTerminal: isInteractive, environment: ProcessInfo.processInfo.environment)
  }

  /// Prints the text; on a terminal, lines are wrapped to its width at word boundaries.
  package func say(_ text: String) {
    say(lines(of: text))
  }

  /// Prints the lines, wrapped to the terminal's width.
  package func say(_ lines: [HangingLine]) {
    write(rows(of: lines))
  }

  /// The lines as they look now, wrapped to the terminal's width.
  package func rows(of lines: [HangingLine]) -> [String] {
    let (columns, style) = (columns, style)
    return lines.flatMap { $0.shown(columns: columns, style: style) }
  }

  package func write(_ rows: [String]) {
    output.write(rows.joined(separator: "\n") + "\n")
  }

  /// Writes the rows in place of the progress line, on a new screen if asked.
  ///
  /// All at once: a build on another thread must not show its progress in between.
  package func write(_ rows: [String], onClearedScreen isNew: Bool) {
    let clear = isInteractive ? "\r\u{1B}[2K" + (isNew ? "\u{1B}[H\u{1B}[2J" : "") : ""
    output.write(clear + rows.joined(separator: "\n") + "\n")
  }

  /// The width, read each time, because a terminal can change its size; nil for no limit.
  package var columns: Int? { isInteractive ? output.columns : nil }

  /// The number of rows that fit on it.
  package var height: Int { output.rows ?? 24 }

  /// Updates the progress line from a line of a build, such as `[12/50] Compiling …`.
  package func show(building line: Substring, since start: Date) {
    guard isInteractive else { return }
    if line.contains("Another instance of SwiftPM") {
      show(progress: "Waiting until another build in this folder ends")
    } else if let bar = ProgressBar.text(for: line, after: Date.now.timeIntervalSince(start)) {
      show(progress: bar)
    }
  }

  /// Updates the progress line with the present action.
  package func show(progress: String) {
    guard isInteractive else { return }
    output.write("\r\u{1B}[2K\(progress)")
  }

  package func clearProgress() {
    guard isInteractive else { return }
    output.write("\r\u{1B}[2K")
  }
}

/// A line for each line of the text.
package func lines(of text: String) -> [HangingLine] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { HangingLine(String($0)) }
}
