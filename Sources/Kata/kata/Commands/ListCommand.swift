import CommandLineKit
import KataKit

/// Shows every step and how it stands.
struct ListCommand: KataCommand {
  static let name = "list"
  static let summary = "show all stages and steps, and which are done"
  static let parameters: [Parameter<ListCommand>] = []

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let terminal = Terminal.current()
    let store = ProgressStore(package: workspace.root)
    var session = LearnerSession(progress: try store.load { terminal.say($0 + "\n") })
    let result = try await CheckCycle(workspace: workspace, terminal: terminal).run()
    _ = session.take(result.reports)
    terminal.say(StepList(reports: result.reports, focus: session.currentStep).text)
    return .success
  }
}
