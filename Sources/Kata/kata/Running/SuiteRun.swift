import Foundation
import KataKit

/// Runs the suites of a stage, and the learner's tests beside them, in one framework each.
struct SuiteRun {
  /// What came of a run.
  struct Result {
    /// What the suites wrote down.
    var ledger: Ledger
    /// What the ledger does not explain; empty if the ledger is the whole truth.
    var problems: [String]
    /// The line of a crash, per framework, if the runtime printed one.
    var crashes: [LedgerEntry.Framework: String]
  }

  let package: Checkout
  /// What is checked.
  var subject = SubjectChoice.exercise
  /// Whether steps run after a red one.
  var runsAll = false
  /// What further values are drawn from.
  var seed: UInt64?
  /// Whether the learner's tests run beside the stage's suites.
  var withOwnTests = true

  /// Runs both frameworks, one after the other.
  func run(_ stage: Stage, only test: String? = nil) async throws -> Result {
    var whole = Result(ledger: Ledger(entries: []), problems: [], crashes: [:])
    for framework in LedgerEntry.Framework.allCases {
      let part = try await run(stage, in: framework, only: test)
      whole.ledger.entries += part.ledger.entries
      whole.problems += part.problems
      whole.crashes.merge(part.crashes) { first, _ in first }
      // What crashed or hung in one framework would do so in the other.
      if part.ledger.wasCutShort { break }
    }
    return whole
  }

  private func run(
    _ stage: Stage,
    in framework: LedgerEntry.Framework,
    only test: String?
  ) async throws -> Result {
    let modules = [stage.suiteModule] + (withOwnTests ? [stage.ownTestsModule] : [])
    let runner = TestBinary(package: package, framework: framework)
    let tests = try await runner.list().filter { listed in
      modules.contains(listed.module) && (test == nil || listed.test == test)
    }
    guard !tests.isEmpty else {
      return Result(
        ledger: Ledger(entries: []),
        problems: ["\(framework.rawValue) has no tests in \(modules[0])."],
        crashes: [:]
      )
    }

    let file = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let result = try await runner.run(tests, environment: environment(ledger: file))
    let ledger = try Ledger(file: file)
    if result.output.contains(TestBinaryError.signOfSynchronousTests) {
      throw TestBinaryError.synchronousTests
    }
    return Result(
      ledger: ledger,
      problems: ledger.problems(after: result.end, in: framework, of: tests),
      crashes: CrashLine(in: result.output, of: package).map { [framework: $0.text] } ?? [:]
    )
  }

  private func environment(ledger: URL) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for variable in RunSettings.Variable.allCases where variable != .stepLimit {
      environment[variable.rawValue] = nil
    }
    func set(_ variable: RunSettings.Variable, _ value: String) {
      environment[variable.rawValue] = value
    }
    set(.subject, subject.description)
    set(.armed, "1")
    set(.hidden, "1")
    set(.ledger, ledger.path)
    if runsAll { set(.all, "1") }
    if let seed { set(.seed, String(seed)) }
    return environment
  }
}
