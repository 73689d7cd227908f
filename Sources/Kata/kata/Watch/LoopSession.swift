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
  private let watch: SourceWatch
  var phase = Phase.idle
  var finding = Finding.none
  var number = 0
  private var started = Date.distantPast
  private var built: (snapshot: SourceWatch.Snapshot, at: Date) = ([:], .distantPast)
  private var done: [Int: (files: SourceWatch.Snapshot, report: StageReport)] = [:]
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
    watch = SourceWatch(workspace: workspace)
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
    let snapshot = watch.snapshot()
    watch.makeVisible(changedSince: built.snapshot, builtAt: built.at)
    built.snapshot = snapshot
    started = .now
    let stages = workspace.curriculum.stages
    let known = done.filter { number, done in
      stages.first { $0.number == number }.map { done.files == snapshot.files(of: $0) } ?? false
    }
    let cycle = CheckCycle(
      workspace: workspace,
      terminal: terminal,
      level: level,
      known: known.mapValues(\.report)
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
    built.at = .now
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
      finding = .judged(learner.take(result.reports), issues: result.issues)
      for report in result.reports {
        let files = built.snapshot.files(of: report.stage)
        done[report.stage.number] = report.current == nil ? (files, report) : nil
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
        ([timeLine()] + kept + ["DOES NOT BUILD", ""]).map { HangingLine($0) } + lines(of: reason)
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
        progress: learner.progress
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

  // The journal's failure stops nobody, nor does that of the progress; it is told once.
  mutating func save() {
    do {
      try ProgressStore(package: workspace.root).save(learner.progress)
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
