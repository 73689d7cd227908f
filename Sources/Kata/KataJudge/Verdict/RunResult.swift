import CommandLineKit
import KataCore

extension String {
  /// The sentence as a line about a problem besides the steps.
  package var asProblem: String { "PROBLEM  \(self)" }
}

/// The result of a run of the stages: the states of the steps, and other problems.
package struct RunResult: Equatable, Sendable {
  /// The judged stages, in order.
  package var reports: [StageReport]
  /// The problems besides the steps, one sentence each.
  package var issues: [String]
  /// The kit's own actions, one sentence each.
  package var notes: [String] = []
  /// The learner's texts that were built for it; the files may have changed since.
  package var sources = Sources()

  package init(reports: [StageReport] = [], issues: [String] = []) {
    self.reports = reports
    self.issues = issues
  }

  /// The first step that is not done; nil when all are.
  package var current: StepReport? { reports.lazy.compactMap(\.current).first }

  /// Whether there is a stage, every step is done, and there is no other problem.
  package var isDone: Bool { !reports.isEmpty && issues.isEmpty && current == nil }

  /// Whether the stage of a step has run; it is built when the learner goes on to it.
  package func hasRun(_ step: Step) -> Bool {
    reports.contains { $0.stage.number == step.stage && $0.hasRun }
  }

  /// The lines below a board: the notes and the issues, each after an empty line.
  package var remarks: [HangingLine] {
    (notes + issues.map(\.asProblem)).flatMap { [HangingLine(""), HangingLine($0)] }
  }

  /// Whether a stage need not run again for these texts.
  ///
  /// A stage stays done while its files are the same. An open stage counts only if the learner
  /// skipped it and began later, at the stage `start`.
  func isSettled(_ stage: Stage, in other: Sources, start: Int) -> Bool {
    reports.contains { report in
      report.stage == stage
        && (report.current == nil || report.hasRun && stage.number < start)
    } && sources.below(stage) == other.below(stage)
  }

  /// Adds the result of one more stage, or replaces that of the same stage.
  package mutating func add(_ part: RunResult) {
    for report in part.reports {
      if let index = reports.firstIndex(where: { $0.stage.number == report.stage.number }) {
        reports[index] = report
      } else {
        reports.append(report)
      }
    }
    issues += part.issues
    notes += part.notes
  }
}
