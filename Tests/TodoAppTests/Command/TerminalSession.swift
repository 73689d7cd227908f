import Foundation
import TerminalTesting

/// A person at a terminal: waits for each prompt of `todo`, acts, and reads the screen.
enum TerminalSession {
  /// An action of the person at a prompt.
  enum Step: Sendable {
    /// Types a line.
    case type(String)
    /// Presses the key that ends the input.
    case endInput
    /// Sends the signal that Ctrl-C sends.
    case interrupt
    /// Sets the width of the window, without answering the prompt.
    case resize(columns: UInt16)
  }

  /// The result of a session.
  struct Result: Equatable, Sendable {
    /// The text on the screen, including the typed lines, with plain line ends.
    var transcript: String
    /// Whether the terminal's settings are the same as before.
    var leftTheTerminalAlone: Bool
    var reason: Process.TerminationReason
    var status: Int32
  }

  /// Runs `todo` at a terminal with that many columns, and waits for its end.
  static func run(
    _ todo: TodoCommand,
    columns: UInt16 = 80,
    environment: [String: String] = ["TERM": "xterm"],
    steps: [Step]
  ) async throws -> Result {
    try await onThreadOfItsOwn {
      let program = try TerminalProcess(
        TodoCommand.executable,
        ["--store", todo.store] + TodoCommand.wednesday,
        environment: environment,
        columns: columns
      )
      for step in steps { try take(step, at: program) }
      program.readToTheEnd()
      return Result(
        transcript: program.transcript.replacing("\r\n", with: "\n"),
        leftTheTerminalAlone: program.terminal.settings == program.settings,
        reason: program.process.terminationReason,
        status: program.process.terminationStatus
      )
    }
  }

  private static func take(_ step: Step, at program: TerminalProcess) throws {
    func waitForPrompt() throws { try program.sees("> ", within: 20) }
    switch step {
    case .type(let line):
      try waitForPrompt()
      try program.terminal.type(line + "\n")
    case .endInput:
      try waitForPrompt()
      try program.terminal.type("\u{4}")
    case .interrupt:
      try waitForPrompt()
      program.process.interrupt()
    case .resize(let columns):
      program.terminal.resize(columns: columns)
    }
  }
}
