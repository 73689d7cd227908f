import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// Shows the learner's step: in a terminal after each save, elsewhere once.
struct ShowCommand: KataCommand {
  var isCore = false

  static let name = ""
  static let summary = "show the next step, and judge after each save"
  static let parameters: [Parameter<ShowCommand>] = [
    .flag("--core", \.isCore, coreHelp)
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let level: Step.Level = isCore ? .core : .deep
    if Terminal.current().isInteractive && isatty(STDIN_FILENO) == 1 {
      return try await LearnerLoop(workspace: workspace, level: level).run()
    }
    if StandardStream.output.isTerminal {
      Terminal.silent.say("Without keys, kata does not wait for a save: run it after each.\n")
    }
    var visit = try LearnerVisit(workspace: workspace, level: level)
    let (result, _) = try await visit.run { place, standing in
      // There are no keys here, so a green step leads to the next one by itself.
      if case .green = standing { place.next() } else { standing }
    }
    // The status only reports issues; `kata check` returns the verdict.
    return result.issues.isEmpty ? .success : .failure
  }
}
