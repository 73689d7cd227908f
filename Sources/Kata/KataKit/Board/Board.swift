/// What a learner sees after a run: where they are, what is asked, and where to go on.
public struct Board: Sendable {
  private let reports: [StageReport]
  private let verdict: Lesson.Verdict

  /// Creates the board of these stages, which shows the first step that is not done.
  public init(reports: [StageReport]) {
    let current = reports.lazy.compactMap(\.current).first
    self.init(reports: reports, verdict: current.map(Lesson.Verdict.red) ?? .finished)
  }

  /// Creates the board of a lesson.
  public init(reports: [StageReport], verdict: Lesson.Verdict) {
    self.reports = reports
    self.verdict = verdict
  }

  /// The text, of several lines, without a line end at the end.
  public var text: String {
    (counts + [""] + current).joined(separator: "\n")
  }

  /// The stages with how many steps of each level are done, one line each.
  public var counts: [String] {
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
    switch verdict {
    case .finished: return ["GREEN  Every step is done."]
    case .red(let entry):
      let explanation = Explanation(of: entry)
      return lines(explanation.light, entry.step, explanation)
    case .redAgain(let entry):
      // A crash or a hang says more than that it was green before.
      let explanation = Explanation(of: entry)
      let light = explanation.light == "RED" ? "RED AGAIN" : explanation.light
      return lines(light, entry.step, explanation)
    case .green(let step, let next):
      let going = next.map { next in
        next.stage == step.stage
          ? "Press n to go on to step \(next.number)."
          : "Press n to go on to stage \(next.stage.number), step \(next.number)."
      }
      let explanation = Explanation(
        light: "GREEN",
        sentences: [
          "Both frameworks passed it. Is anything worth tidying?",
          going ?? "Press n: it was the last step.",
        ],
        file: step.stage.exerciseFile
      )
      return lines(explanation.light, step, explanation)
    case .guardOnArrival(let step):
      let explanation = Explanation(
        light: "GUARD",
        sentences: ["Your code does this already."],
        file: step.stage.exerciseFile
      )
      return lines(explanation.light, step, explanation)
    }
  }

  private func lines(_ light: String, _ step: Step, _ explanation: Explanation) -> [String] {
    let count = Catalogue.steps(of: step.stage).count
    let place = "Stage \(step.stage.number), step \(step.number) of \(count)"
    var lines = ["\(light)  \(place) (\(step.level.rawValue))", step.title, ""]
    for sentence in explanation.sentences {
      lines += sentence.split(separator: "\n").map { "  \($0)" }
    }
    lines += ["", "  Edit  \(explanation.file)"]
    if let test = explanation.failures.first?.place { lines.append("  Test  \(test)") }
    return lines + ["  Read  \(step.guideAnchor)"]
  }
}
