import Foundation
import KataKit
import Synchronization

/// What the test process knows of the steps it runs; there is one, because there is one process.
///
/// Steps run one at a time, also when their suites run in parallel: a step without an end in the
/// ledger is then the one that crashed.
final class StageRun: Sendable {
  static let current = StageRun()

  private struct State {
    var gate: StepGate
    var running: LedgerEntry.Subject?
    var starts = 0
    var entries: [LedgerEntry] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isTaken = false
  }

  private let settings: RunSettings
  private let ledger: LedgerWriter?
  private let state: Mutex<State>

  private init() {
    do {
      let settings = try RunSettings(environment: ProcessInfo.processInfo.environment)
      self.settings = settings
      ledger = try settings.ledgerFile.map { file in
        try LedgerWriter(file: file, token: settings.ledgerToken)
      }
      // What the learner's code does not know it cannot seal with.
      unsetenv(RunSettings.Variable.ledgerToken.rawValue)
    } catch {
      say("\(error)")
      _exit(EXIT_FAILURE)
    }
    state = Mutex(
      State(
        gate: StepGate(settings: settings) { stage in
          (try? Starter(of: stage))?.isUntouched(in: PackageRoot.ofThisBuild) ?? false
        }
      )
    )
    atexit { StageRun.current.processWillExit() }
  }

  /// Waits for the test's turn, then says whether it may run.
  ///
  /// Every call is followed by one of `end`.
  func begin(_ subject: LedgerEntry.Subject) async -> StepGate.Admission {
    await takeTurn()
    let (admission, start) = state.withLock { state in
      let admission = state.gate.admission(of: subject)
      state.starts += 1
      state.running = admission == .run ? subject : nil
      return (admission, state.starts)
    }
    if admission == .run {
      write(LedgerEntry(subject, .started))
      DispatchQueue.global().asyncAfter(deadline: .now() + settings.stepLimit) {
        self.endIfHung(subject, start: start)
      }
    }
    return admission
  }

  /// Takes down how the test ended, and lets the next one start.
  func end(_ subject: LedgerEntry.Subject, _ outcome: Outcome) {
    write(LedgerEntry(subject, .ended(outcome)))
    state.withLock { state in
      if case .failed = outcome { state.gate.failed(subject) }
      state.running = nil
    }
    passTurn()
  }

  private func takeTurn() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.isTaken else {
          state.isTaken = true
          return true
        }
        state.waiting.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  private func passTurn() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.isTaken = false
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }

  private func write(_ entry: LedgerEntry) {
    state.withLock { $0.entries.append(entry) }
    do {
      try ledger?.append(entry)
    } catch {
      say("The ledger could not be written: \(error)")
      _exit(EXIT_FAILURE)
    }
  }

  private func endIfHung(_ subject: LedgerEntry.Subject, start: Int) {
    let isHung = state.withLock { $0.starts == start && $0.running == subject }
    guard isHung else { return }
    write(LedgerEntry(subject, .ended(.hung(limit: settings.stepLimit))))
    say(
      """
      \(subject.test) ran longer than \(settings.stepLimit.formatted()) s and was stopped. Does a \
      loop never end, or does an await wait for something that never comes?
      """
    )
    sayBoard()
    _exit(EXIT_FAILURE)
  }

  private func processWillExit() {
    if let running = state.withLock(\.running) {
      say(
        """
        The process left in the middle of \(running.test), which does not count as passed. Is there \
        a call of exit() on its way?
        """
      )
      sayBoard()
      _exit(EXIT_FAILURE)
    }
    sayBoard()
  }

  private func sayBoard() {
    let ledger = Ledger(entries: state.withLock(\.entries))
    // XCTest and Swift Testing run in processes of their own: each knows its own steps only.
    let frameworks = LedgerEntry.Framework.allCases.filter { framework in
      ledger.entries.contains { $0.subject.framework == framework }
    }
    let reports = Stage.allCases
      .map { StageReport(of: $0, from: ledger, frameworks: frameworks, ownTests: .notAsked) }
      .filter(\.hasRun)
    guard !reports.isEmpty else { return }
    let names = frameworks.map(\.rawValue).joined(separator: " and ")
    let board = settings.runsHidden ? Board(reports: reports) : Board(ofSuites: reports)
    say("\nThe board, as far as \(names) knows:\n\n" + board.text)
  }
}

/// Writes a line to standard error, where no test runner looks for results.
private func say(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
