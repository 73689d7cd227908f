/// The stages and their steps, and how each stands.
public struct StepList: Sendable {
  private let reports: [StageReport]
  private let focus: Step?

  /// Creates the list; the step in focus is marked.
  public init(reports: [StageReport], focus: Step?) {
    self.reports = reports
    self.focus = focus
  }

  /// The text, a line for each stage and each step.
  public var text: String {
    reports.map { report in
      let title = "Stage \(report.stage.number)  \(report.stage.title)"
      return ([title] + report.steps.map(line)).joined(separator: "\n")
    }
    .joined(separator: "\n\n")
  }

  private func line(_ entry: StepReport) -> String {
    let step = entry.step
    let mark = step == focus ? ">" : " "
    let number = step.number < 10 ? " \(step.number)" : "\(step.number)"
    let state = light(of: entry.state)
    let padding = String(repeating: " ", count: max(0, 6 - state.count))
    let kind = step.author == .yours ? ", yours" : step.isGuard ? ", guard" : ""
    return "\(mark) \(number)  \(state)\(padding)  \(step.title) (\(step.level.rawValue)\(kind))"
  }

  private func light(of state: StepState) -> String {
    switch state {
    case .done: "green"
    case .red, .disagreeing, .ownTestRed: "red"
    case .crashed: "crash"
    case .hung: "hang"
    case .ownTestMissing, .ownTestWrong, .ownTestTooWeak: "yours"
    case .waiting, .notRun: "-"
    }
  }
}
