import Foundation
import KataCore
import KataLearner
import KataStages
import ScratchFolders
import TerminalTesting

@testable import KataJudge
@testable import kata

/// The built `kata`, run in a folder that looks like a checkout, where building does nothing.
final class KataProcess: Sendable {
  private let program = BuiltProgram("kata")
  var executable: URL { program.executable }
  /// The checkout, with every starter.
  var folder: ScratchFolder { program.folder }

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
      executable,
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
  ) async throws -> BuiltProgram.Result {
    var environment = ChildProcess.learnersEnvironment
    environment["PATH"] = "\(self.folder.url.path)/bin:\(environment["PATH"] ?? "")"
    environment.merge(variables) { $1 }
    return try await program.run(words, in: folder, environment: environment)
  }
}
