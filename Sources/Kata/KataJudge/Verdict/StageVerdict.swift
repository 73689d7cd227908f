import CommandLineKit
import Foundation
import KataRun
import SuiteLedger

/// The verdict on a stage: the state of each step, and the grade of the learner's tests.
///
/// `kata` and `swift test` make it in the same way.
package struct StageVerdict: Sendable {
  package let report: StageReport
  /// The grade of the learner's tests; nil if the stage asks for none.
  package let grade: Grade?
  /// Facts that the learner should know besides, one sentence each.
  package var notes: [String]
  /// The problems besides the steps, one sentence each.
  package let issues: [String]

  /// Reads the verdict; a step is done only if each of `frameworks` passed it.
  ///
  /// Deeper steps than `level` do not count, nor do the tests of steps after the learner's `focus`.
  package init(
    of stage: Stage,
    from ledger: Ledger,
    in frameworks: [Framework] = Framework.allCases,
    save: Save,
    package: URL,
    level: Step.Level = .deep,
    focus: Step? = nil
  ) {
    let own = ledger.onExercise
    let source = TestSource(of: stage, in: save)
    let tests = source.tests.map { test in
      TestID(framework: test.framework, module: stage.ownTestsModule, test: test.name)
    }
    grade =
      stage.ownSteps().isEmpty
      ? nil : Grade(of: stage, from: ledger).limited(to: .deep, upTo: focus)
    let issue = OwnTestIssue(of: stage, in: own, listed: tests.map(\.test))
    let report = StageReport(of: stage, from: own, frameworks: frameworks).limited(to: level)
    let tested = grade.map(report.upToUntestedStep) ?? report
    let idle = TestSource.remark(
      onIdleTestOf: stage,
      in: save,
      among: (grade?.vacuousTests ?? []).map { String($0.prefix { $0 != " " }) }
    )
    self.report = tested.judged(by: issue, grade: grade).explained(by: idle, in: source)
    issues = tests.filter { own.result(of: $0) == nil }.map(\.withoutResult)
    notes = TestSource.remarks(onTestsOf: stage, in: save) + stage.suiteRemarks(in: package)
    notes += grade?.slowLines ?? []
    let current = self.report.current
    notes += Self.printed(at: focus ?? current?.step, of: stage, in: ledger)
    if focus == nil ? current == nil : self.report.steps.isDone(focus) {
      notes += grade?.vacuousLines ?? []
    }
    if let current, current.state.status.isRed {
      let file = stage.placeToEdit(at: current.step)
      notes += [MachineValues.remark(onCodeOf: stage, in: save, from: file)].compactMap(\.self)
    }
  }
}

extension StageVerdict {
  // At a step of the learner's, the own tests print; the kit's own check would give the test away.
  fileprivate static func printed(at step: Step?, of stage: Stage, in ledger: Ledger) -> [String] {
    guard let step else { return [] }
    let lines = ledger.printed.filter { test, _ in
      step.isYours ? test.module == stage.ownTestsModule : test.test == step.test
    }.sorted { $0.key.test < $1.key.test }.flatMap(\.value)
    guard !lines.isEmpty else { return [] }
    let shown = lines.prefix(5).map { "\"\($0.prefix(200).description.shownAsData)\"" }
    let rest = lines.count > 5 ? ", and \(lines.count - 5) more lines" : ""
    return ["Printed: \(shown.joined(separator: ", "))\(rest)"]
  }
}

extension [StepReport] {
  fileprivate func isDone(_ step: Step?) -> Bool {
    contains { $0.step == step && $0.state == .done }
  }
}

extension TestID {
  // The framework skipped it, or it is not a test of the kit.
  fileprivate var withoutResult: String {
    switch framework {
    case .swiftTesting:
      "\(test) of \(module) did not run: it is disabled, or has no arguments. Enable it, or take it away."
    case .xctest:
      "\(test) of \(module) has no result. Its XCTest class must derive from StageTestCase."
    }
  }
}
