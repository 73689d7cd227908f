import Foundation
import KataCore
import SuiteLedger

/// Runs tests of stages, one process for each framework, and reads their ledgers.
///
/// A process that a test has ended is followed by one that goes on behind that test.
package struct SuiteRun: Sendable {
  // More than any suite has trials that end the process.
  private static let mostProcesses = 500

  let workspace: Workspace
  var subject: String
  var runsAllSteps: Bool
  /// The seed of further values.
  var seed: UInt64?
  /// The number of scenarios of a property; nil for its default.
  var scenarios: Int?
  /// The seconds after which a process is stopped, if no watchdog ended it.
  var limit: Double

  package init(
    workspace: Workspace,
    subject: String = Implementation.exercise.description,
    runsAllSteps: Bool = false,
    seed: UInt64? = nil,
    scenarios: Int? = nil,
    limit: Double = 120
  ) {
    self.workspace = workspace
    self.subject = subject
    self.runsAllSteps = runsAllSteps
    self.seed = seed
    self.scenarios = scenarios
    self.limit = limit
  }

  /// Runs these tests; those of both frameworks at the same time.
  ///
  /// - Throws: `TestBinaryError`, or `CancellationError` if another run takes over.
  package func run(_ selections: [TestSelection]) async throws -> Ledger {
    async let testing = run(selections, in: .swiftTesting)
    async let xctest = run(selections, in: .xctest)
    // In this order, whichever ends first: the first red test of the learner's is then the same.
    var ledger = try await testing
    ledger.add(try await xctest)
    return ledger
  }

  private func run(_ selections: [TestSelection], in framework: Framework) async throws -> Ledger {
    let chosen = selections.filter { $0.framework == framework }
    guard !chosen.isEmpty else { return Ledger() }
    let file = TemporaryFolder.url(in: workspace).appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let binary = TestBinary(workspace: workspace, framework: framework)
    var crashes: [Trial: Crash] = [:]
    var output = ""
    var ends: Set<Trial> = []
    while true {
      let result = try await binary.run(
        chosen.map(\.pattern),
        environment: environment(ledger: file),
        limit: limit
      )
      output += result.output
      // The next save needs the processor, and to read endless output takes seconds.
      try Task.checkCancellation()
      if framework == .xctest,
        let error = TestBinaryError(ofSynchronousTests: result, in: workspace)
      {
        throw error
      }
      var ledger: Ledger
      do {
        ledger = try Ledger(file: file)
      } catch {
        return Ledger(issues: [error.description])
      }
      if let ended = ledger.trialThatEndedTheRun {
        let isNew = ends.insert(ended).inserted
        crashes[ended] = Crash(of: result, in: workspace)
        // The watchdog inside the process cannot fire when every thread is blocked.
        if case .stopped(let seconds) = result.end {
          try LineAppender(file: file).append(
            LedgerEntry(ended, .ended(.hung(limit: seconds)), seconds: seconds)
          )
          ledger = (try? Ledger(file: file)) ?? ledger
        }
        if isNew, ends.count < Self.mostProcesses { continue }
      }
      ledger.crashes = crashes
      ledger.printed = PrintedText.lines(in: output, of: framework, besides: ledger.failures)
      ledger.issues = ledger.unexplained(after: result, in: framework)
      return ledger
    }
  }

  private func environment(ledger: URL) -> [String: String] {
    var environment = TemporaryFolder.environment(in: workspace)
    for variable in RunSettings.Variable.ofSuites where variable != .stepLimit {
      environment[variable.rawValue] = nil
    }
    func set(_ variable: RunSettings.Variable, _ value: String) {
      environment[variable.rawValue] = value
    }
    set(.subject, subject)
    set(.ledger, ledger.path)
    if runsAllSteps { set(.steps, "all") }
    if let seed { set(.seed, String(seed)) }
    if let scenarios { set(.scenarios, String(scenarios)) }
    return environment
  }
}

extension Ledger {
  fileprivate var failures: [FailureMessage] {
    entries.flatMap { entry -> [FailureMessage] in
      if case .ended(.failed(let failures)) = entry.event { failures } else { [] }
    }
  }

  /// The facts about the end of a process that the entries do not explain; empty if there are none.
  func unexplained(after result: ChildProcess.Result, in framework: Framework) -> [String] {
    let isExplained = entries.contains { entry in
      switch entry.event {
      case .ended(.failed), .ended(.hung): true
      case .started, .actedLate, .scenario, .ended: false
      }
    }
    switch result.end {
    case .exited(0): return []
    case .exited where isExplained: return []
    case .exited(let status):
      return ["The \(framework.rawValue) run ended with status \(status), although no test failed."]
    case .signalled(let signal):
      return ["The \(framework.rawValue) run ended by signal \(signal), and not inside a test."]
    case .stopped(let seconds):
      return ["The \(framework.rawValue) run was stopped after \(Int(seconds)) s."]
    }
  }
}
