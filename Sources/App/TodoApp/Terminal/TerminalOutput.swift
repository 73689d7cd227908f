import CommandLineKit
import TodoTerminal

/// Writes to a terminal, a pipe or a file, without a buffer.
@MainActor
package final class TerminalOutput: TextOutput {
  private let stream: StandardStream
  /// Whether any text was written so far, or since this was set.
  package var hasWritten = false
  /// The title of the screen, written before the next text; of two in a row, only the second.
  var heading = ""

  /// Creates an output on that file descriptor, which stays open.
  package init(descriptor: Int32) {
    stream = StandardStream(descriptor: descriptor)
  }

  /// Whether a terminal is at the other end.
  package var isTerminal: Bool { stream.isTerminal }

  /// The current width of the terminal; 80 without a terminal.
  package var columns: Int { stream.columns ?? 80 }

  package func width(of text: String) -> Int {
    text.displayWidth
  }

  package func write(_ text: String) {
    hasWritten = true
    // At the end of the command, its status reports a lost text.
    stream.write(heading + text)
    heading = ""
  }
}
