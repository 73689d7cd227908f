import Foundation

/// What a run of the suites wrote down, in order.
package struct Ledger: Equatable, Sendable {
  /// What is known of one test.
  package enum TestResult: Equatable, Sendable {
    /// It started and never ended: it crashed, or left the process.
    case unfinished
    /// It ended.
    case ended(Outcome)
  }

  /// The entries, oldest first.
  package var entries: [LedgerEntry]

  package init(entries: [LedgerEntry]) {
    self.entries = entries
  }

  /// Reads the file; one that is not there has no entries.
  ///
  /// With a `token` each line must have it, and the lines must be numbered without a gap.
  ///
  /// - Throws: `LedgerError` for the first line that is no entry, is foreign, or follows a gap.
  package init(file: URL, token: String? = nil) throws(LedgerError) {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let decoder = JSONDecoder()
    entries = []
    for (index, line) in text.split(separator: "\n").enumerated() {
      let number = index + 1
      guard let read = try? decoder.decode(LedgerLine.self, from: Data(line.utf8)) else {
        throw .damaged(file.path, line: number)
      }
      if let token {
        guard read.stamp?.token == token else { throw .foreign(file.path, line: number) }
        guard read.stamp?.number == number else { throw .gap(file.path, line: number) }
      }
      entries.append(read.entry)
    }
  }

  /// What became of a test, the worst of its runs; nil if it never started.
  package func result(of test: TestID) -> TestResult? {
    var isRunning = false
    var outcomes: [Outcome] = []
    for entry in entries where entry.test == test {
      switch entry.event {
      case .started: isRunning = true
      case .scenario, .arguments, .actedLate: break
      case .ended(let outcome):
        isRunning = false
        outcomes.append(outcome)
      }
    }
    if isRunning { return .unfinished }
    return outcomes.max { $0.severity < $1.severity }.map(TestResult.ended)
  }

  /// Whether the implementation acted in a task of its own during a test.
  package func actedLate(in test: TestID) -> Bool {
    entries.contains { $0.test == test && $0.event == .actedLate }
  }

  /// The scenario that a test went through last; nil if it has none.
  package func scenario(of test: TestID) -> ScenarioUnderWay? {
    for entry in entries.reversed() where entry.test == test {
      switch entry.event {
      case .scenario(let scenario): return scenario
      case .started: return nil
      case .arguments, .actedLate, .ended: continue
      }
    }
    return nil
  }

  /// What a test was called with when it crashed or hung; nil if it did not, or takes nothing.
  package func arguments(of test: TestID) -> String? {
    var arguments: String?
    for entry in entries where entry.test == test {
      switch entry.event {
      case .arguments(let text): arguments = text
      case .started, .ended(.passed), .ended(.skipped), .ended(.failed): arguments = nil
      case .scenario, .actedLate, .ended(.hung): continue
      }
    }
    return arguments
  }

  /// The test of a module in which the process ended; nil if it came to its own end.
  package func testThatEndedTheRun(in module: String) -> String? {
    tests(in: module).first { test in
      switch result(of: test) {
      case .unfinished, .ended(.hung): true
      case nil, .ended: false
      }
    }?.test
  }

  /// The tests that ran in a module, in order of their first entry.
  package func tests(in module: String) -> [TestID] {
    var seen: Set<TestID> = []
    return entries.map(\.test).filter { $0.module == module && seen.insert($0).inserted }
  }
}

/// What can be wrong with a ledger's file.
package enum LedgerError: Error, Equatable, CustomStringConvertible {
  /// The file cannot be opened.
  case unwritable(String, reason: String)
  /// A line that is no entry.
  case damaged(String, line: Int)
  /// A line without the token of the run.
  case foreign(String, line: Int)
  /// A line that is not numbered as the one after the line before it.
  case gap(String, line: Int)

  package var description: String {
    switch self {
    case .unwritable(let path, let reason):
      "The ledger \(path) cannot be written: \(reason). Name another file in KATA_LEDGER."
    case .damaged(let path, let line):
      """
      \(path):\(line) is no ledger entry; something else wrote to the ledger while the suites ran. \
      Run again without it.
      """
    case .foreign(let path, let line):
      """
      \(path):\(line) was not written by the suites, but while they ran; the run does not count. \
      Run again without what writes there.
      """
    case .gap(let path, let line):
      """
      \(path):\(line) does not follow the line before it: entries were removed or repeated while the \
      suites ran, so the run does not count. Run again without what does that.
      """
    }
  }
}
