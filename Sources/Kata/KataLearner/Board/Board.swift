import CommandLineKit
import KataCore
import KataJudge

/// The text after a run: the learner's step, its requirement, and the file to edit.
package struct Board: Sendable {
  let reports: [StageReport]
  // Includes the steps that the run does not judge.
  let allReports: [StageReport]
  // Whether the board is about one step; then it shows the counts of that stage only.
  private let isOfLearner: Bool
  let standing: LearnerPlace.Standing
  // Whether the run judges the steps for which the learner writes the test.
  let judgesOwnSteps: Bool
  // Whether a variable of the environment limits the run.
  let isPartial: Bool
  /// The fault that the step detects, and its message, if the step was green on arrival.
  package var fault: [HangingLine] = []
  let progress: LearnerProgress

  /// Without a standing it shows the first step that is not done.
  ///
  /// A waiting step counts as done if it was done in `progress`.
  package init(
    reports: [StageReport],
    standing: LearnerPlace.Standing? = nil,
    progress: LearnerProgress = LearnerProgress(),
    judgesOwnSteps: Bool = true,
    isPartial: Bool = false
  ) {
    self.judgesOwnSteps = judgesOwnSteps
    self.isPartial = isPartial
    self.progress = progress
    allReports = reports
    isOfLearner = standing != nil
    self.reports = reports.map { report in
      StageReport(
        stage: report.stage,
        steps: report.steps.filter { judgesOwnSteps || !$0.step.isYours }
      )
    }
    // A stage that is not begun waits, even if it comes first.
    let open = self.reports.compactMap(\.current)
    let current = open.first { $0.state.status != .waiting } ?? open.first
    self.standing = standing ?? current.map(LearnerPlace.Standing.red) ?? .finished
  }

  /// The text without wrapping, one line per paragraph.
  package var text: String {
    lines.flatMap { $0.shown(columns: nil, style: .plain) }.joined(separator: "\n")
  }

  /// The lines, each with the column at which a wrapped line continues.
  package var lines: [HangingLine] {
    counts(of: isOfLearner ? standing.step?.stage : nil).map { HangingLine($0) }
      + outer + [HangingLine("")] + current
  }

  /// The number of finished steps of each level, one line for each stage, or for one stage alone.
  package func counts(of number: Int? = nil) -> [String] {
    let reports = allReports.filter { number == nil || $0.stage.number == number }
    let titles = reports.map { "Stage \($0.stage.number)  \($0.stage.title)" }
    let width = titles.map(\.displayWidth).max() ?? 0
    return zip(titles, reports).map { title, report in
      let levels = Step.Level.allCases.compactMap { count(of: $0, in: report) }
      return ([title.padded(to: width)] + levels).joined(separator: "    ")
    }
  }

  // Such as `core 6 of 6, 2 yours` if only the suites judged, else `core 6 of 8`.
  private func count(of level: Step.Level, in report: StageReport) -> String? {
    let steps = report.steps.filter { $0.step.level == level }
    guard !steps.isEmpty else { return nil }
    let judged = steps.filter { judgesOwnSteps || !$0.step.isYours }
    let yours = steps.count - judged.count
    return "\(level.rawValue) \(judged.count(where: isDone)) of \(judged.count)"
      + (yours == 0 ? "" : ", \(yours) yours")
  }

  // A step that waits now may have been done before.
  private func isDone(_ entry: StepReport) -> Bool {
    switch entry.state.status {
    case .green: true
    case .waiting: progress.wasDone(entry.step)
    case .red, .crash, .hang, .yours, .kit: false
    }
  }
}
