import Foundation

/// A person at a terminal who waits for each prompt, types, and sees all that appears.
final class TerminalSession {
  /// Why a person gives up.
  enum Problem: Error, CustomStringConvertible {
    case nothingAppears(afterWaitingFor: String, seen: String)

    var description: String {
      switch self {
      case .nothingAppears(let text, let seen):
        "waited 20 seconds for \(text.debugDescription), saw \(seen.debugDescription)"
      }
    }
  }

  private let terminal: PseudoTerminal
  private let process = Process()
  private var bytes = Data()
  private var read = 0

  /// Starts `todo` at a terminal with that many columns.
  init(
    _ todo: TodoCommand,
    columns: UInt16 = 80,
    environment: [String: String] = ["TERM": "xterm"]
  ) throws {
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

  /// Everything that appeared, what was typed included, with plain line ends.
  var transcript: String {
    String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  /// How the process ended.
  var ending: (reason: Process.TerminationReason, status: Int32) {
    (process.terminationReason, process.terminationStatus)
  }

  /// The terminal's settings, as one text.
  var settings: String {
    var settings = termios()
    tcgetattr(terminal.person, &settings)
    return "\(settings)"
  }

  func resize(columns: UInt16) {
    terminal.resize(columns: columns)
  }

  /// Waits for a new prompt, and types the line.
  func type(_ line: String) throws {
    try see("> ")
    try write(line + "\n")
  }

  /// Waits for a new prompt, and types the key that ends the input.
  func typeEndOfInput() throws {
    try see("> ")
    try write("\u{4}")
  }

  /// Waits for a new prompt, and sends the signal that Ctrl-C sends.
  func interrupt() throws {
    try see("> ")
    process.interrupt()
  }

  /// Waits until the process has ended and everything it wrote has appeared.
  func waitForTheEnd() {
    process.waitUntilExit()
    while canRead(within: 0) { readMore() }
  }

  private func write(_ text: String) throws {
    try FileHandle(fileDescriptor: terminal.person).write(contentsOf: Data(text.utf8))
  }

  // Until the text appears after what was waited for last.
  private func see(_ text: String) throws {
    while true {
      if let range = bytes.range(of: Data(text.utf8), in: read..<bytes.count) {
        read = range.upperBound
        return
      }
      guard canRead(within: 20_000) else {
        throw Problem.nothingAppears(afterWaitingFor: text, seen: transcript)
      }
      readMore()
    }
  }

  private func canRead(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: terminal.person, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) == 1 && descriptor.revents & Int16(POLLIN) != 0
  }

  private func readMore() {
    bytes += FileHandle(fileDescriptor: terminal.person).availableData
  }
}
