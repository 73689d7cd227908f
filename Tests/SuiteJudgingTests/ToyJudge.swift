import SuiteJudging
import SuiteLedger
import Synchronization

/// A judge of suites about a counter, which keeps the ends of all trials.
final class ToyJudge: SuiteJudge {
  private struct State {
    var running = ""
    var ends: [String] = []
    var doubtful: Set<Trial> = []
  }

  private let names: [String]
  private let skipped: String?
  private let state = Mutex(State())

  /// Judges by these implementations; the first one counts, and `skipped` may not run.
  init(_ names: [String], skipping skipped: String? = nil) {
    self.names = names
    self.skipped = skipped
  }

  /// The implementation that a counter is made of.
  var running: String { state.withLock(\.running) }

  /// The ends so far, such as `faulty failed: text`.
  var ends: [String] { state.withLock(\.ends) }

  func implementations(for test: TestID) -> [String] { names }
  func counts(_ trial: Trial) -> Bool { trial.implementation == names.first }

  func begin(_ trial: Trial) -> String? {
    guard trial.implementation != skipped else { return "not now" }
    state.withLock { $0.running = trial.implementation }
    return nil
  }

  func end(_ trial: Trial, _ end: TrialEnd) -> Bool {
    let text =
      switch end {
      case .passed: "passed"
      case .skipped: "skipped"
      case .failed(let failures): "failed: " + failures.map(\.text).joined(separator: ", ")
      }
    return state.withLock { state in
      state.ends.append("\(trial.implementation) \(text)")
      guard trial.implementation == "doubtful", end != .passed else { return false }
      return state.doubtful.insert(trial).inserted
    }
  }

  func note(_ failure: RecordedFailure, after trial: Trial) {
    state.withLock { $0.ends.append("\(trial.implementation) late: \(failure.text)") }
  }

  func failures(after trials: [Trial]) -> [RecordedFailure] { [] }
  func begin(suitesIn module: String, file: String, line: Int) -> String? { nil }
  func end(suitesIn module: String) -> [RecordedFailure] { [] }

  func endClass() -> [RecordedFailure] {
    state.withLock { $0.ends.append("the class ended") }
    return []
  }
}

/// Counts, correctly or with the fault that its name says.
struct Counter {
  let fault: String
  private(set) var count = 0

  init(fault: String) { self.fault = fault }

  init(madeBy judge: ToyJudge) { self.init(fault: judge.running) }

  mutating func turn() {
    if fault != "stands still" { count += 1 }
  }
}
