import CommandLineKit
import Foundation
import KataKit

/// Shows how red and green went in the learner's runs.
struct ReportCommand: KataCommand {
  static let name = "report"
  static let summary = "show your red and green runs, and one piece of advice"
  static let parameters: [Parameter<ReportCommand>] = []

  func run() async throws -> ExitStatus {
    let reading = try Journal(package: try Workspace.current().root).entries()
    let report = CycleReport(of: reading.entries)
    let text = report.text(in: .current, style: Terminal.current().style)
    StandardStream.output.write(text + "\n" + (reading.notice.map { "\n\($0)\n" } ?? ""))
    return .success
  }
}
