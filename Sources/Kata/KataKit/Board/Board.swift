/// What a learner sees after a run: where they are, what is asked, and where to go on.
public struct Board: Sendable {
  private let reports: [StageReport]
  private let verdict: Lesson.Verdict
  private let progress: LearnerProgress
  private var isOfSuites = false

  /// Creates the board of these stages, which shows the first step that is not done.
  public init(reports: [StageReport]) {
    let current = reports.lazy.compactMap(\.current).first
    self.init(reports: reports, verdict: current.map(Lesson.Verdict.red) ?? .finished)
  }

  /// Creates the board of a lesson; what was done in `progress` counts while it waits.
  public init(
    reports: [StageReport],
    verdict: Lesson.Verdict,
    progress: LearnerProgress = LearnerProgress()
  ) {
    self.reports = reports
    self.verdict = verdict
    self.progress = progress
  }

  /// Creates the board of a run of the suites alone, which do not judge the learner's tests.
  public init(ofSuites reports: [StageReport]) {
    self.init(
      reports: reports.map { report in
        StageReport(stage: report.stage, steps: report.steps.filter { $0.step.author != .yours })
      }
    )
    isOfSuites = true
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
        "\(level.rawValue) \(done(in: level, of: report)) of \(report.steps(in: level))"
      }
      let padding = String(repeating: " ", count: width - title.count)
      return ([title + padding] + levels).joined(separator: "    ")
    }
  }

  // A step that waits has not lost what it was.
  private func done(in level: Step.Level, of report: StageReport) -> Int {
    report.done(in: level)
      + report.steps.count { entry in
        switch entry.state {
        case .waiting, .notRun: entry.step.level == level && progress.wasDone(entry.step)
        default: false
        }
      }
  }

  private var current: [String] {
    switch verdict {
    case .finished: return allDone
    case .red(let entry):
      let explanation = Explanation(of: entry)
      return lines(explanation.light, entry.step, explanation)
    case .redAgain(let entry):
      // A crash or a hang says more than that it was green before.
      let explanation = Explanation(of: entry)
      let light = explanation.light == "RED" ? "RED AGAIN" : explanation.light
      return lines(light, entry.step, explanation)
    case .green(let step, let next):
      let explanation = Explanation(
        light: "GREEN",
        sentences: praise(step) + ahead(of: step, until: next) + goingOn(from: step, to: next),
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

  private var allDone: [String] {
    if isOfSuites {
      return [
        """
        GREEN  Every step that the suites judge is done. Where the test is yours, swift run kata judges.
        """
      ]
    }
    let isWhole = reports.allSatisfy { $0.steps.count == Catalogue.steps(of: $0.stage).count }
    guard isWhole else {
      let level = reports.flatMap(\.steps).map(\.step.level).max() ?? .core
      return [
        "GREEN  Every \(level.rawValue) step is done. swift run kata goes on with the others."
      ]
    }
    return [
      "GREEN  Every step is done.", "", "  Run   swift run todo --use exercise",
      "  See   swift run kata solution \(reports.first?.stage.number ?? 1)",
      "  See   swift run kata report",
    ]
  }

  private func praise(_ step: Step) -> [String] {
    let passed =
      step.author == .yours
      ? "Your tests catch every fault of this step, and the kit's own check of your code is green."
      : "Both frameworks passed it."
    return ["\(passed) Is anything worth tidying?"]
  }

  // Steps that a larger change turned green as well: the learner has not seen them red.
  private func ahead(of step: Step, until next: Step?) -> [String] {
    let steps = reports.flatMap(\.steps)
    guard
      let start = steps.firstIndex(where: { $0.step == step }),
      let end = steps.firstIndex(where: { $0.step == next })
    else { return [] }
    let ahead = steps[start..<max(start, end)].dropFirst()
      .filter { $0.state == .done && !$0.step.isGuard }
      .map(\.step)
    guard ahead.count > 2 else {
      return ahead.map { "Green as well: step \($0.number), \($0.title)" }
    }
    return ["Green as well: steps \(ahead.map { "\($0.number)" }.joined(separator: ", "))"]
  }

  private func goingOn(from step: Step, to next: Step?) -> [String] {
    guard let next else { return ["It was the last step. Press n to see what comes after it."] }
    guard next.stage == step.stage else {
      return [
        "That ends stage \(step.stage.number): g grades your tests of it.",
        "Press n to go on to stage \(next.stage.number), step \(next.number).",
      ]
    }
    let goingOn = "Press n to go on to step \(next.number)."
    guard step.level == .core, next.level > .core else { return [goingOn] }
    return [
      "That was the last core step of this stage. swift run kata --core goes from core to core.",
      goingOn,
    ]
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
