import Foundation
import SuiteLedger
import Synchronization

/// The trials of a test process: the one that runs now, and the ledger of all.
///
/// A run that a trial has ended goes on in a new process with the same ledger. Trials that have
/// begun in an earlier process do not begin again.
package final class TrialRecord<Failure: LedgerValue, Note: LedgerValue>: Sendable {
  package typealias Line = LedgerLine<Failure, Note>

  private struct State {
    var running: Trial?
    var start = ContinuousClock.now
    var lines: [Line] = []
    /// The watchdog of the running trial.
    var timer: (any DispatchSourceTimer)?
  }

  private let append: @Sendable (Line) -> Void
  private let earlier: Set<Trial>
  private let state = Mutex(State())
  private let limit: Double
  private let hasHung: @Sendable (Trial) -> Void

  /// Goes on after these lines of `earlier` processes; `append` writes each new one.
  ///
  /// `hasHung` is called on any thread if a trial shows no sign of life for `limit` seconds. It must
  /// end the process.
  package init(
    earlier: [Line] = [],
    limit: Double,
    append: @escaping @Sendable (Line) -> Void,
    hasHung: @escaping @Sendable (Trial) -> Void
  ) {
    self.earlier = Set(earlier.filter { $0.event == .started }.map(\.trial))
    self.limit = limit
    self.append = append
    self.hasHung = hasHung
    state.withLock { $0.lines = earlier }
  }

  /// The lines of this process, and of earlier ones with the same ledger.
  package var lines: [Line] { state.withLock(\.lines) }

  package var running: Trial? { state.withLock(\.running) }

  /// Whether the trial has begun in an earlier process.
  package func hasBegun(_ trial: Trial) -> Bool { earlier.contains(trial) }

  /// Begins a trial; if the process crashes in it, the `lastWords` are printed.
  package func begin(_ trial: Trial, lastWords: String? = nil) {
    add(Line(trial, .started))
    LastWords.prepare(lastWords)
    state.withLock { state in
      (state.running, state.start) = (trial, .now)
      let timer = DispatchSource.makeTimerSource(queue: .global())
      timer.setEventHandler { [self] in
        add(Line(trial, .ended(.hung(limit: self.limit)), seconds: self.limit))
        hasHung(trial)
      }
      timer.schedule(deadline: .now() + limit)
      timer.resume()
      state.timer = timer
    }
  }

  /// Notes a fact about the running trial, which is a sign of life.
  ///
  /// Many notes would fill the memory, so only those that are `kept` are in `lines`.
  package func note(_ note: Note, isKept: Bool = true) {
    let running = state.withLock { state in
      // Each scenario of a property has the whole limit.
      state.timer?.schedule(deadline: .now() + limit)
      return state.running
    }
    guard let running else { return }
    if isKept { add(Line(running, .noted(note))) } else { append(Line(running, .noted(note))) }
  }

  /// Ends the running trial; returns how long it ran, in seconds.
  @discardableResult
  package func end(_ trial: Trial, _ outcome: TrialOutcome<Failure>) -> Double {
    LastWords.prepare(nil)
    let seconds = state.withLock { state in
      state.timer?.cancel()
      (state.running, state.timer) = (nil, nil)
      return (ContinuousClock.now - state.start) / .seconds(1)
    }
    add(Line(trial, .ended(outcome), seconds: seconds))
    return seconds
  }

  /// Adds a line about a trial that does not run now.
  package func add(_ line: Line) {
    state.withLock { $0.lines.append(line) }
    append(line)
  }
}
