import CommandLineKit
import KataJudge
import KataRun

extension CheckSummary {
  /// A title, a table of the stages, and the first step that is not done, for a job's summary.
  package var markdown: String {
    let title =
      result.isDone ? "Viper Kata: every required step is done" : "Viper Kata: not done yet"
    return
      (["## \(title)", table] + result.issues.map { "**Problem:** \(escaped($0))" } + step + [
        escaped(seedSentence)
      ])
      .joined(separator: "\n\n")
  }

  private var reports: [StageReport] { result.reports }

  private var table: String {
    let levels = Step.Level.allCases.filter { level in
      reports.contains { $0.steps.contains { $0.step.level == level } }
    }
    let head = row(["Stage"] + levels.map(\.rawValue) + ["Steps"])
    let line = row(["---"] + levels.map { _ in "---:" } + ["---"])
    let rows = reports.map { report in
      row(
        ["\(report.stage.number) \(report.stage.title)"]
          + levels.map { level in
            let steps = report.steps.filter { $0.step.level == level }
            return "\(steps.count { $0.state == .done }) of \(steps.count)"
          }
          + ["`\(String(report.steps.map(\.state.status.sign)))`"]
      )
    }
    return ([head, line] + rows).joined(separator: "\n")
  }

  private var step: [String] {
    guard
      let current = result.current,
      let stage = reports.first(where: { $0.stage.number == current.step.stage })?.stage
    else { return [] }
    let explanation = Explanation(of: current, in: stage)
    let place = "Stage \(stage.number), step \(current.step.number)"
    let headline = current.state.status.headline
    return ["### \(headline)  \(place): \(escaped(current.step.title))"]
      + ["> " + explanation.lines.map { escaped($0.text) }.joined(separator: "\\\n> ")]
      + ["Edit `\(explanation.file)`. Read `\(current.step.guideAnchor)`."]
      + (current.survivors.isEmpty ? [] : [survivors(of: current)])
  }

  private func survivors(of report: StepReport) -> String {
    "Faults that the tests let through:\n\n"
      + report.survivors.map { "- " + escaped($0.summary) }.joined(separator: "\n")
  }

  private func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

  // A test's message is shown as text, never as Markdown or command, and stays in its paragraph.
  private func escaped(_ text: String) -> String {
    text.map { character in
      if character.isNewline { return " " }
      return "\\`*_[]<>|#&~$@".contains(character) ? "\\\(character)" : String(character)
    }
    .joined().shownAsData
  }
}
