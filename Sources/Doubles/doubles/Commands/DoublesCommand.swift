import CommandLineKit

/// A command of `doubles`: its parameters, and what it does.
protocol DoublesCommand: Command {
  /// Runs the command.
  ///
  /// - Throws: an error whose description says what is wrong and what to do next.
  func run() throws -> ExitStatus
}

extension Program.Entry where Action == @Sendable () throws -> ExitStatus {
  /// The command with that type.
  init<C: DoublesCommand>(_ command: C.Type) {
    self.init(command) { command in { try command.run() } }
  }
}
