import Foundation
import TerminalTesting

@testable import kata

/// A learner at a terminal with `kata`, who waits for expected output.
struct LearnerAtTerminal {
  private let kata: TerminalProcess

  init(in copy: PackageCopy, columns: UInt16 = 80, _ arguments: String...) throws {
    let kata = copy.root.appending(path: ".build/debug/kata")
    try self.init(kata, in: copy.root, columns: columns, arguments: arguments)
  }

  /// Begins in a copy of the package; `kata` may open so many descriptors.
  init(
    _ kata: URL,
    in root: URL,
    columns: UInt16 = 80,
    arguments: [String] = [],
    descriptors: Int = 1_024,
    adding variables: [String: String] = [:]
  ) throws {
    let variables = variables.merging(["TERM": "xterm"]) { $1 }
    self.kata = try TerminalProcess(
      URL(filePath: "/bin/sh"),
      // A program that kata starts may raise the soft limit again.
      ["-c", #"ulimit -S -n "$0" && exec "$@""#, "\(descriptors)", kata.path] + arguments,
      in: root,
      environment: ChildProcess.learnersEnvironment.merging(variables) { $1 },
      columns: columns
    )
  }

  /// The process of `kata`.
  var process: pid_t { kata.process.processIdentifier }

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
