import Foundation
import KataCore
import SuiteLedger
import Synchronization

/// The trials of a test process: the one that runs now, and the ledger of all.
///
/// A run that a trial has ended goes on in a new process with the same ledger. Trials that have
/// begun in an earlier process do not begin again.
final class TrialRecord: Sendable {
  private struct State {
    var running: Trial?
    var start = ContinuousClock.now
    var entries: [LedgerEntry] = []
    /// The watchdog of the running trial.
    var timer: (any DispatchSourceTimer)?
  }

  private let file: LineAppender?
  private let earlier: Set<Trial>
  private let state = Mutex(State())
  private let limit: Double
  private let hasHung: @Sendable (Trial) -> Void

  /// Goes on after the entries of earlier processes in `file`, and writes each new one there.
  ///
  /// `hasHung` is called on any thread if a trial shows no sign of life for `limit` seconds. It must
  /// end the process.
  ///
  /// - Throws: `LedgerError`, or `SystemError` if the file cannot be opened.
  init(file: URL?, limit: Double, hasHung: @escaping @Sendable (Trial) -> Void) throws {
    let entries = try file.map { try Ledger(file: $0).entries } ?? []
    self.file = try file.map { file in
      try SystemError.naming(file.path) { try LineAppender(file: file) }
    }
    earlier = Set(entries.filter { $0.event == .started }.map(\.trial))
    self.limit = limit
    self.hasHung = hasHung
    state.withLock { $0.entries = entries }
  }

  /// The entries of this process, and of earlier ones with the same ledger.
  var entries: [LedgerEntry] { state.withLock(\.entries) }

  var running: Trial? { state.withLock(\.running) }

  /// Whether the trial has begun in an earlier process.
  func hasBegun(_ trial: Trial) -> Bool { earlier.contains(trial) }

  /// Begins a trial; if the process crashes in it, the `lastWords` are printed.
  func begin(_ trial: Trial, lastWords: String? = nil) {
    add(LedgerEntry(trial, .started))
    LastWords.prepare(lastWords)
    state.withLock { state in
      (state.running, state.start) = (trial, .now)
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.setEventHandler { [self] in
        add(LedgerEntry(trial, .ended(.hung(limit: limit)), seconds: limit))
        hasHung(trial)
      }
      timer.schedule(deadline: .now() + limit)
      timer.resume()
      state.timer = timer
    }
  }

  /// Notes a fact about the running trial, which is a sign of life.
  ///
  /// Many notes would fill the memory, so only those that are `kept` are in `entries`.
  func note(_ event: LedgerEntry.Event, isKept: Bool = true) {
    let running = state.withLock { state in
      // Each scenario of a property has the whole limit.
      state.timer?.schedule(deadline: .now() + limit)
      return state.running
    }
    guard let entry = running.map({ LedgerEntry($0, event) }) else { return }
    if isKept { add(entry) } else { write(entry) }
  }

  /// Ends the running trial; returns how long it ran, in seconds.
  @discardableResult
  func end(_ trial: Trial, _ outcome: Outcome) -> Double {
    LastWords.prepare(nil)
    let seconds = state.withLock { state in
      state.timer?.cancel()
      (state.running, state.timer) = (nil, nil)
      return (ContinuousClock.now - state.start) / .seconds(1)
    }
    add(LedgerEntry(trial, .ended(outcome), seconds: seconds))
    return seconds
  }

  /// Adds an entry about a trial that does not run now.
  func add(_ entry: LedgerEntry) {
    state.withLock { $0.entries.append(entry) }
    write(entry)
  }

  private func write(_ entry: LedgerEntry) {
    do { try file?.append(entry) } catch {
      say("The ledger could not be written: \(error)")
      _exit(EXIT_FAILURE)
    }
  }
}
