import Foundation
import ScratchFolders

/// A program that `swift test` has built next to the tests, and a folder to run it in.
package final class BuiltProgram: Sendable {
  /// The output and the status of a run.
  package struct Result: Equatable, Sendable {
    package var output: String
    package var errors: String
    package var status: Int32

    package init(output: String, errors: String, status: Int32) {
      self.output = output
      self.errors = errors
      self.status = status
    }
  }

  package let executable: URL
  package let folder = ScratchFolder()

  package init(_ name: String) {
    let tests = Bundle(for: BuiltProgram.self).bundleURL
    let products = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    executable = products.appending(path: name)
  }

  /// Runs it with these words in the folder, or in one below it, and waits until it ends.
  ///
  /// If there is a `launcher`, such as a shell, it gets the program and the words.
  package func run(
    _ words: [String],
    in place: String = "",
    input: String = "",
    environment: [String: String] = ProcessInfo.processInfo.environment,
    launcher: [String] = []
  ) async throws -> Result {
    let command = launcher + [executable.path] + words
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = folder.url.appending(path: place)
    process.environment = environment
    // Files, not pipes: a full pipe without a reader would block forever.
    let name = ".streams/\(UUID().uuidString)"
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
