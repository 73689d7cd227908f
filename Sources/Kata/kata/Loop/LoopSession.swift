import Foundation
import KataKit

/// What the loop knows between two events, and what it does with each.
struct LoopSession {
  private(set) var lesson: Lesson

  private let package: Checkout
  private let level: Step.Level
  private let send: @Sendable (LoopEvent) -> Void
  private let terminal = Terminal.current()
  private let watch: SourceWatch
  private var round: Task<Void, Never>?
  private var number = 0
  private var started = Date.distantPast
  private var built: (snapshot: SourceWatch.Snapshot, at: Date) = ([:], .distantPast)
  private var done: [Stage: (files: SourceWatch.Snapshot, report: StageReport)] = [:]
  private var shown: Lesson.Verdict?
  private var problems: [String] = []
  // Why the last round did not build; nil if it did.
  private var breakage: String?
  // Whether the learner wants to go on as soon as the round under way is green.
  private var goesOn = false

  init(
    package: Checkout,
    level: Step.Level,
    lesson: Lesson,
    send: @escaping @Sendable (LoopEvent) -> Void
  ) {
    self.package = package
    self.level = level
    self.lesson = lesson
    self.send = send
    watch = SourceWatch(package: package)
  }

  /// Takes in an event; false when the loop is over.
  mutating func take(_ event: LoopEvent) async throws -> Bool {
    switch event {
    case .saved: startRound()
    case .resumed: try await show()
    case .noMoreKeys: return false
    case .ended(let round, let outcome): try await take(outcome, of: round)
    case .key(let key): return try await press(key)
    }
    return true
  }

  /// Begins a round; one that is under way is given up.
  mutating func startRound() {
    stopRound()
    number += 1
    let snapshot = watch.snapshot()
    watch.makeVisible(changedSince: built.snapshot, builtAt: built.at)
    built.snapshot = snapshot
    started = .now
    let known = done.filter { $0.value.files == snapshot.files(of: $0.key) }
    let work = Round(
      package: package,
      terminal: terminal,
      level: level,
      known: known.mapValues(\.report)
    )
    round = Task { [number, send] in send(.ended(round: number, await work.run())) }
  }

  /// Gives up the round that is under way.
  mutating func stopRound() {
    round?.cancel()
    round = nil
    terminal.clearProgress()
  }

  private mutating func take(_ outcome: Round.Outcome, of round: Int) async throws {
    guard round == number else { return }
    self.round = nil
    built.at = .now
    defer { goesOn = false }
    let recorder = RunRecorder(package: package, start: started)
    switch outcome {
    case .cancelled: return
    case .failed(let reason): say("\(timeLine())\n\(reason)")
    case .notBuilt(let reason):
      recorder.recordFailedBuild(focus: lesson.progress.focusedStep)
      let counts = Board(reports: lesson.reports).counts
      let kept =
        counts.isEmpty
        ? [] : ["The verdicts are those of the last run that built:"] + counts + [""]
      breakage = (kept + ["DOES NOT BUILD", "", reason]).joined(separator: "\n")
      try await show()
    case .judged(let reports, let problems):
      breakage = nil
      self.problems = problems
      shown = lesson.take(reports)
      for report in reports {
        let files = built.snapshot.files(of: report.stage)
        done[report.stage] = report.current == nil ? (files, report) : nil
      }
      recorder.record(reports, focus: lesson.progress.focusedStep)
      if goesOn { shown = lesson.next() }
      try lesson.progress.save(in: package.root)
      try await show()
    }
  }

  private mutating func press(_ key: Character) async throws -> Bool {
    switch key {
    case "q", "\u{4}": return false
    case "r": startRound()
    case "n" where round != nil: goesOn = true
    case "n":
      if breakage == nil { shown = lesson.next() }
      try await show()
    case "h": say(lesson.hint())
    case "l": say(list())
    case "g":
      guard round == nil, let stage = lesson.currentStep?.stage else { break }
      _ = try await GradeCommand(package: package, stage: stage).run()
      print(LoopCommand.keys)
    case "a":
      guard round == nil, let stage = lesson.currentStep?.stage else { break }
      try await showAllSteps(of: stage)
    case "?": say(Self.help)
    default: break
    }
    if key == "n" || key == "h" { try lesson.progress.save(in: package.root) }
    return true
  }

  private func show() async throws {
    if let breakage { return say(timeLine() + "\n" + breakage) }
    guard let shown else { return }
    var text = Board(reports: lesson.reports, verdict: shown, progress: lesson.progress).text
    if case .guardOnArrival(let step) = shown {
      let listing = TestListing(of: package)
      text = try await GuardArrival(package: package, listing: listing, step: step).text()
    }
    let lines = [timeLine(), text] + problems.map { "\nPROBLEM  \($0)" }
    say(lines.joined(separator: "\n"))
  }

  // The keys stand below everything: who sees them knows that the loop waits.
  private func say(_ text: String) {
    terminal.say(text + "\n\n" + LoopCommand.keys)
  }

  // All stages in numbers, and the steps of one: three stages do not fit on a screen.
  private func list() -> String {
    let current = lesson.currentStep
    let steps = StepList(
      reports: lesson.reports.filter { $0.stage == current?.stage },
      focus: current
    )
    let board = Board(reports: lesson.reports, verdict: .finished, progress: lesson.progress)
    return (board.counts + ["", steps.text]).joined(separator: "\n")
  }

  private func showAllSteps(of stage: Stage) async throws {
    let listing = TestListing(of: package)
    let run = SuiteRun(package: package, listing: listing, runsAll: true)
    let report = StageReport(of: stage, from: try await run.run(stage).ledger)
    say(StepList(reports: [report.limited(to: level)], focus: lesson.currentStep).text)
  }

  private func timeLine() -> String {
    let time = Date.now.formatted(date: .omitted, time: .standard)
    return "\n---- \(time) " + String(repeating: "-", count: 40)
  }

  private static let help = """
    Edit the file that the board names and save it: the suites run by themselves.
    Core steps are the workshop; more and deep ones are for who has the time.

    n  go on to the next step, once this one is green
    h  a hint; one more each time
    l  the stages in numbers, and the steps of this one
    g  run your own tests on correct and on faulty implementations
    a  run every step of the stage, also those that wait
    r  run again
    ?  this help
    q  quit; you go on where you were
    """
}
