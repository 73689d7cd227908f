import Foundation
import ScratchFolders
import TerminalTesting

/// The built `todo`, run as a process on a store in a temporary folder.
final class TodoCommand: Sendable {
  typealias Result = BuiltProgram.Result

  /// Wednesday 21 May 2014 at 9:00 in UTC, with Sunday-first weeks.
  static let wednesday = [
    "--now", "2014-05-21T09:00", "--time-zone", "UTC", "--locale", "en_US", "--week-starts",
    "sunday",
  ]

  /// A launcher without the superuser's right to write to a read-only file.
  static var withoutOverride: [String] {
    getuid() == 0
      ? ["/usr/bin/setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--"] : []
  }

  private let program = BuiltProgram("todo")
  var executable: URL { program.executable }
  var folder: ScratchFolder { program.folder }
  /// The store's file.
  var store: String { folder.file("items") }

  /// Runs it on the store with that input, and waits until it ends.
  func run(
    _ arguments: [String] = wednesday,
    input: String = "",
    launcher: [String] = []
  ) async throws -> Result {
    try await runAlone(["--store", store] + arguments, input: input, launcher: launcher)
  }

  /// Adds an item on that Wednesday.
  func add(_ name: String, launcher: [String] = []) async throws -> Result {
    try await run(Self.wednesday + ["add", name], launcher: launcher)
  }

  /// Runs it with these arguments only, through `launcher` if there is one, such as a shell.
  func runAlone(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = ["TERM": "xterm"],
    launcher: [String] = []
  ) async throws -> Result {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    return try await program.run(
      arguments,
      input: input,
      environment: variables,
      launcher: launcher
    )
  }
}

extension BuiltProgram.Result {
  /// A run that printed only this, and succeeded.
  static func shown(_ output: String) -> Self { Self(output: output, errors: "", status: 0) }

  /// A list that could not be read for this reason.
  static func notRead(_ reason: String) -> Self {
    let output = "Error: Your to-do items could not be read: \(reason)\n"
    return Self(output: output, errors: "", status: 74)
  }

  /// An item that could not be saved for this reason.
  static func notSaved(_ reason: String) -> Self {
    let errors = "todo: Your to-do item could not be saved: \(reason)\n"
    return Self(output: "", errors: errors, status: 74)
  }

  /// A list without an item.
  static let empty = shown("Nothing to do until the end of next week.\n")
}
