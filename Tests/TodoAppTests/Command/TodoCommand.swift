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
  }

  /// Wednesday 21 May 2014 at 9:00 in UTC, with Sunday-first weeks.
  static let wednesday = [
    "--now", "2014-05-21T09:00", "--time-zone", "UTC", "--locale", "en_US", "--week-starts",
    "sunday",
  ]

  /// The executable, next to the tests, because `swift test` builds every target.
  static var executable: URL {
    let tests = Bundle(for: TodoCommand.self).bundleURL
    let folder = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    return folder.appendingPathComponent("todo")
  }

  let folder: ScratchFolder
  /// The store's file.
  var store: String { folder.file("items") }

  init() throws {
    folder = try ScratchFolder()
  }

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
    environment: [String: String] = [:],
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
