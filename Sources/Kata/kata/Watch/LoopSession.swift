import CommandLineKit
import Foundation
import KataKit

/// What the loop knows between two events, and what it does with each.
struct LoopSession {
  /// What goes on besides waiting.
  private enum Phase {
    case idle
    /// A cycle builds and judges, or a key's work runs; its number tells a late end from its own.
    case working(Task<Void, Never>)
  }

  /// What the last cycle came to.
  private enum Finding {
    case none
    case judged(LearnerSession.Standing, issues: [String])
    case notBuilt(String)
  }

  private(set) var learner: LearnerSession

  private let workspace: Workspace
  private let level: Step.Level
  private let send: @Sendable (LoopEvent) -> Void
  private let terminal = Terminal.current()
  private let watch: SourceWatch
  private var phase = Phase.idle
  private var finding = Finding.none
  private var number = 0
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

  private mutating func press(_ key: LoopKey) -> Bool {
    if case .working = phase, [.next, .grade, .allSteps].contains(key) {
      say([HangingLine("Not yet: the run is not over.")])
      return true
    }
    switch key {
    case .quit: return false
    case .runAgain: startCycle()
    case .help: say(lines(of: LoopKey.helpText))
    case .list: say(list())
    case .hint:
      say([HangingLine(learner.hint())])
      save()
    case .next: goOn()
    case .grade: grade()
    case .allSteps: showAllSteps()
    }
    return true
  }

  private mutating func goOn() {
    switch finding {
    case .none, .notBuilt: show()
    case .judged(.red, _), .judged(.redAgain, _):
      say([HangingLine("Not yet: this step is not green.")])
    case .judged(_, let issues):
      finding = .judged(learner.next(), issues: issues)
      save()
      show()
    }
  }

  private mutating func grade() {
    let focus = workspace.curriculum.step(withKey: learner.progress.focus)
    guard let stage = currentStage else { return }
    work { workspace, terminal, _ in
      try await Build(workspace: workspace).run(showingOn: terminal)
      terminal.show(progress: "Grading")
      let grading = StageGrading(workspace: workspace, listing: TestListing(of: workspace))
      let text = try await grading.result(on: stage, upTo: focus).text
      return lines(of: text)
    }
  }

  private mutating func showAllSteps() {
    let focus = learner.currentStep
    guard let stage = currentStage else { return }
    work { workspace, terminal, level in
      try await Build(workspace: workspace).run(showingOn: terminal)
      terminal.show(progress: "Running all steps")
      let listing = TestListing(of: workspace)
      let run = SuiteRun(workspace: workspace, listing: listing, runsAll: true)
      let ledger = try await run.run(stage).ledger
      let report = StageReport(of: stage, from: ledger)
        .judged(by: OwnTests(of: stage, in: ledger)).limited(to: level)
      return lines(of: StepList(reports: [report], focus: focus).text)
    }
  }

  private mutating func work(
    _ action: @escaping @Sendable (Workspace, Terminal, Step.Level) async throws -> [HangingLine]
  ) {
    number += 1
    phase = .working(
      Task { [number, send, workspace, terminal, level] in
        do {
          send(.workEnded(number, try await action(workspace, terminal, level)))
        } catch {
          guard !Task.isCancelled else { return }
          send(.workEnded(number, lines(of: "\(error)")))
        }
      }
    )
  }

  // A guard that was green on arrival is shown with the message that its fault gets.
  private mutating func show() {
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
  private func say(_ lines: [HangingLine]) {
    terminal.clearProgress()
    terminal.say(lines + [HangingLine(""), HangingLine(LoopKey.summary)])
  }

  // The journal's failure stops nobody, nor does that of the progress; it is told once.
  private mutating func save() {
    do {
      try ProgressStore(package: workspace.root).save(learner.progress)
    } catch {
      if !isSaveFailureTold { terminal.say("\(error) You can go on; it is forgotten at the end.") }
      isSaveFailureTold = true
    }
  }

  // All stages in numbers, and the steps of one: three stages do not fit on a screen.
  private func list() -> [HangingLine] {
    let current = learner.currentStep
    let steps = StepList(
      reports: learner.reports.filter { $0.stage.number == current?.stage },
      focus: current
    )
    let board = Board(reports: learner.reports, standing: .finished, progress: learner.progress)
    return (board.counts + [""]).map { HangingLine($0) } + lines(of: steps.text)
  }

  private var currentStage: Stage? {
    learner.currentStep.flatMap { workspace.curriculum.stage($0.stage) }
  }

  private func timeLine() -> String {
    let time = Date.now.formatted(date: .omitted, time: .standard)
    return "\n---- \(time) " + String(repeating: "-", count: 40)
  }
}

private func lines(of text: String) -> [HangingLine] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { HangingLine(String($0)) }
}
