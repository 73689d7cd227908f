import CommandLineKit
import Foundation
import KataCore
import KataJudge
import SuiteLedger

/// The meaning of a step's state for the learner: a few lines, and a file to edit.
package struct Explanation: Equatable {
  /// The result and the next action.
  package var lines: [HangingLine]
  /// The file to edit, relative to the package.
  package var file: String
  /// The failed assertions behind it.
  var failures: [FailureMessage] = []

  package init(of report: StepReport, in stage: Stage) {
    lines = []
    file = stage.placeToEdit(at: report.step)
    switch report.state {
    case .done: lines = ["Done."]
    case .red(let failures): explainRed(report.step, failures)
    case .disagreeing(let framework, let failures): explainDisagreement(framework, failures)
    case .crashed(let framework, let crash): explainCrash(of: report, in: framework, crash)
    case .hung(let framework, let limit): explainHang(of: report, in: framework, limit)
    case .yours(let issue): explainOwnTests(issue, of: report.step, in: stage)
    case .waiting(let reason): lines = [HangingLine(reason)]
    case .notRun: lines = ["Its test did not run in at least one of the two suites."]
    }
    if let change = report.change { explain(change, of: report.step, in: stage) }
  }

  private mutating func explainRed(_ step: Step, _ failures: [FailureMessage]) {
    lines = Self.first(of: failures)
    if step.isYours {
      lines.insert("Your tests pass, but the kit's own check fails:", at: 0)
    } else {
      self.failures = failures
    }
  }

  private mutating func explainDisagreement(
    _ framework: Framework,
    _ failures: [FailureMessage]
  ) {
    let sentence = """
      Only \(framework.rawValue) is red. Both suites must agree, so this is a bug in the kit.
      """
    lines = [HangingLine(sentence)] + Self.first(of: failures)
    self.failures = failures
  }

  private mutating func explainCrash(
    of report: StepReport,
    in framework: Framework,
    _ crash: Crash?
  ) {
    let cause =
      crash.map { ": \($0.text)" }
      ?? ". Look for an index out of range, a forced unwrap, or a call of exit()."
    lines = ["The \(framework.rawValue) run crashed in \(Self.name(of: report.step))\(cause)"]
    lines += report.scenario?.explained ?? []
  }

  private mutating func explainHang(
    of report: StepReport,
    in framework: Framework,
    _ limit: Double
  ) {
    let test = Self.name(of: report.step)
    let sentence = Outcome.sentence(onHanging: test, limit: limit, in: framework)
    lines = [HangingLine(sentence)] + (report.scenario?.explained ?? [])
  }

  private mutating func explainOwnTests(
    _ issue: OwnTestIssue,
    of step: Step,
    in stage: Stage
  ) {
    (lines, failures) = Self.explain(issue, stage)
    if let requirement = step.requirement {
      let rule: HangingLine = "The requirement: \(requirement)"
      switch issue {
      case .missing, .skips, .tooWeak: lines.insert(rule, at: 0)
      case .rejects(let rejection) where rejection.step == step: lines.append(rule)
      case .rejects, .notRun, .red, .crashed: break
      }
    }
    switch issue {
    // The crash names the line to edit, even if the line is in the test.
    case .crashed(_, let crash):
      let place = crash?.place.flatMap { $0.hasPrefix(stage.ownTestsFolder) ? $0 : nil }
      file = place.map { String($0.prefix { $0 != ":" }) } ?? file
    case .rejects(let rejection): file = rejection.message.place ?? stage.ownTestsFile
    default: if failures.isEmpty { file = stage.ownTestsFile }
    }
    for index in lines.indices { lines[index].text = stage.withPaths(lines[index].text) }
  }

  // The code of its own stage is unchanged; the change broke it.
  private mutating func explain(
    _ change: Stage,
    of step: Step,
    in stage: Stage
  ) {
    let typeName = stage.file(of: step).typeName
    file = change.files.first { $0.typeName == typeName }?.exercise ?? file
    let sentence =
      "The code of stage \(change.number) no longer does what stage \(stage.number) asked for:"
    lines.insert(HangingLine(sentence), at: 0)
  }

  // The name of a hidden check would give the check away.
  private static func name(of step: Step) -> String {
    step.isYours ? "the kit's own check of this step" : step.test
  }

  private static let writeItFirst: HangingLine =
    "This test is yours. Write it first, see it fail, then write the code."

  private static func explain(
    _ issue: OwnTestIssue,
    _ stage: Stage
  ) -> (lines: [HangingLine], failures: [FailureMessage]) {
    switch issue {
    case .missing: return ([writeItFirst, "There is no test of yours yet, or it is gone."], [])
    case .notRun(let test):
      return (
        ["Your test \(test) did not run. Is it disabled, or is its list of arguments empty?"], []
      )
    case .skips(let test):
      return ([writeItFirst, "\(test) skips itself, so it compares nothing. Remove the skip."], [])
    case .rejects(let rejection):
      return (rejection.lines + [HangingLine(rejection.cause.advice)], [])
    case .tooWeak(let weakness) where weakness.isOfMissingTest:
      let so = "None of your tests checks this step yet: all of them pass on code without it."
      return ([writeItFirst, HangingLine(weakness.cause ?? so)], [])
    case .tooWeak(let weakness):
      let count = "\(weakness.caught) of \(weakness.all)"
      let sentences =
        [
          "Your tests catch \(count) faults of this step. They miss this one:", weakness.summary,
        ] + (weakness.isEarly ? [Grade.adviceOnEarlyTests] : [])
        + ["To see all of them, press g or run: swift run kata grade \(stage.number)"]
      return (sentences.map { HangingLine($0) }, [])
    case .crashed(let test, let crash):
      let cause = crash.map { ": \($0.text)" } ?? ", or called exit()."
      let isOfTheTest = crash?.place?.hasPrefix(stage.ownTestsFolder) == true
      let advice = isOfTheTest ? [HangingLine(Rejection.Cause.crash.advice)] : []
      return (["Your test \(test) crashed\(cause)"] + advice, [])
    case .red(let test, let failures):
      return (["Your test \(test) is red:"] + first(of: failures), failures)
    }
  }

  // One red at a time is also the rule inside a step.
  private static func first(of failures: [FailureMessage]) -> [HangingLine] {
    guard let first = failures.first else { return [] }
    let others = failures.count - 1
    guard others > 0 else { return first.lines }
    let what = others == 1 ? "1 more comparison" : "\(others) more comparisons"
    let note = "(\(what) of this step \(others == 1 ? "fails" : "fail").)"
    return first.lines + [HangingLine(note)]
  }
}

extension ScenarioUnderWay {
  fileprivate var explained: [HangingLine] {
    ["It happened in this scenario, \(found.origin):"]
      + lines.map { HangingLine($0).indented(by: 2) }
  }
}
