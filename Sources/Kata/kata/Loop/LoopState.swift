// One file, because each event changes the same state; the keys are in an extension.

import CommandLineKit
import Foundation
import KataCore
import KataJudge
import KataLearner

/// The state of the loop, and its reaction to each event.
struct LoopState {
  enum Finding {
    case none
    case judged(LearnerPlace.Standing, RunResult)
    /// The heading of the board and the reason.
    case noVerdict(String, String)
  }

  var visit: LearnerVisit
  var screen: Screen
  /// The work of the loop; a new one cancels the old one.
  private(set) var task: Task<Void, Never>? { didSet { oldValue?.cancel() } }
  /// Whether a cycle builds and judges, or the work of a key runs.
  private(set) var isBusy = false
  var finding = Finding.none
  /// The replacement that the screen offers, until a key or a save takes it away.
  var offer: (replacement: Replacement, plan: Replacement.Plan)?
  /// The number of the latest cycle or work; the end of an older one is ignored.
  var number = 0
  private static let mostRestarts = 10
  // The files at the start of the latest cycle, and how often a change of them began it anew.
  private var begun = Sources()
  private var restarts = 0
  // The stages as the kit describes them when the loop begins.
  private let kit: [String?]
  private let send: @Sendable (LoopEvent) -> Void
  /// The last judged cycle.
  private(set) var last = RunResult()

  init(visit: LearnerVisit, send: @escaping @Sendable (LoopEvent) -> Void) {
    self.visit = visit
    self.send = send
    kit = Self.kit(in: visit.workspace)
    screen = Screen(terminal: visit.terminal)
  }

  var workspace: Workspace { visit.workspace }

  var currentStage: Stage? {
    visit.learner.currentStep.flatMap { workspace.curriculum.stage($0.stage) }
  }

  /// Handles an event; false when the loop is over.
  mutating func handle(_ event: LoopEvent) -> Bool {
    switch event {
    case .saved(let sources): startCycle(on: sources)
    case .progressChanged: if visit.isMovedByOthers { startCycle() }
    case .resumed: if !isBusy { show() }
    case .noMoreKeys: return false
    case .cycleEnded(let number, let result):
      guard number == self.number else { break }
      isBusy = false
      finishCycle(with: result)
    case .workEnded(let number, let lines, let isNew):
      guard number == self.number else { break }
      isBusy = false
      screen.say(lines, onClearedScreen: isNew)
    case .key(let key):
      let pressed = LoopKey(pressed: key)
      let offered = offer
      if pressed != .scroll { offer = nil }
      if let offered, key == "y" {
        accept(offered)
      } else if offered != nil, key == "n" {
        // Who says no does not want the next step.
        screen.say([HangingLine("Your files are as they were.")])
        return true
      } else if pressed == nil, key.isLetter {
        screen.say([HangingLine("\(key) is no key here; ? explains the keys.")])
      }
      return pressed.map { press($0) } ?? true
    }
    return true
  }

  /// Begins a cycle on a save, or else on the present files, and cancels the running work.
  ///
  /// A test that writes into a file of the learner's would begin a cycle in each cycle.
  mutating func startCycle(on saved: Sources? = nil) {
    offer = nil
    let sources = saved ?? Sources(in: workspace.root)
    let changed = isBusy ? sources.texts(changedSince: begun) : []
    restarts = changed.isEmpty ? 0 : restarts + 1
    begun = sources
    stop()
    if restarts == Self.mostRestarts, let path = changed.first {
      restarts = 0
      number += 1
      finding = .noVerdict(
        "PROBLEM",
        """
        \(path) changed during each of the last \(Self.mostRestarts) runs, so that none of them came \
        to its end. If a test or a program writes it, change that; then save, or press r.
        """
      )
      show()
      return
    }
    number += 1
    let cycle = visit.cycle(on: sources, after: last)
    isBusy = true
    task = Task { [number, send] in
      do {
        send(.cycleEnded(number, .success(try await cycle.run())))
      } catch {
        send(.cycleEnded(number, .failure(error)))
      }
    }
  }

