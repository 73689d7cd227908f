/// What a learner sees after a run: where they are, what is asked, and where to go on.
public struct Board: Sendable {
  private let reports: [StageReport]

  /// Creates the board of these stages.
  public init(reports: [StageReport]) {
    self.reports = reports
  }

  /// The text, of several lines, without a line end at the end.
  public var text: String {
    (counts + [""] + current).joined(separator: "\n")
  }

  private var counts: [String] {
    let titles = reports.map { "Stage \($0.stage.number)  \($0.stage.title)" }
    let width = titles.map(\.count).max() ?? 0
    return zip(titles, reports).map { title, report in
      let levels = Step.Level.allCases.filter { report.steps(in: $0) > 0 }.map { level in
        "\(level.rawValue) \(report.done(in: level)) of \(report.steps(in: level))"
      }
      let padding = String(repeating: " ", count: width - title.count)
      return ([title + padding] + levels).joined(separator: "    ")
    }
  }

  private var current: [String] {
    guard
      let (report, entry) = reports.lazy.compactMap({ report in
        report.current.map { (report, $0) }
      }).first
    else { return ["GREEN  Every step is done."] }

    let step = entry.step
    let explanation = Explanation(of: entry)
    let links =
      [("Edit", explanation.file)]
      + (explanation.failures.first?.place.map { [("Test", $0)] } ?? [])
      + [("Read", step.guideAnchor)]
    return [
      "\(explanation.light)  Stage \(step.stage.number), step \(step.number) of "
        + "\(report.steps.count) (\(step.level.rawValue))",
      step.title,
      "",
    ]
      + explanation.sentences.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
      + [""]
      + links.map { "  \($0.0)  \($0.1)" }
  }
}
