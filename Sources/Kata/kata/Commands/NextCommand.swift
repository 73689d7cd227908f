import CommandLineKit
import KataKit

/// Goes on to the next step, if the one in focus is done.
struct NextCommand: KataCommand {
  var isCore = false

  static let name = "next"
  static let summary = "go on to the next step, if your current one is done"
  static let parameters: [Parameter<NextCommand>] = [
    .flag("--core", \.isCore, "only the core steps, the 90-minute workshop")
  ]

  func run() async throws -> ExitStatus {
    var visit = try LearnerVisit(workspace: .current(), level: isCore ? .core : .deep)
    _ = try await visit.run { session, _ in session.next() }
    return .success
  }
}
