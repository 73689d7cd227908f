import CommandLineKit
import KataCore
import KataJudge

/// The stages and their steps, with the state of each.
package struct StepList: Sendable {
  private let reports: [StageReport]
  private let focus: Step?
  private let progress: LearnerProgress

  /// The list marks the step in focus; a step that did not run is done if it was done in
  /// `progress`.
  package init(reports: [StageReport], focus: Step?, progress: LearnerProgress) {
    self.progress = progress
    self.reports = reports
    self.focus = focus
  }

  /// A line for each stage and each step; a long title continues below itself.
  package var lines: [HangingLine] {
    let parts = reports.map { report in
      [HangingLine("Stage \(report.stage.number)  \(report.stage.title)")]
        + report.steps.map { HangingLine(line($0, showingLevel: report.isWhole), hang: 14) }
    }
    return Array(parts.joined(separator: [HangingLine("")]))
  }

  private func line(_ entry: StepReport, showingLevel: Bool) -> String {
    let step = entry.step
    let mark = step == focus ? ">" : " "
    let number = step.number < 10 ? " \(step.number)" : "\(step.number)"
    let status = entry.state.status
    let word = status == .waiting && progress.wasDone(step) ? "done" : status.word
    let kind = step.isYours ? "yours" : step.kind == .driving ? nil : step.kind.rawValue
    let words = [showingLevel ? step.level.rawValue : nil, kind].compactMap(\.self)
    let note = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return "\(mark) \(number)  \(word.padded(to: 6))  \(step.title)\(note)"
  }
}
