import Foundation
import TerminalTesting

/// A learner at a terminal with `kata`, who waits for expected output.
final class LearnerAtTerminal {
  struct DidNotSee: Error, CustomStringConvertible {
    var description: String
  }

  /// The terminal's settings before `kata` began.
  let settings: String

  private let process = Process()
  private let terminal: PseudoTerminal
  private var seen = Data()
  private var looked = 0

  init(in copy: PackageCopy, columns: UInt16 = 80, _ arguments: String...) throws {
    terminal = try PseudoTerminal(columns: columns)
    settings = terminal.settings
    let end = FileHandle(fileDescriptor: terminal.descriptor)
    process.arguments = arguments
    process.executableURL = copy.root.appending(path: ".build/debug/kata")
    process.currentDirectoryURL = copy.root
    process.environment = PackageCopy.environment.merging(["TERM": "xterm"]) { $1 }
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// The terminal's settings now.
  var settingsNow: String { terminal.settings }

  /// The whole output so far.
  var transcript: String { String(decoding: seen, as: UTF8.self) }

  /// Presses keys.
  func types(_ keys: String) throws { try terminal.type(keys) }

  /// Waits until the text appears after the last found one.
  func sees(_ text: String) throws {
    let wanted = Data(text.utf8)
    while true {
      if let range = seen.range(of: wanted, in: looked..<seen.count) {
        looked = range.upperBound
        return
      }
      guard let more = terminal.look(withinMilliseconds: 120_000) else {
        throw DidNotSee(description: "waited for \(text.debugDescription), saw:\n\(transcript)")
      }
      seen += more
    }
  }

  /// Presses q; returns the exit status of `kata`.
  func leaves() throws -> Int32 {
    try types("q")
    return waitsForTheEnd()
  }

  func interrupts() { process.interrupt() }

  /// Sends the signal of Ctrl-\.
  func quits() { kill(process.processIdentifier, SIGQUIT) }

  /// The exit status of `kata`.
  func waitsForTheEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
