import Foundation
import SuiteLedger

/// The record of a run of the suites, in order.
package struct Ledger: Equatable, Sendable {
  /// The entries, oldest first.
  package var entries: [LedgerEntry]
  /// The known facts about the trials that crashed.
  package var crashes: [Trial: Crash] = [:]
  /// The lines that the learner's code and tests printed, by the test that ran.
  package var printed: [TestID: [String]] = [:]
  /// The facts about the run that the entries do not explain, one sentence each.
  package var issues: [String]

  package init(entries: [LedgerEntry] = [], issues: [String] = []) {
    self.entries = entries
    self.issues = issues
  }

  /// Adds the ledger of another process of the same run.
  package mutating func add(_ other: Ledger) {
    entries += other.entries
    crashes.merge(other.crashes) { first, _ in first }
    printed.merge(other.printed) { first, _ in first }
    issues += other.issues
  }

  /// Reads the file; a missing file has no entries.
  ///
  /// - Throws: `LedgerError` for the first line that is not an entry.
  package init(file: URL) throws(LedgerError) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let decoder = JSONDecoder()
    self.init()
    for (index, line) in text.split(separator: "\n").enumerated() {
      guard let entry = try? decoder.decode(LedgerEntry.self, from: Data(line.utf8)) else {
        throw .disturbed(file.path, line: index + 1)
      }
      entries.append(entry)
    }
  }

  /// The part of the ledger about one implementation.
  package func on(_ implementation: Implementation) -> Ledger {
    self[[implementation]][implementation] ?? Ledger()
  }

  /// The parts of the ledger about these implementations; none for one that no test ran on.
  package subscript(implementations: [Implementation]) -> [Implementation: Ledger] {
    let parts = Dictionary(grouping: entries, by: \.trial.implementation)
    var ledgers: [Implementation: Ledger] = [:]
    for implementation in implementations {
      guard let part = parts[implementation.description] else { continue }
      var ledger = Ledger(entries: part)
      ledger.crashes = crashes.filter { $0.key.implementation == implementation.description }
      ledgers[implementation] = ledger
    }
    return ledgers
  }

  /// The worst result of a test's runs; nil if it never started.
  package func result(of test: TestID) -> Outcome? {
    let lastRun = lastRun(of: test)
    if lastRun.first?.event == .started, lastRun.allSatisfy({ $0.event.outcome == nil }) {
      return .unfinished
    }
    return ends(of: test).max { $0.severity < $1.severity }
  }

  /// Whether a test failed and passed in the same trial.
  package func isUnsteady(_ test: TestID) -> Bool {
    let trials = Dictionary(grouping: entries.filter { $0.test == test }, by: \.trial).values
    return trials.contains { lines in
      let outcomes = lines.compactMap(\.event.outcome)
      return outcomes.contains(.passed)
        && outcomes.contains { if case .failed = $0 { true } else { false } }
    }
  }

  /// Whether the implementation acted in a task of its own during a test.
  package func actedLate(in test: TestID) -> Bool {
    entries.contains { $0.test == test && $0.event == .actedLate }
  }

  /// The last scenario of a test; nil if it has none.
  package func scenario(of test: TestID) -> ScenarioUnderWay? {
    let scenarios = lastRun(of: test).lazy.compactMap { entry in
      if case .scenario(let scenario) = entry.event { scenario } else { nil }
    }
    return scenarios.last
  }

  /// The facts about the crash of a test; nil if it did not crash, or nothing is known.
  package func crash(of test: TestID) -> Crash? { crashes.first { $0.key.test == test }?.value }

  /// The arguments of the call that crashed or hung; nil without such a call or without arguments.
  package func arguments(of test: TestID) -> String? {
    guard result(of: test)?.endsTheProcess == true else { return nil }
    return lastRun(of: test).last?.trial.arguments
  }

  /// The seconds that the runs of a test took in all.
  package func seconds(of test: TestID) -> Double {
    entries.reduce(0) { $1.test == test ? $0 + ($1.seconds ?? 0) : $0 }
  }

  private func ends(of test: TestID) -> [Outcome] {
    entries.filter { $0.test == test }.compactMap(\.event.outcome)
  }

  private func lastRun(of test: TestID) -> ArraySlice<LedgerEntry> {
    let entries = entries.filter { $0.test == test }
    return entries[(entries.lastIndex { $0.event == .started } ?? 0)...]
  }

  /// The tests that ran in a module, in order of their first entry.
  package func tests(in module: String) -> [TestID] {
    var seen: Set<TestID> = []
    return entries.map(\.test).filter { $0.module == module && seen.insert($0).inserted }
  }

  /// The trial in which the process that wrote the last line ended; nil if no trial ended it.
  package var trialThatEndedTheRun: Trial? {
    guard let last = entries.last else { return nil }
    return last.event.outcome.map(\.endsTheProcess) ?? true ? last.trial : nil
  }
}

package enum LedgerError: Error, Equatable, CustomStringConvertible {
  /// A line that is not an entry.
  case disturbed(String, line: Int)

  package var description: String {
    switch self {
    case .disturbed(let path, let line):
      """
      \(path):\(line) was written, moved or damaged by another program while the suites ran, so the \
      run does not count. Stop that program, and run again.
      """
    }
  }
}
