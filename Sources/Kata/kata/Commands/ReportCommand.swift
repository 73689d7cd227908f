import CommandLineKit
import Foundation
import KataKit

/// Shows the learner's red and green runs.
struct ReportCommand: KataCommand {
  var isCore = false

  static let name = "report"
  static let summary = "show your red and green runs, and one piece of advice"
  static let parameters: [Parameter<ReportCommand>] = [
    .flag("--core", \.isCore, coreHelp)
  ]

  func run() async throws -> ExitStatus {
    let workspace = try Workspace.current()
    let curriculum = workspace.curriculum
    let reading = try Journal(package: workspace.root).entries()
    let entries = reading.entries.filter { entry in
      let step = entry.step.flatMap { curriculum.stage(entry.stage)?.step(named: $0) }
      return !isCore || step?.level == .core
    }
    let style = Terminal.current().style
    let text = CycleReport(of: entries).text(in: .current, style: style, curriculum: curriculum)
    StandardStream.output.write(text + "\n" + (reading.notice.map { "\n\($0)\n" } ?? ""))
    return .success
  }
}
