import Foundation
import KataCore
import KataJudge

/// One line of the journal: the time of a run, its result, and the change before it.
package struct JournalEntry: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// No test ran.
    case buildFailed = "build failed"
    /// A step up to the one in focus is not done.
    case red
    /// Every step up to the one in focus is done.
    case green
    /// Green, after a change of the code that finished no further step.
    case tidied
  }

  /// The state of the learner's own test at a step that asks for one.
  package enum OwnTest: String, Codable, Sendable {
    /// The step waits for a test, or for a better one; no test failed.
    case awaited
    /// The learner's test failed.
    case red
  }

  /// When the run ended.
  package var time: Date
  /// The number of the stage that was run, from 1.
  package var stage: Int
  /// The name of the learner's step; nil when every step of the stage was done.
  package var step: String?
  package var kind: Kind
  /// The state of the learner's own test, if this test makes the step red; otherwise nil.
  package var ownTest: OwnTest?
  /// The number of lines that the learner added to the stage's files since the last run.
  ///
  /// It is nil if another version of the kit wrote the entry without it.
  package var added: Int?
  package var removed: Int?
  /// The names of the faults that the learner's tests miss; nil if there is none.
  package var missed: [String]?

  /// The change of the stage's files since the last run.
  package var change: ChangeSize { ChangeSize(added: added ?? 0, removed: removed ?? 0) }
}

extension JournalEntry {
  /// The entry of a judged run.
  ///
  /// It is green if every step up to the one in `focus` is done; without a focus, if all are. It is
  /// red if `isBroken`: a change broke a stage before this one.
  package init(
    of report: StageReport,
    focus: Step?,
    isBroken: Bool = false,
    isTidied: Bool = false,
    time: Date = .now,
    change: ChangeSize
  ) {
    let isFocused = { (entry: StepReport) in entry.step == focus }
    let steps = report.steps.inOrderOfWork
    let reached = steps.firstIndex(where: isFocused).map { steps[...$0] }
    let open = (reached ?? steps[...]).first { $0.state != .done }
    let step = (open ?? steps.first(where: isFocused))?.step.name
    let missed = (reached ?? steps[...]).flatMap(\.survivors).map(\.name)
    self.init(
      time: time,
      stage: report.stage.number,
      step: step,
      kind: open != nil || isBroken ? .red : isTidied ? .tidied : .green,
      ownTest: open.flatMap { OwnTest(of: $0.state) },
      added: change.added,
      removed: change.removed,
      missed: missed.isEmpty ? nil : missed
    )
  }

  /// The entry of a run that did not build while the learner was at a step of this stage.
  package init(failedBuildOf stage: Stage, focus: Step?, change: ChangeSize) {
    self.init(
      time: .now,
      stage: stage.number,
      step: focus?.name,
      kind: .buildFailed,
      added: change.added,
      removed: change.removed
    )
  }
}

extension JournalEntry.OwnTest {
  fileprivate init?(of state: StepState) {
    guard case .yours(let issue) = state else { return nil }
    self = issue.redTest == nil ? .awaited : .red
  }
}
