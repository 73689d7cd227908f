import CommandLineKit
import TodoTerminal

/// Writes to a terminal, a pipe or a file, at once.
@MainActor
public final class TerminalOutput: TextOutput {
  private let stream: StandardStream
  /// Whether anything was written so far.
  public private(set) var hasWritten = false

  /// Creates an output on that file descriptor, which stays open.
  public init(descriptor: Int32) {
    stream = StandardStream(descriptor: descriptor)
  }

  /// Whether a terminal is at the other end.
  public var isTerminal: Bool { stream.isTerminal }

  /// The terminal's own, as it is now; 80 where there is none.
  public var columns: Int { stream.columns ?? 80 }

  public func width(of text: String) -> Int {
    text.displayWidth
  }

  public func write(_ text: String) {
    hasWritten = true
    // Nobody is left to tell when the other end is gone.
    stream.write(text)
  }
}
