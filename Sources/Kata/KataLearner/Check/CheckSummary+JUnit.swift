import CommandLineKit
import KataJudge
import KataRun

extension CheckSummary {
  /// A suite for each stage and a case for each step, for servers that show tests.
  ///
  /// A problem besides the steps is a case with an error, in a suite of its own.
  package var junit: String {
    let stages = result.reports.map { report in
      suite("Stage \(report.stage.number) \(report.stage.title)", report.steps.map(testCase))
    }
    let problems = result.issues.map { issue in
      ("Problem", "<error type=\"PROBLEM\" message=\"\(issue.asMarkup)\"/>")
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      \((stages + (problems.isEmpty ? [] : [suite("Problems", problems)])).joined(separator: "\n"))
      </testsuites>
      """
  }

  // Each case has a name and, if it did not pass, the element that says why.
  private func suite(_ name: String, _ cases: [(name: String, reason: String)]) -> String {
    let count = { (element: String) in cases.count { $0.reason.hasPrefix("<\(element)") } }
    let lines = cases.map { name, reason in
      "    <testcase name=\"\(name.asMarkup)\">\(reason)</testcase>"
    }
    return """
        <testsuite name="\(name.asMarkup)" tests="\(cases.count)" failures="\(count("failure"))" \
      errors="\(count("error"))" skipped="\(count("skipped"))">
      \(lines.joined(separator: "\n"))
        </testsuite>
      """
  }

  private func testCase(of report: StepReport) -> (String, String) {
    let name = "\(report.step.label) \(report.step.title)"
    let status = report.state.status
    let stage = result.reports.first { $0.stage.number == report.step.stage }?.stage
    guard let stage, status != .green else { return (name, "") }
    guard status != .waiting else { return (name, "<skipped/>") }
    let lines = Explanation(of: report, in: stage).lines.map(\.text.asMarkup)
    let text = lines.joined(separator: "\n")
    return (name, "<failure type=\"\(status.headline)\">\(text)</failure>")
  }
}
