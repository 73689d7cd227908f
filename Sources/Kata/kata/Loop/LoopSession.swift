import Foundation
import KataKit

/// What the loop knows between two events, and what it does with each.
struct LoopSession {
  private(set) var lesson: Lesson

  private let package: Checkout
  private let send: @Sendable (LoopEvent) -> Void
  private let terminal = Terminal.current()
  private let watch: SourceWatch
  private var round: Task<Void, Never>?
  private var number = 0
  private var started = Date.distantPast
  private var built: (snapshot: SourceWatch.Snapshot, at: Date) = ([:], .distantPast)
  private var done: [Stage: (files: SourceWatch.Snapshot, report: StageReport)] = [:]
  private var shown: Lesson.Verdict?

  init(package: Checkout, lesson: Lesson, send: @escaping @Sendable (LoopEvent) -> Void) {
    self.package = package
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
    let recorder = RunRecorder(package: package, start: started)
    switch outcome {
    case .cancelled: return
    case .failed(let reason): print("\n\(timeLine())\n\(reason)\n\n\(LoopCommand.keys)")
    case .notBuilt(let reason):
      recorder.recordFailedBuild(focus: lesson.progress.focusedStep)
      let counts = Board(reports: lesson.reports).counts
      let kept =
        counts.isEmpty
        ? [] : ["The verdicts are those of the last run that built:"] + counts + [""]
      print(
        ([timeLine()] + kept + ["DOES NOT BUILD", "", reason, "", LoopCommand.keys])
          .joined(separator: "\n")
      )
    case .judged(let reports, let problems):
      shown = lesson.take(reports)
      for report in reports {
        let files = built.snapshot.files(of: report.stage)
        done[report.stage] = report.current == nil ? (files, report) : nil
      }
      try lesson.progress.save(in: package.root)
      recorder.record(reports, focus: lesson.progress.focusedStep)
      try await show()
      for problem in problems { print("PROBLEM  \(problem)") }
    }
  }

  private mutating func press(_ key: Character) async throws -> Bool {
    switch key {
    case "q", "\u{4}": return false
    case "r": startRound()
    case "n":
      shown = lesson.next()
      try await show()
    case "h": print(lesson.hint())
    case "l": print(StepList(reports: lesson.reports, focus: lesson.currentStep).text)
    case "g":
      guard round == nil, let stage = lesson.currentStep?.stage else { break }
      _ = try await GradeCommand(package: package, stage: stage).run()
    case "a":
      guard round == nil, let stage = lesson.currentStep?.stage else { break }
      try await showAllSteps(of: stage)
    case "?": print(Self.help)
    default: break
    }
    if key == "n" || key == "h" { try lesson.progress.save(in: package.root) }
    return true
  }

  private func show() async throws {
    guard let shown else { return }
    print(timeLine())
    if case .guardOnArrival(let step) = shown {
      let listing = try await TestListing(of: package)
      print(try await GuardArrival(package: package, listing: listing, step: step).text())
    } else {
      print(Board(reports: lesson.reports, verdict: shown).text)
    }
    print("\n\(LoopCommand.keys)")
  }

  private func showAllSteps(of stage: Stage) async throws {
    let listing = try await TestListing(of: package)
    let run = SuiteRun(package: package, listing: listing, runsAll: true)
    let report = StageReport(of: stage, from: try await run.run(stage).ledger)
    print(StepList(reports: [report], focus: lesson.currentStep).text)
  }

  private func timeLine() -> String {
    let time = Date.now.formatted(date: .omitted, time: .standard)
    return "\n---- \(time) " + String(repeating: "-", count: 40)
  }

  private static let help = """
    Edit the file that the board names and save it: the suites run by themselves.

    n  go on to the next step, once this one is green
    h  a hint; one more each time
    l  the stages and steps, and how they stand
    g  run your own tests on correct and on faulty implementations
    a  run every step of the stage, also those that wait
    r  run again
    ?  this help
    q  quit; you go on where you were
    """
}
