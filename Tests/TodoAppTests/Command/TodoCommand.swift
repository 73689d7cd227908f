import Foundation
import ScratchFolders
import TerminalTesting

/// The built `todo`, run as a process on a store in a temporary folder.
final class TodoCommand: Sendable {
  /// The result of a run.
  struct Result: Equatable, Sendable {
    var output: String
    var errors: String
    var status: Int32

    /// A run that printed only this, and succeeded.
    static func shown(_ output: String) -> Result { Result(output: output, errors: "", status: 0) }

    /// A list that could not be read for this reason.
    static func notRead(_ reason: String) -> Result {
      let output = "Error: Your to-do items could not be read: \(reason)\n"
      return Result(output: output, errors: "", status: 74)
    }

    /// An item that could not be saved for this reason.
    static func notSaved(_ reason: String) -> Result {
      let errors = "todo: Your to-do item could not be saved: \(reason)\n"
      return Result(output: "", errors: errors, status: 74)
    }

    /// A list without an item.
    static let empty = shown("Nothing to do until the end of next week.\n")
  }

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

  /// The executable, next to the tests, because `swift test` builds every target.
  static var executable: URL {
    let tests = Bundle(for: TodoCommand.self).bundleURL
    let folder = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    return folder.appendingPathComponent("todo")
  }

  let folder = ScratchFolder()
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
    let command = launcher + [Self.executable.path] + arguments
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a full pipe without a reader would block forever.
    let name = UUID().uuidString
    let files = [
      try FileHandle(forReadingFrom: folder.write(input, to: "\(name).in")),
      try FileHandle(forWritingTo: folder.write("", to: "\(name).out")),
      try FileHandle(forWritingTo: folder.write("", to: "\(name).err")),
    ]
    process.standardInput = files[0]
    process.standardOutput = files[1]
    process.standardError = files[2]
    try await process.runToTheEnd()
    // Foundation keeps an ended process for a while, and its open files with it.
    for file in files { try file.close() }
    return Result(
      output: try folder.text(of: "\(name).out"),
      errors: try folder.text(of: "\(name).err"),
      status: process.terminationStatus
    )
  }
}
