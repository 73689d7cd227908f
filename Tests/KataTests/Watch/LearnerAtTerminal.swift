import Foundation
import TerminalTesting

@testable import kata

/// A learner at a terminal with `kata`, who waits for expected output.
struct LearnerAtTerminal {
  private let kata: TerminalProcess

  init(in copy: PackageCopy, columns: UInt16 = 80, _ arguments: String...) throws {
    kata = try TerminalProcess(
      copy.root.appending(path: ".build/debug/kata"),
      arguments,
      in: copy.root,
      environment: ChildProcess.learnersEnvironment.merging(["TERM": "xterm"]) { $1 },
      columns: columns
    )
  }

  /// Whether the terminal's settings are those from before `kata` began.
  var hasItsSettings: Bool { kata.terminal.settings == kata.settings }

  /// The whole output so far.
  var transcript: String { kata.transcript }

  /// Presses keys.
  func types(_ keys: String) throws { try kata.terminal.type(keys) }

  /// Waits until the text appears after the last found one.
  func sees(_ text: String) throws { try kata.sees(text) }

  /// Presses q; returns the exit status of `kata`.
  func leaves() throws -> Int32 {
    try types("q")
    return waitsForTheEnd()
  }

  func interrupts() { kata.process.interrupt() }

  /// Sends the signal of Ctrl-\.
  func quits() { kill(kata.process.processIdentifier, SIGQUIT) }

  /// The exit status of `kata`.
  func waitsForTheEnd() -> Int32 {
    kata.process.waitUntilExit()
    return kata.process.terminationStatus
  }
}
