import Foundation

@testable import KataJudge
@testable import kata

extension ChildProcess {
  /// The environment of a learner, who has set no variable of the kit.
  static var learnersEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("KATA_") }
  }

  /// Runs a command as a learner does.
  static func run(
    _ words: [String],
    in folder: URL,
    adding variables: [String: String] = [:],
    limit: Double = 900
  ) async throws -> Result {
    try await run(
      URL(filePath: "/usr/bin/env"),
      words,
      in: folder,
      environment: learnersEnvironment.merging(variables) { $1 },
      limit: limit
    )
  }
}
