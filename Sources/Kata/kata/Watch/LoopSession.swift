import CommandLineKit
import Foundation
import KataKit

/// What the loop knows between two events, and what it does with each.
struct LoopSession {
  /// What goes on besides waiting.
  enum Phase {
    case idle
    /// A cycle builds and judges, or a key's work runs; its number tells a late end from its own.
    case working(Task<Void, Never>)
  }

  /// What the last cycle came to.
  enum Finding {
    case none
    case judged(LearnerSession.Standing, issues: [String])
    case notBuilt(String)
  }

  var learner: LearnerSession

  let workspace: Workspace
  let level: Step.Level
  let send: @Sendable (LoopEvent) -> Void
  let terminal = Terminal.current()
  var phase = Phase.idle
  var finding = Finding.none
  var number = 0
  private var started = Date.distantPast
  private var sources = LearnerSources()
  private var done: [Int: (sources: LearnerSources, report: StageReport)] = [:]
  private var saved: LearnerProgress?
  private var isSaveFailureTold = false

  init(
    workspace: Workspace,
    level: Step.Level,
    learner: LearnerSession,
    send: @escaping @Sendable (LoopEvent) -> Void
  ) {
    self.workspace = workspace
    self.level = level
    self.learner = learner
    self.send = send
  }

  /// Takes in an event; false when the loop is over.
  mutating func take(_ event: LoopEvent) -> Bool {
    switch event {
    case .saved: startCycle()
    case .resumed: show()
    case .noMoreKeys: return false
    case .cycleEnded(let number, let outcome): take(outcome, of: number)
    case .workEnded(let number, let lines):
      guard number == self.number else { break }
      phase = .idle
      terminal.clearProgress()
      say(lines)
    case .key(let key): return LoopKey(pressed: key).map { press($0) } ?? true
    }
    return true
  }

  /// Begins a cycle; what is under way is given up.
  mutating func startCycle() {
    stop()
    number += 1
    let sources = LearnerSources(in: workspace)
    self.sources = sources
    started = .now
    let known = workspace.curriculum.stages.reduce(into: [Int: StageReport]()) { known, stage in
      guard let done = done[stage.number], done.sources.hasTexts(of: sources.below(stage)) else {
        return
      }
      known[stage.number] = done.report
    }
    let cycle = CheckCycle(
      workspace: workspace,
      terminal: terminal,
      level: level,
      known: known
    )
    phase = .working(
      Task { [number, send] in send(.cycleEnded(number, await cycle.run())) }
    )
  }

  /// Gives up what is under way.
  mutating func stop() {
    if case .working(let task) = phase { task.cancel() }
    phase = .idle
    terminal.clearProgress()
  }

  private mutating func take(_ outcome: CheckCycle.Outcome, of number: Int) {
    guard number == self.number else { return }
    phase = .idle
    let recorder = RunRecorder(package: workspace.root, start: started) { [terminal] in
      terminal.say($0)
    }
    switch outcome {
    case .cancelled: return
    case .failed(let reason): say([HangingLine(timeLine())] + lines(of: reason))
    case .notBuilt(let reason):
      let focus = workspace.curriculum.step(withKey: learner.progress.focus)
      if let stage = workspace.curriculum.stage(focus?.stage ?? 1) {
        recorder.recordFailedBuild(in: stage, focus: focus)
      }
      finding = .notBuilt(reason)
      show()
    case .judged(let result):
      takeProgressOfOthers()
      finding = .judged(learner.take(result.reports), issues: result.issues)
      for report in result.reports {
        let number = report.stage.number
        done[number] = report.current == nil ? (sources.below(report.stage), report) : nil
      }
      recorder.record(
        result.reports,
        focus: workspace.curriculum.step(withKey: learner.progress.focus)
      )
      save()
      show()
    }
  }

  // A guard that was green on arrival is shown with the message that its fault gets.
  mutating func show() {
    switch finding {
    case .none: break
    case .notBuilt(let reason):
      let counts = Board(reports: learner.reports, progress: learner.progress).counts
      let kept =
        counts.isEmpty
        ? [] : ["The results are those of the last run that built:"] + counts + [""]
      say(
        ([timeLine()] + kept).map { HangingLine($0) }
          + [HangingLine("DOES NOT BUILD", look: .yellow), HangingLine("")] + lines(of: reason)
      )
    case .judged(.guardOnArrival(let step), _):
      let head = HangingLine(timeLine())
      work { workspace, _, _ in
        [head] + (try await GuardPreview(workspace: workspace, step: step).lines())
      }
    case .judged(let standing, let issues):
      let board = Board(
        reports: learner.reports,
        standing: standing,
        progress: learner.progress,
        guide: workspace.text(of: "Guide.md") ?? ""
      )
      say(
        [HangingLine(timeLine())] + board.lines
          + issues.flatMap { [HangingLine(""), HangingLine("PROBLEM  \($0)")] }
      )
    }
  }

  // The keys stand below everything: who sees them knows that the loop waits.
  func say(_ lines: [HangingLine]) {
    terminal.clearProgress()
    terminal.say(lines + [HangingLine(""), HangingLine(LoopKey.summary)])
  }

  // Another command, such as reset, may have changed it meanwhile.
  private mutating func takeProgressOfOthers() {
    let store = ProgressStore(package: workspace.root)
    guard let saved, let now = try? store.load(tell: { terminal.say($0) }), now != saved
    else { return }
    learner = LearnerSession(progress: now)
  }

  // The journal's failure stops nobody, nor does that of the progress; it is told once.
  mutating func save() {
    do {
      try ProgressStore(package: workspace.root).save(learner.progress)
      saved = learner.progress
    } catch {
      if !isSaveFailureTold { terminal.say("\(error) You can go on; it is forgotten at the end.") }
      isSaveFailureTold = true
    }
  }

  private func timeLine() -> String {
    let time = Date.now.formatted(date: .omitted, time: .standard)
    return "\n---- \(time) " + String(repeating: "-", count: 40)
  }
}

func lines(of text: String) -> [HangingLine] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { HangingLine(String($0)) }
}
