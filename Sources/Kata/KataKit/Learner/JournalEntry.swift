import Foundation

/// One line of the journal: the time of a run, its result, and the change before it.
package struct JournalEntry: Equatable, Sendable {
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
  /// The change of the stage's files since the last run.
  package var change = ChangeSize()
  /// The names of the faults that the learner's tests miss, if the tests were graded.
  package var missedFaults: [String] = []
}

extension JournalEntry {
  /// The entry of a judged run.
  ///
  /// It is green if every step up to the one in `focus` is done; without a focus, if all are. It is
  /// tidied if the run `before` it was green at the same step, the code changed since, and the
  /// change finished no other step, which would be new behaviour. It is red if `isBroken`: a change
  /// broke a stage before this one.
  package init(
    of report: StageReport,
    focus: Step?,
    isBroken: Bool = false,
    finishesAStep: Bool = false,
    before: JournalEntry? = nil,
    time: Date,
    change: ChangeSize
  ) {
    let isFocused = { (entry: StepReport) in entry.step == focus }
    let steps = report.steps.inOrderOfWork
    let reached = steps.firstIndex(where: isFocused).map { steps[...$0] }
    let open = (reached ?? steps[...]).first { $0.state != .done }
    let step = (open ?? steps.first(where: isFocused))?.step.name
    let isSamePlace = before?.stage == report.stage.number && before?.step == step
    let wasGreen = before?.kind == .green || before?.kind == .tidied
    let isTidied = isSamePlace && wasGreen && change.isOfCode && !finishesAStep
    self.init(
      time: time,
      stage: report.stage.number,
      step: step,
      kind: open != nil || isBroken ? .red : isTidied ? .tidied : .green,
      ownTest: open.flatMap { OwnTest(of: $0.state) },
      change: change,
      missedFaults: (reached ?? steps[...]).flatMap(\.survivors).map(\.name)
    )
  }
}

extension JournalEntry.OwnTest {
  fileprivate init?(of state: StepState) {
    guard case .yours(let issue) = state else { return nil }
    self = issue.redTest == nil ? .awaited : .red
  }
}

extension JournalEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case time, stage, step, kind, ownTest, added, removed, missed
  }

  /// Reads the keys of this version and ignores all others.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .time)
    guard let time = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(forKey: .time, in: values, debugDescription: text)
    }
    self.init(
      time: time,
      stage: try values.decode(Int.self, forKey: .stage),
      step: try values.decodeIfPresent(String.self, forKey: .step),
      kind: try values.decode(Kind.self, forKey: .kind),
      ownTest: try values.decodeIfPresent(OwnTest.self, forKey: .ownTest),
      change: ChangeSize(
        added: try values.decodeIfPresent(Int.self, forKey: .added) ?? 0,
        removed: try values.decodeIfPresent(Int.self, forKey: .removed) ?? 0
      ),
      missedFaults: try values.decodeIfPresent([String].self, forKey: .missed) ?? []
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(time.formatted(.iso8601), forKey: .time)
    try values.encode(stage, forKey: .stage)
    try values.encodeIfPresent(step, forKey: .step)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(ownTest, forKey: .ownTest)
    try values.encode(change.added, forKey: .added)
    try values.encode(change.removed, forKey: .removed)
    if !missedFaults.isEmpty { try values.encode(missedFaults, forKey: .missed) }
  }
}
