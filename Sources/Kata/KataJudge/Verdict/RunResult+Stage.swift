import CommandLineKit
import Foundation
import KataCore
import SuiteLedger

extension RunResult {
  /// The result of one stage; a step is done only if each of `frameworks` passed it.
  ///
  /// `kata` and `swift test` make it in the same way. Deeper steps than `level` do not count, nor do
  /// the learner's tests of steps after the `focus`.
  package init(
    of stage: Stage,
    from ledger: Ledger,
    in frameworks: [Framework] = Framework.allCases,
    sources: Sources,
    level: Step.Level = .deep,
    focus: Step? = nil
  ) {
    let own = ledger.on(.exercise)
    let source = TestSource(of: stage, in: sources)
    let tests = source.tests.map { test in
      TestID(framework: test.framework, module: stage.ownTestsModule, test: test.name)
    }
    let grade = Grade(of: stage, from: ledger).limited(upTo: focus)
    let issue = OwnTestIssue(of: stage, in: own, listed: tests.map(\.test))
    let idle = TestSource.remark(
      onIdleTestOf: stage,
      in: sources,
      among: grade.vacuousTests.map { String($0.prefix { $0 != " " }) }
    )
    let report = StageReport(of: stage, from: own, frameworks: frameworks).limited(to: level)
      .upToUntestedStep(in: grade)
      .judged(by: issue, grade: grade)
      .explained(by: idle, in: source)
    self.init(
      reports: [report],
      issues: tests.filter { own.result(of: $0) == nil }.map(\.withoutResult)
    )
    notes = TestSource.remarks(onTestsOf: stage, in: sources)
    notes += grade.slowLines
    notes += Self.printed(at: focus ?? current?.step, of: stage, in: ledger)
    let isDone = focus.map { step in
      report.steps.contains { $0.step == step && $0.state == .done }
    }
    if isDone ?? (current == nil) { notes += grade.vacuousLines }
    if let current, current.state.status.isRed {
      let file = stage.placeToEdit(at: current.step)
      notes += [MachineValues.remark(onCodeOf: stage, in: sources, from: file)].compactMap(\.self)
    }
  }

  // At a step of the learner's, the own tests print; the kit's own check would give the test away.
  private static func printed(at step: Step?, of stage: Stage, in ledger: Ledger) -> [String] {
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

extension TestID {
  // The framework skipped it, or it is not a test of the kit.
  fileprivate var withoutResult: String {
    switch framework {
    case .swiftTesting:
      "\(test) of \(module) did not run: it is disabled, or its list of arguments is empty. Mend that, or take it away."
    case .xctest:
      "\(test) of \(module) has no result. Its XCTest class must derive from StageTestCase."
    }
  }
}
