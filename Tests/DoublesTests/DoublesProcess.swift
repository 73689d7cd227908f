import Foundation
import ScratchFolders
import TerminalTesting

/// The built `doubles`, run in the folder of an engineer's own project.
final class DoublesProcess: Sendable {
  /// The output and the status of a run.
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// The project.
  let folder: ScratchFolder

  init() throws { folder = ScratchFolder() }

  /// Runs `doubles` with these words.
  func run(_ words: [String]) async throws -> Result {
    // `swift test` builds the executable next to the tests.
    let tests = Bundle(for: DoublesProcess.self).bundleURL
    let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    let process = Process()
    process.executableURL = products.appending(path: "doubles")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    let streams = try ["output", "errors"].map { name in
      try FileHandle(forWritingTo: folder.write("", to: ".streams/\(name)"))
    }
    process.standardOutput = streams[0]
    process.standardError = streams[1]
    try await process.runToTheEnd()
    return Result(
      output: try folder.text(of: ".streams/output"),
      errors: try folder.text(of: ".streams/errors"),
      status: process.terminationStatus
    )
  }
}
