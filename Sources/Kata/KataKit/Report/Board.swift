import CommandLineKit

/// What a learner sees after a run: where they are, what is asked, and which file to edit.
package struct Board: Sendable {
  /// What has judged the steps that the board shows.
  package enum Source: Sendable {
    /// `kata`, which judges every step.
    case kata
    /// The suites alone, which do not judge the steps whose test is the learner's.
    case suites
  }

  let reports: [StageReport]
  // With the steps that the source does not judge.
  private let allReports: [StageReport]
  let standing: LearnerSession.Standing
  let source: Source
  // Whether a variable of the environment made the run smaller.
  let isPartial: Bool
  private(set) var fault: [HangingLine] = []
  private let progress: LearnerProgress

  /// Without a standing it shows the first step that is not done.
  ///
  /// A waiting step counts as done if it was done in `progress`.
  package init(
    reports: [StageReport],
    standing: LearnerSession.Standing? = nil,
    progress: LearnerProgress = LearnerProgress(),
    source: Source = .kata,
    isPartial: Bool = false
  ) {
    self.source = source
    self.isPartial = isPartial
    self.progress = progress
    allReports = reports
    self.reports =
      source == .kata
      ? reports
      : reports.map { report in
        StageReport(
          stage: report.stage,
          steps: report.steps.filter { $0.step.author == .given }
        )
      }
    let current = self.reports.lazy.compactMap(\.current).first
    self.standing = standing ?? current.map(LearnerSession.Standing.red) ?? .finished
  }

  /// The text as it is, one line a paragraph.
  package var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The lines, each with the column at which a wrapped line continues.
  package var lines: [HangingLine] {
    counts.map { HangingLine($0) } + [HangingLine("")] + current
  }

  /// The board of a step that was green on arrival, with the fault that it keeps out.
  package func showing(fault: [HangingLine]) -> Board {
    var board = self
    board.fault = fault
    return board
  }

  /// The stages with how many steps of each level are done, one line each.
  package var counts: [String] {
    let titles = reports.map { "Stage \($0.stage.number)  \($0.stage.title)" }
    let width = titles.map(\.count).max() ?? 0
    return zip(titles, allReports).map { title, report in
      let levels = Step.Level.allCases.compactMap { level -> String? in
        let steps = report.steps.filter { $0.step.level == level }
        guard !steps.isEmpty else { return nil }
        return "\(level.rawValue) \(steps.count(where: isDone)) of \(steps.count)"
      }
      let padding = String(repeating: " ", count: width - title.count)
      return ([title + padding] + levels).joined(separator: "    ")
    }
  }

  // A step that waits has not lost what it was.
  private func isDone(_ entry: StepReport) -> Bool {
    switch entry.state.status {
    case .green: true
    case .waiting: progress.wasDone(entry.step)
    case .red, .crash, .hang, .yours, .kit: false
    }
  }
}