  /// Runs a long action in a task, so that the loop still receives keys.
  mutating func run(
    showingOnClearedScreen isNew: Bool = false,
    _ action: @escaping @Sendable (LearnerVisit) async throws -> [HangingLine]
  ) {
    number += 1
    isBusy = true
    task = Task { [number, send, visit] in
      do {
        send(.workEnded(number, try await action(visit), isNew))
      } catch {
        guard !Task.isCancelled else { return }
        send(.workEnded(number, lines(of: "\(error)")))
      }
    }
  }

  mutating func stop() {
    task = nil
    isBusy = false
    visit.terminal.clearProgress()
  }

  /// Shows the result of the last cycle.
  mutating func show() {
    switch finding {
    case .none: break
    case .noVerdict(let heading, let reason):
      let counts = visit.board(.finished).counts(of: visit.learner.currentStep?.stage)
      screen.say(
        ([timeLine()] + counts + [""]).map { HangingLine($0) }
          + [HangingLine(heading, look: .yellow), HangingLine("")] + lines(of: reason),
        onClearedScreen: true
      )
    case .judged(let standing, let result):
      let head = HangingLine(timeLine())
      // A step that was never red is shown with the message for its fault.
      guard standing.greenOnArrival != nil else {
        screen.say([head] + visit.board(standing).lines + result.remarks, onClearedScreen: true)
        return
      }
      run(showingOnClearedScreen: true) { visit in
        [head] + (try await visit.lines(of: standing)) + result.remarks
      }
    }
  }

  private static func kit(in workspace: Workspace) -> [String?] {
    let stages = workspace.curriculum.stages.map { "Sources/Stages/\($0.folder)/Stage.txt" }
    return (["Package.swift"] + stages).map(workspace.text)
  }

  private mutating func finishCycle(with result: Result<RunResult, any Error>) {
    if (try? result.get().issues.isEmpty) != true, Self.kit(in: workspace) != kit {
      // The steps of another version, as after `git checkout`, are not those that this loop knows.
      finding = .noVerdict("PROBLEM", "The kit has changed. Start kata again: swift run kata")
      show()
      return
    }
    switch result {
    case .success(let judged): take(judged)
    case .failure(let error as BuildError):
      let notes = visit.record(error, of: begun)
      finding = .noVerdict("DOES NOT BUILD", (["\(error)"] + notes).joined(separator: "\n\n"))
      show()
    case .failure(is CancellationError): break
    case .failure(let error):
      finding = .noVerdict("PROBLEM", "\(error)")
      show()
    }
  }

  private mutating func take(_ judged: RunResult) {
    // What a command wrote, such as `back`, is in the newest save already.
    let written = visit.store.newest?.contents ?? [:]
    let saved = judged.sources.texts(changedSince: last.sources)
      .filter { written[$0] != judged.sources.files[$0] }
    last = judged
    var result = judged
    let standing = visit.record(&result)
    result.notes += noteOnOtherFile(among: saved)
    finding = .judged(standing, result)
    show()
  }

  // Files of two stages have one name, so it is easy to edit the wrong one. A file of an earlier
  // stage with another name, and one that is as it was in the beginning, are no mistake.
  private func noteOnOtherFile(among saved: [String]) -> [String] {
    guard let stage = currentStage,
      !saved.contains(where: { $0.hasPrefix("Exercises/\(stage.folder)/") }),
      let path = saved.first(where: { isMistaken($0, at: stage) })
    else { return [] }
    return ["You changed \(path). This step is about Exercises/\(stage.folder)."]
  }

  private func isMistaken(_ path: String, at stage: Stage) -> Bool {
    let other = workspace.curriculum.stages.first { path.hasPrefix("Exercises/\($0.folder)/") }
    guard let other else { return true }
    let isNamesake = stage.files.contains { path.hasSuffix("/\($0.typeName).swift") }
    return (other.number > stage.number || isNamesake)
      && (try? other.texts(after: 0))?[path] != last.sources.text(of: path)
  }

  private func timeLine() -> String {
    let time = Date.now.formatted(date: .omitted, time: .standard)
    return "---- \(time) " + String(repeating: "-", count: 40)
  }
}
