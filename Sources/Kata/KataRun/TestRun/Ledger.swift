import Foundation

/// The record of a run of the suites, in order.
package struct Ledger: Equatable, Sendable {
  /// The entries, oldest first.
  package var entries: [LedgerEntry]
  /// The runtime's message about a crash.
  package var crashes: [Framework: Crash] = [:]
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
    issues += other.issues
  }

  /// Reads the file; a missing file has no entries.
  ///
  /// With a `token`, each line must have it, and the line numbers must have no gap.
  ///
  /// - Throws: `LedgerError` for the first line that is not an entry of this run, or follows a gap.
  package init(file: URL, token: String? = nil) throws(LedgerError) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let decoder = JSONDecoder()
    self.init()
    for (index, line) in text.split(separator: "\n").enumerated() {
      let number = index + 1
      guard
        var entry = try? decoder.decode(LedgerEntry.self, from: Data(line.utf8)),
        token.map({ entry.stamp == LedgerEntry.Stamp(number: number, token: $0) }) ?? true
      else { throw .disturbed(file.path, line: number) }
      entry.stamp = nil
      entries.append(entry)
    }
  }

  /// The worst result of a test's runs; nil if it never started.
  package func result(of test: TestID) -> Outcome? {
    let lastRun = lastRun(of: test)
    if lastRun.first == .started, lastRun.allSatisfy({ $0.outcome == nil }) { return .unfinished }
    return events(of: test).compactMap(\.outcome).max { $0.severity < $1.severity }
  }

  /// Whether the implementation acted in a task of its own during a test.
  package func actedLate(in test: TestID) -> Bool { events(of: test).contains(.actedLate) }

  /// The last scenario of a test; nil if it has none.
  package func scenario(of test: TestID) -> ScenarioUnderWay? {
    let scenarios = lastRun(of: test).lazy.compactMap { event in
      if case .scenario(let scenario) = event { scenario } else { nil }
    }
    return scenarios.last
  }

  /// The arguments of the call that crashed or hung; nil without such a call or without arguments.
  package func arguments(of test: TestID) -> String? {
    guard result(of: test)?.endsTheProcess == true else { return nil }
    let arguments = lastRun(of: test).lazy.compactMap { event in
      if case .arguments(let text) = event { text } else { nil }
    }
    return arguments.last
  }

  /// The test of a module in which the process ended; nil if no test ended it.
  package func testThatEndedTheRun(in module: String) -> String? {
    tests(in: module).first { result(of: $0)?.endsTheProcess == true }?.test
  }

  private func events(of test: TestID) -> [LedgerEntry.Event] {
    entries.filter { $0.test == test }.map(\.event)
  }

  private func lastRun(of test: TestID) -> ArraySlice<LedgerEntry.Event> {
    let events = events(of: test)
    return events[(events.lastIndex(of: .started) ?? 0)...]
  }

  /// The tests that ran in a module, in order of their first entry.
  package func tests(in module: String) -> [TestID] {
    var seen: Set<TestID> = []
    return entries.map(\.test).filter { $0.module == module && seen.insert($0).inserted }
  }
}

package enum LedgerError: Error, Equatable, CustomStringConvertible {
  /// A line that is not an entry, has not the token of the run, or is not at its place.
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
