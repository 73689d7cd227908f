import Foundation
import KataLearner
import KataRun
import KataStages
import ScratchFolders

@testable import KataJudge
@testable import kata

/// The built `kata`, run in a folder that looks like a checkout, where building does nothing.
final class KataProcess: Sendable {
  /// The result of a run.
  struct Result: Equatable {
    var output: String
    var errors: String
    var status: Int32
  }

  /// The executable: it is next to the tests, because `swift test` builds every target.
  static var executable: URL {
    let tests = Bundle(for: KataProcess.self).bundleURL
    let folder = tests.pathExtension == "xctest" ? tests.deletingLastPathComponent() : tests
    return folder.appending(path: "kata")
  }

  /// The checkout, with every starter.
  let folder = ScratchFolder()

  init() throws {
    // Each file has a text: Foundation on Linux keeps 4 kB for each read of an empty one.
    try folder.write("// A manifest.\n", to: "Package.swift")
    for stage in Curriculum.viperKata.stages {
      for (path, text) in try stage.texts(after: 0) { try folder.write(text, to: path) }
      for file in stage.files { try folder.write("// A solution.\n", to: file.solution) }
    }
    try setSwift("echo 'error: no build'; exit 1")
  }

  /// Writes a script in place of `swift`; `swift test` has built the programs already.
  func setSwift(_ script: String) throws {
    try folder.writeScript("[ \"$3\" = workshop ] && exit\n" + script, to: "bin/swift")
  }

  /// The texts of the learner's files that commands have kept.
  func keptTexts() -> [String] {
    SaveStore(in: folder.url).all().saves.map(\.save).filter { $0.keptBy != nil }
      .flatMap { $0.contents.values.map { String(decoding: $0, as: UTF8.self) } }
  }

  /// A learner at a terminal with `kata` in the checkout.
  func learner(
    _ words: [String] = [],
    columns: UInt16 = 80,
    descriptors: Int = 1_024
  ) throws -> LearnerAtTerminal {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try LearnerAtTerminal(
      Self.executable,
      in: folder.url,
      columns: columns,
      arguments: words,
      descriptors: descriptors,
      adding: ["PATH": "\(folder.url.path)/bin:\(path)"]
    )
  }

  /// Runs `kata` with these words, in the checkout or in a folder below it.
  func run(
    _ words: [String],
    in folder: String = "",
    adding variables: [String: String] = [:]
  ) async throws -> Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let errors = self.folder.url.appending(path: "errors")
    let result = try await ChildProcess.run(
      ["/bin/sh", "-c", #"exec 2>"$0"; exec "$@""#, errors.path, Self.executable.path] + words,
      in: self.folder.url.appending(path: folder),
      adding: ["PATH": "\(self.folder.url.path)/bin:\(path)"].merging(variables) { $1 },
      limit: 60
    )
    let status: Int32 = if case .exited(let status) = result.end { status } else { -1 }
    return Result(
      output: result.output,
      errors: try String(contentsOf: errors, encoding: .utf8),
      status: status
    )
  }
}
