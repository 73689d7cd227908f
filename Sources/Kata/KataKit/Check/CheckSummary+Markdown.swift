extension CheckSummary {
  /// A title, a table of the stages, and the first step that is not done, for a job's summary.
  public var markdown: String {
    let title = isDone ? "Viper Kata: every required step is done" : "Viper Kata: not done yet"
    return
      (["## \(title)", table] + problems.map { "**Problem:** \(escaped($0))" } + step + [
        escaped(seedSentence)
      ])
      .joined(separator: "\n\n")
  }

  private var table: String {
    let levels = Step.Level.allCases.filter { level in
      reports.contains { $0.steps(in: level) > 0 }
    }
    let head = row(["Stage"] + levels.map(\.rawValue) + ["Steps"])
    let line = row(["---"] + levels.map { _ in "---:" } + ["---"])
    let rows = reports.map { report in
      row(
        ["\(report.stage.number) \(report.stage.title)"]
          + levels.map { "\(report.done(in: $0)) of \(report.steps(in: $0))" }
          + ["`\(report.steps.map(sign).joined())`"]
      )
    }
    return ([head, line] + rows).joined(separator: "\n")
  }

  private var step: [String] {
    guard let current else { return [] }
    let explanation = Explanation(of: current)
    let place = "Stage \(current.step.stage.number), step \(current.step.number)"
    return ["### \(explanation.light)  \(place): \(escaped(current.step.title))"]
      + explanation.sentences.map { "> " + escaped($0) }
      + ["Edit `\(explanation.file)`. Read `\(current.step.guideAnchor)`."]
      + (current.survivors.isEmpty ? [] : [survivors(of: current)])
  }

  private func survivors(of report: StepReport) -> String {
    "Faults that the tests let through:\n\n"
      + report.survivors.map { "- " + escaped($0.story) }.joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private func sign(_ report: StepReport) -> String {
    switch report.state {
    case .done: "+"
    case .waiting, .notRun: "."
    default: "x"
    }
  }

  // What a test says is shown as text, never as Markdown, and stays in its paragraph.
  private func escaped(_ text: String) -> String {
    text.map { character in
      if character.isNewline { return " " }
      return "\\`*_[]<>|#&~$@".contains(character) ? "\\\(character)" : String(character)
    }
    .joined()
  }
}
