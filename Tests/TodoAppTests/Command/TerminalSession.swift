import Foundation
import TerminalTesting

/// A person at a terminal: waits for each prompt of `todo`, acts, and reads the screen.
final class TerminalSession {
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

  /// The reason why the person gives up.
  enum Problem: Error, CustomStringConvertible {
    case noPrompt(seen: String)

    var description: String {
      switch self {
      case .noPrompt(let seen): "waited 20 seconds for a prompt, saw \(seen.debugDescription)"
      }
    }
  }

  private static let prompt = Data("> ".utf8)

  private let terminal: PseudoTerminal
  private let process = Process()
  private var bytes = Data()
  private var answered = 0

  /// Runs `todo` at a terminal with that many columns, and waits for its end.
  static func run(
    _ todo: TodoCommand,
    columns: UInt16 = 80,
    environment: [String: String] = ["TERM": "xterm"],
    steps: [Step]
  ) async throws -> Result {
    try await onThreadOfItsOwn {
      let session = try TerminalSession(todo, columns: columns, environment: environment)
      let settings = session.terminal.settings
      for step in steps { try session.act(step) }
      session.process.waitUntilExit()
      while let more = session.terminal.look(withinMilliseconds: 0) { session.bytes += more }
      return Result(
        transcript: session.transcript,
        leftTheTerminalAlone: session.terminal.settings == settings,
        reason: session.process.terminationReason,
        status: session.process.terminationStatus
      )
    }
  }

  private init(_ todo: TodoCommand, columns: UInt16, environment: [String: String]) throws {
    terminal = try PseudoTerminal(columns: columns)
    let end = FileHandle(fileDescriptor: terminal.descriptor)
    process.executableURL = TodoCommand.executable
    process.arguments = ["--store", todo.store] + TodoCommand.wednesday
    process.environment = environment
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
  }

  private var transcript: String {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  private func act(_ step: Step) throws {
    switch step {
    case .type(let line):
      try waitForPrompt()
      try terminal.type(line + "\n")
    case .endInput:
      try waitForPrompt()
      try terminal.type("\u{4}")
    case .interrupt:
      try waitForPrompt()
      process.interrupt()
    case .resize(let columns):
      terminal.resize(columns: columns)
    }
  }

  // A prompt that appeared after the last answered one.
  private func waitForPrompt() throws {
    while true {
      if let range = bytes.range(of: Self.prompt, in: answered..<bytes.count) {
        answered = range.upperBound
        return
      }
      guard let more = terminal.look(withinMilliseconds: 20_000) else {
        throw Problem.noPrompt(seen: transcript)
      }
      bytes += more
    }
  }
}
