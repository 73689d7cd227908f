import CommandLineKit

/// A command of `doubles`, with its parameters and its action.
protocol DoublesCommand: Command {
  /// Runs the command.
  ///
  /// - Throws: an error whose description gives the problem and the next step.
  func run() throws -> ExitStatus
}
