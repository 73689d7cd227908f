import KataCore
import KataJudge

/// The learner's place, run after run; only the learner moves on to the next step.
package struct LearnerPlace: Sendable {
  /// The meaning of a run for the learner.
  package enum Standing: Equatable, Sendable {
    /// The step in focus is not done.
    case red(StepReport)
    /// A step that was done before is not done any more.
    case redAgain(StepReport)
    /// The step in focus is done; `next` is the step after it.
    case green(Step, next: Step?)
    /// The step in focus is still done after a change.
    case tidied(Step, next: Step?)
    /// The step in focus is done, but neither the step nor the learner's test was ever red.
    case neverRed(Step, next: Step?)
    /// The step now in focus is a guard that was done before it was reached.
    case guardOnArrival(Step)
    /// Every step is done.
    case finished
  }

  package var progress: LearnerProgress
  /// The reports of the last run that built.
  package private(set) var reports: [StageReport] = []

  /// Continues at the place of `progress`.
  package init(progress: LearnerProgress) {
    self.progress = progress
  }

  /// Goes on with progress that another command has saved or removed; the reports stay.
  package mutating func adopt(_ progress: LearnerProgress) {
    self.progress = progress
    // It may have no place, or one that these reports leave out: that does not mean the end.
    if !reports.isEmpty, focusIndex == nil { moveFocus(knowing: progress) }
  }

  /// Adds the reports of a run.
  package mutating func add(_ reports: [StageReport]) -> Standing {
    self.reports = reports
    let before = progress
    for entry in entries { progress.note(entry) }
    moveFocus(knowing: before)
    let standing = standing(knowing: before)
    show(standing)
    return standing
  }

  /// Records a run for the next one, and whether it has tidied the code.
  ///
  /// It has if this run and the last one are green at the same step, and the code changed since. A
  /// change that finishes a further step is new behaviour.
  package mutating func noteRun(changing change: ChangeSize, finishesAStep: Bool = false) -> Bool {
    let reached = focusIndex.map { entries[...$0] } ?? entries[...]
    let isGreen = reached.allSatisfy { $0.state == .done }
    let run = LearnerProgress.Run(step: currentStep?.key, isGreen: isGreen)
    defer { progress.lastRun = run }
    return isGreen && run == progress.lastRun && change.isOfCode && !finishesAStep
  }

  /// Moves on to the next step, if the step in focus is done.
  package mutating func next() -> Standing {
    let now = standing(knowing: progress)
    guard now.isGreen else { return now }
    guard let next = now.next, let entry = entries.first(where: { $0.step == next }) else {
      return .finished
    }
    progress.focus = next.key
    guard entry.state == .done else {
      show(.red(entry))
      return .red(entry)
    }
    // The faults of a step of the learner's show that its tests can be red.
    guard next.mayArriveGreen || next.isYours else {
      progress.arriveGreen(at: next)
      return standing(knowing: progress)
    }
    progress.acknowledge(next)
    return next.isYours ? standing(knowing: progress) : .guardOnArrival(next)
  }

  /// The learner's step: the first that is not done, up to the one in focus.
  package var currentStep: Step? {
    guard let focusIndex else { return nil }
    let focused = entries[focusIndex]
    return entries[...focusIndex].first { $0.state != .done }?.step ?? focused.step
  }

  private var entries: [StepReport] {
    reports.flatMap(\.steps.inOrderOfWork).filter { !progress.passesOver($0) }
  }

  private var open: StepReport? { entries.first { $0.state != .done } }

  private var focusIndex: Int? {
    entries.firstIndex { $0.step.key == progress.focus }
  }

  // Only what the board shows counts as seen: the learner's step, and the outer step around it.
  private mutating func show(_ standing: Standing) {
    guard let shown = standing.step else { return }
    for entry in entries where entry.step == shown || entry.step.isAround(shown) {
      progress.noteShown(entry)
    }
  }

  // Finished steps before the place at which the learner begins count as met.
  //
  // An earlier step that was never done takes the focus: its level was left out until now.
  // An earlier step that was done and is red again does not; the learner returns from it.
  private mutating func moveFocus(knowing before: LearnerProgress) {
    guard let focusIndex else {
      progress.focus = (open ?? entries.last)?.step.key
      let finished = entries.prefix { $0.state == .done && $0.step.key != progress.focus }
      for entry in finished { progress.acknowledge(entry.step) }
      return
    }
    let first = entries[..<focusIndex].first { $0.state != .done }
    if let first, !before.wasDone(first.step) { progress.focus = first.step.key }
  }

  private func standing(knowing before: LearnerProgress) -> Standing {
    guard let focusIndex else { return .finished }
    if let red = entries[...focusIndex].first(where: { $0.state != .done }) {
      // The board asks for a red of a step that was never red, as long as the learner is there.
      let isAskedFor = before.wasNeverRed(red.step) && red == entries[focusIndex]
      let isAgain = before.wasDone(red.step) && before.knows(red.step) && !isAskedFor
      return isAgain ? .redAgain(red) : .red(red)
    }
    // The board stops at each unmet step, even if it is done.
    let next = entries[focusIndex...].dropFirst().first { entry in
      entry.state != .done || !progress.knows(entry.step)
    }
    let step = entries[focusIndex].step
    return progress.wasNeverRed(step)
      ? .neverRed(step, next: next?.step) : .green(step, next: next?.step)
  }
}

extension LearnerPlace.Standing {
  /// Whether the step in focus is done, so that the learner may move on.
  package var isGreen: Bool {
    switch self {
    case .green, .tidied, .neverRed, .guardOnArrival, .finished: true
    case .red, .redAgain: false
    }
  }

  /// The step that was done on arrival; nil if it was not, or if the learner saw it red since then.
  ///
  /// Steps with a test of the learner's are excluded: the kit's check would give the test away.
  package var greenOnArrival: Step? {
    switch self {
    case .neverRed(let step, _) where step.isYours: nil
    case .neverRed(let step, _), .guardOnArrival(let step): step
    case .red, .redAgain, .green, .tidied, .finished: nil
    }
  }

  /// The step that the board is about; nil if every step is done.
  package var step: Step? {
    switch self {
    case .red(let entry), .redAgain(let entry): entry.step
    case .green(let step, _), .tidied(let step, _), .neverRed(let step, _): step
    case .guardOnArrival(let step): step
    case .finished: nil
    }
  }

  /// The step after this one; nil if there is none, or if the learner may not move on.
  var next: Step? {
    switch self {
    case .green(_, let next), .tidied(_, let next), .neverRed(_, let next): next
    case .red, .redAgain, .guardOnArrival, .finished: nil
    }
  }

  /// The same standing after a change; the step in focus is still done.
  package var afterTidying: Self {
    if case .green(let step, let next) = self { .tidied(step, next: next) } else { self }
  }
}
