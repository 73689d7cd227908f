import Foundation
import TodoTerminal

/// Writes to a terminal, a pipe or a file, at once.
@MainActor
public final class TerminalOutput: TextOutput {
  private let descriptor: Int32
  /// Whether anything was written so far.
  public private(set) var hasWritten = false

  /// Creates an output on that file descriptor, which stays open.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a terminal is at the other end.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's own, as it is now; 80 where there is none.
  public var columns: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  public func width(of text: String) -> Int {
    text.displayWidth
  }

  public func write(_ text: String) {
    hasWritten = true
    // Nobody is left to tell when the other end is gone.
    try? FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
      .write(contentsOf: Data(text.utf8))
  }
}
