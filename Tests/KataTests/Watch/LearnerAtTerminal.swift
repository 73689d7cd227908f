import Foundation
import TerminalTesting

@testable import KataJudge
@testable import kata

/// A learner at a terminal with `kata`, who waits for expected output.
typealias LearnerAtTerminal = TerminalProcess

extension LearnerAtTerminal {
  convenience init(in copy: PackageCopy, columns: UInt16 = 80, _ arguments: String...) throws {
    let kata = copy.root.appending(path: ".build/debug/kata")
    try self.init(kata, in: copy.root, columns: columns, arguments: arguments)
  }

  /// Begins in a copy of the package; `kata` may open so many descriptors.
  convenience init(
    _ kata: URL,
    in root: URL,
    columns: UInt16 = 80,
    arguments: [String] = [],
    descriptors: Int = 1_024,
    adding variables: [String: String] = [:]
  ) throws {
    let variables = variables.merging(["TERM": "xterm"]) { $1 }
    try self.init(
      URL(filePath: "/bin/sh"),
      // A program that kata starts may raise the soft limit again.
      ["-c", #"ulimit -S -n "$0" && exec "$@""#, "\(descriptors)", kata.path] + arguments,
      in: root,
      environment: ChildProcess.learnersEnvironment.merging(variables) { $1 },
      columns: columns
    )
  }

  /// Whether the terminal's settings are those from before `kata` began.
  var hasItsSettings: Bool { terminal.settings == settings }

  /// Presses keys.
  func types(_ keys: String) throws { try terminal.type(keys) }

  /// Presses q; returns the exit status of `kata`.
  func leaves() throws -> Int32 {
    try types("q")
    return waitsForTheEnd()
  }

  /// Sends the signal of Ctrl-\.
  func quits() { kill(process.processIdentifier, SIGQUIT) }

  /// The exit status of `kata`.
  func waitsForTheEnd() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
