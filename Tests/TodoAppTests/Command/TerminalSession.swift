import Foundation
import TerminalTesting

/// A session of `todo` at a terminal, which has ended.
struct TerminalSession: Sendable {
  /// The text on the screen, including the typed lines, with plain line ends.
  let transcript: String
  /// Whether the terminal's settings are the same as before.
  let leftTheTerminalAlone: Bool
  let reason: Process.TerminationReason
  let status: Int32

  /// Runs `todo` at a terminal with that many columns, lets a person act, and waits for its end.
  static func run(
    _ todo: TodoCommand,
    columns: UInt16 = 80,
    environment: [String: String] = ["TERM": "xterm"],
    person: @escaping @Sendable (TerminalProcess) throws -> Void
  ) async throws -> TerminalSession {
    try await onThreadOfItsOwn {
      let program = try TerminalProcess(
        todo.executable,
        ["--store", todo.store] + TodoCommand.wednesday,
        environment: environment,
        columns: columns
      )
      try person(program)
      program.readToTheEnd()
      return TerminalSession(
        transcript: program.transcript.replacing("\r\n", with: "\n"),
        leftTheTerminalAlone: program.terminal.settings == program.settings,
        reason: program.process.terminationReason,
        status: program.process.terminationStatus
      )
    }
  }
}

extension TerminalProcess {
  func waitForPrompt() throws { try sees("> ", within: 20) }

  /// Presses the key that ends the input, at a prompt.
  func endInput() throws {
    try waitForPrompt()
    try terminal.type("\u{4}")
  }

  /// Types each line at a prompt of its own.
  func type(_ lines: [String]) throws {
    for line in lines {
      try waitForPrompt()
      try terminal.type(line + "\n")
    }
  }
}
