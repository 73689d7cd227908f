import CommandLineKit
import KataCore
import KataJudge
import KataLearner

/// Shows every step and its status.
struct ListCommand: KataCommand {
  var isCore = false

  static let name = "list"
  static let summary = "show all stages and steps, and which are done"
  static let parameters: [Parameter<ListCommand>] = [
    .flag("--core", \.isCore, coreHelp)
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let terminal = Terminal.current()
    let store = ProgressStore(package: workspace.root)
    var place = LearnerPlace(progress: try store.load { terminal.say($0 + "\n") })
    let result = try await CheckCycle(
      workspace: workspace,
      sources: Sources(in: workspace.root),
      display: terminal,
      level: isCore ? .core : .deep,
      start: place.progress.start ?? 1
    ).run()
    _ = place.add(result.reports)
    let list = StepList(
      reports: result.reports,
      focus: place.currentStep,
      progress: place.progress
    )
    terminal.say(list.lines)
    return .success
  }
}
