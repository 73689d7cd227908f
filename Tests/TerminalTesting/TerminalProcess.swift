import Foundation

/// A program at a pseudo-terminal, and a person who waits for its output, types, and reads.
package final class TerminalProcess {
  package struct DidNotSee: Error, CustomStringConvertible {
    package let description: String
  }

  /// The program; it is ended when this is released.
  package let process = Process()
  package let terminal: PseudoTerminal
  /// The terminal's settings before the program began.
  package let settings: String

  private var seen = Data()
  private var looked = 0

  /// Runs the program in a folder, or in the current one, at a terminal with so many columns.
  package init(
    _ executable: URL,
    _ arguments: [String],
    in folder: URL? = nil,
    environment: [String: String],
    columns: UInt16
  ) throws {
    terminal = try PseudoTerminal(columns: columns)
    settings = terminal.settings
    let end = FileHandle(fileDescriptor: terminal.descriptor)
    process.executableURL = executable
    process.arguments = arguments
    process.environment = environment
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    if let folder { process.currentDirectoryURL = folder }
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The whole output so far.
  package var transcript: String { String(decoding: seen, as: UTF8.self) }

  /// Waits until the text appears after the last found one.
  ///
  /// - Throws: `DidNotSee` if nothing is printed for so many seconds.
  package func sees(_ text: String, within seconds: Int32 = 120) throws {
    let wanted = Data(text.utf8)
    while true {
      if let range = seen.range(of: wanted, in: looked..<seen.count) {
        looked = range.upperBound
        return
      }
      guard let more = terminal.look(withinMilliseconds: seconds * 1_000) else {
        throw DidNotSee(description: "waited for \(text.debugDescription), saw:\n\(transcript)")
      }
      seen += more
    }
  }

  /// Waits for the end of the program, and reads what it printed last.
  package func readToTheEnd() {
    process.waitUntilExit()
    while let more = terminal.look(withinMilliseconds: 0) { seen += more }
  }
}
