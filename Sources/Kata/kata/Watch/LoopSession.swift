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
    case judged(LearnerSession.Standing, issues: [String], notes: [String])
    case notBuilt(String)
  }

  var learner: LearnerSession

  let workspace: Workspace
  let level: Step.Level
  let send: @Sendable (LoopEvent) -> Void
  let terminal: Terminal
  var phase = Phase.idle
  var finding = Finding.none
  var number = 0
  private var started = Date.distantPast
  private var sources = LearnerSources()
  private var done: [Int: (sources: LearnerSources, report: StageReport)] = [:]
  private var grades: [Int: (sources: LearnerSources, grade: Grade)] = [:]
  private var transcript = Transcript()
  private var saved: LearnerProgress?
  private var isSaveFailureTold = false

  init(
    workspace: Workspace,
    level: Step.Level,
    learner: LearnerSession,
    send: @escaping @Sendable (LoopEvent) -> Void
  ) {
    self.workspace = workspace
    terminal = .current(linkingBelow: workspace.root)
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
    case .workEnded(let number, let lines, let isNew):
      guard number == self.number else { break }
      phase = .idle
      terminal.clearProgress()
      say(lines, onClearedScreen: isNew)
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
    // What tests are worth does not change with the code that they are beside.
    let graded = workspace.curriculum.stages.reduce(into: [Int: Grade]()) { graded, stage in
      guard let known = grades[stage.number] else { return }
      guard known.sources.hasTexts(of: sources.tests(of: stage)) else { return }
      graded[stage.number] = known.grade
    }
    let cycle = CheckCycle(
      workspace: workspace,
      terminal: terminal,
      level: level,
      known: known,
      graded: graded
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
    case .judged(let result, let found):
      takeProgressOfOthers()
      var standing = learner.take(result.reports)
      for stage in workspace.curriculum.stages {
        grades[stage.number] = found[stage.number].map { (sources.tests(of: stage), $0) }
      }
      for report in result.reports {
        let number = report.stage.number
        done[number] = report.current == nil ? (sources.below(report.stage), report) : nil
      }
      let entry = recorder.record(
        result.reports,
        focus: workspace.curriculum.step(withKey: learner.progress.focus)
      )
      if entry?.kind == .tidied { standing = standing.afterTidying }
      finding = .judged(standing, issues: result.issues, notes: result.notes)
      save()
      show()
    }
  }

  // A step that nobody saw red is shown with the message that its fault gets.
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
          + [HangingLine("DOES NOT BUILD", look: .yellow), HangingLine("")] + lines(of: reason),
        onClearedScreen: true
      )
    case .judged(let standing, let issues, let notes):
      let board = Board(
        reports: learner.reports,
        standing: standing,
        progress: learner.progress
      )
      let head = HangingLine(timeLine())
      let tail =
        notes.flatMap { [HangingLine(""), HangingLine($0)] }
        + issues.flatMap { [HangingLine(""), HangingLine("PROBLEM  \($0)")] }
      guard let step = standing.greenOnArrival else {
        say([head] + board.lines + tail, onClearedScreen: true)
        return
      }
      work(showingOnClearedScreen: true) { workspace, _, _ in
        [head] + (try await FaultPreview(workspace: workspace, step: step).lines(on: board)) + tail
      }
    }
  }

  // The keys stand below everything: who sees them knows that the loop waits.
  mutating func say(_ lines: [HangingLine], onClearedScreen isNew: Bool = false) {
    terminal.clearProgress()
    if isNew { terminal.clearScreen() }
    let rows = terminal.rows(of: lines + [HangingLine("")])
    transcript.add(rows, height: height, isOnClearedScreen: isNew)
    terminal.write(rows + [LoopKey.summary])
  }

  /// Shows what stood above what is on the screen.
  mutating func lookBack() {
    let rows = transcript.back(by: height)
    terminal.clearProgress()
    terminal.clearScreen()
    terminal.write(
      (rows.isEmpty ? ["There is nothing before that."] : rows) + ["", LoopKey.summary]
    )
  }

  // Without the keys and the cursor's own row.
  private var height: Int { max(1, terminal.height - 3) }

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
    return "---- \(time) " + String(repeating: "-", count: 40)
  }
}

func lines(of text: String) -> [HangingLine] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { HangingLine(String($0)) }
}
