import KataCore
import KataJudge

/// The kit's memory between runs, without the states of the steps: each run finds them again.
///
/// Steps are kept by name, because their numbers can change in another version of the kit.
package struct LearnerProgress: Codable, Equatable, Sendable {
  /// The step in focus, as `STAGE.NAME`; nil before the first run.
  package internal(set) var focus: String?
  /// The stage that the learner chose to begin with; open steps before it are skipped.
  package private(set) var start: Int?
  /// The level that the learner chose last; nil before the first run.
  package var level: Step.Level?
  /// The command with which the learner goes on.
  package var command: String { "swift run kata\(level == .core ? " --core" : "")" }
  /// The last judged run; nil before it, or if another version of the kit saved the progress.
  package internal(set) var lastRun: Run?
  /// The stage whose files the board was about last; nil before the first run.
  package var stageOnBoard: Int?
  private var acknowledged: [String] = []
  private var done: [String] = []
  private var neverRed: [String] = []
  /// The number of hints that the learner has seen, by the step's key.
  package private(set) var hints: [String: Int] = [:]
  private var scenarios: [String: FoundScenario] = [:]

  /// The facts about a run that the next run needs.
  package struct Run: Codable, Equatable, Sendable {
    /// The learner's step, as `STAGE.NAME`; nil if every step was done.
    package var step: String?
    /// Whether every step up to that one was done.
    package var isGreen: Bool
  }

  package init() {}

  /// Reads the keys of this version and ignores all others.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    focus = try values.decodeIfPresent(String.self, forKey: .focus)
    start = try values.decodeIfPresent(Int.self, forKey: .start)
    level = try? values.decodeIfPresent(Step.Level.self, forKey: .level)
    lastRun = try? values.decodeIfPresent(Run.self, forKey: .lastRun)
    stageOnBoard = try? values.decodeIfPresent(Int.self, forKey: .stageOnBoard)
    acknowledged = try values.decodeIfPresent([String].self, forKey: .acknowledged) ?? []
    done = try values.decodeIfPresent([String].self, forKey: .done) ?? []
    neverRed = try values.decodeIfPresent([String].self, forKey: .neverRed) ?? []
    hints = try values.decodeIfPresent([String: Int].self, forKey: .hints) ?? [:]
    scenarios =
      try values.decodeIfPresent([String: FoundScenario].self, forKey: .scenarios) ?? [:]
  }

  /// The progress without places that this curriculum does not have: another kit, or a damaged file.
  package func known(in curriculum: Curriculum) -> LearnerProgress {
    var progress = self
    progress.start = start.flatMap(curriculum.stage)?.number
    progress.focus = curriculum.step(withKey: focus)?.key
    if let step = lastRun?.step, curriculum.step(withKey: step) == nil { progress.lastRun = nil }
    return progress
  }

  /// Whether the board showed this step red, or green when the learner reached it.
  package func knows(_ step: Step) -> Bool { acknowledged.contains(step.key) }

  /// Records that the learner met this step.
  package mutating func acknowledge(_ step: Step) {
    guard !knows(step) else { return }
    acknowledged.append(step.key)
  }

  /// Whether the learner met this driving step when it was green, and has not seen it red since.
  package func wasNeverRed(_ step: Step) -> Bool { neverRed.contains(step.key) }

  /// Records that the learner met this driving step when it was green.
  package mutating func arriveGreen(at step: Step) {
    acknowledge(step)
    if !wasNeverRed(step) { neverRed.append(step.key) }
  }

  /// Records that a step is done, and its scenario.
  ///
  /// If the step in focus is done and the learner's test was not red before, it counts as never
  /// red.
  package mutating func note(_ report: StepReport) {
    keepScenario(of: report)
    guard report.state == .done, !wasDone(report.step) else { return }
    done.append(report.step.key)
    if report.step.isYours, report.step.key == focus, !knows(report.step) {
      arriveGreen(at: report.step)
    }
  }

  /// Records that the board shows the state of a step: red means met.
  package mutating func noteShown(_ report: StepReport) {
    switch report.state {
    case .red where !report.step.isYours, .yours(.red), .yours(.crashed):
      // A step that was done before the board showed it is not red again now.
      if !knows(report.step) { done.removeAll { $0 == report.step.key } }
      acknowledge(report.step)
      neverRed.removeAll { $0 == report.step.key }
    default: break
    }
  }

  /// The scenario in which the step was red; it comes first in every run until the step is done.
  package func scenario(of step: Step) -> FoundScenario? { scenarios[step.key] }

  /// Keeps the scenario of a red step, and forgets that of a step that is done.
  package mutating func keepScenario(of report: StepReport) {
    if report.state == .done { scenarios[report.step.key] = nil }
    if let found = report.foundScenario { scenarios[report.step.key] = found }
  }

  /// Whether the step was done in any run, even if it is red again.
  package func wasDone(_ step: Step) -> Bool { done.contains(step.key) }

  /// One more hint for the step, as `Hint 2 of 3`; the last one stays.
  package mutating func takeHint(for step: Step) -> String {
    // Limit the number, because the file may be damaged.
    let given = min(max(0, hints[step.key, default: 0]), step.hints.count)
    let number = min(given + 1, step.hints.count)
    hints[step.key] = number
    guard step.hints.indices.contains(number - 1) else { return "This step has no hints." }
    let last = number == step.hints.count ? ", the last" : ""
    return "Hint \(number) of \(step.hints.count)\(last)  \(step.hints[number - 1])"
  }

  /// Moves to a stage, even if steps before it are open; the learner's files stay unchanged.
  package mutating func begin(at stage: Stage) {
    start = stage.number
    focus = nil
    stageOnBoard = stage.number
  }

  /// Whether the learner chose to begin after this step, and has never done it or begins it again.
  package func passesOver(_ entry: StepReport) -> Bool {
    entry.step.stage < start ?? 1 && entry.state != .done && entry.change == nil
      && (!wasDone(entry.step) || entry.state == .notRun)
  }

  /// Takes over what other progress knows about a stage.
  package mutating func restore(_ stage: Stage, from other: LearnerProgress) {
    forget(stage)
    let isOfStage = { (key: String) in key.hasPrefix("\(stage.number).") }
    acknowledged += other.acknowledged.filter(isOfStage)
    done += other.done.filter(isOfStage)
    neverRed += other.neverRed.filter(isOfStage)
    hints.merge(other.hints.filter { isOfStage($0.key) }) { $1 }
    scenarios.merge(other.scenarios.filter { isOfStage($0.key) }) { $1 }
    if let place = other.focus, isOfStage(place) { focus = place }
  }

  /// Forgets a stage that begins again.
  package mutating func forget(_ stage: Stage) {
    let isOfStage = { (key: String) in key.hasPrefix("\(stage.number).") }
    acknowledged.removeAll(where: isOfStage)
    done.removeAll(where: isOfStage)
    neverRed.removeAll(where: isOfStage)
    hints = hints.filter { !isOfStage($0.key) }
    scenarios = scenarios.filter { !isOfStage($0.key) }
    focus = nil
    lastRun = nil
    stageOnBoard = stage.number
  }
}
