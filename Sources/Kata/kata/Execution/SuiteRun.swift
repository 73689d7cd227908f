import Foundation
import KataKit

/// Runs tests of a stage in both frameworks at once, and reads what they wrote down.
struct SuiteRun: Sendable {
  /// Which tests of a stage run.
  enum Part: Sendable {
    case suites
    case ownTests
    case solutionTests

    /// The module in which a stage has them.
    func module(of stage: Stage) -> String {
      switch self {
      case .suites: stage.suiteModule
      case .ownTests: stage.ownTestsModule
      case .solutionTests: stage.solutionTestsModule
      }
    }
  }

  /// What came of a run.
  struct Result: Sendable {
    /// What the tests wrote down.
    var ledger = Ledger(entries: [])
    /// What the ledger does not explain; empty if the ledger is the whole truth.
    var issues: [String] = []
    /// What is known of a crash, per framework.
    var crashes: [Framework: Crash] = [:]
  }

  /// How many of them fit beside each other: each has two processes, and waits for a part of its time.
  static var atATime: Int { max(2, ProcessInfo.processInfo.activeProcessorCount) }

  let workspace: Workspace
  let listing: TestListing
  /// What is checked.
  var implementation = Implementation.exercise
  /// Whether steps run after a red one.
  var runsAll = false
  /// Which of the kit's own checks run where the test is the learner's.
  var hidden = HiddenChecks.all
  /// What further values are drawn from.
  var seed: UInt64?
  /// How many scenarios a property goes through; nil for as many as it likes.
  var scenarios: Int?
  /// Which tests run.
  var parts: [Part] = [.suites, .ownTests]
  /// A test that does not run; nil if they all do.
  var leftOut: String?
  /// Whose suites run.
  var frameworks = Framework.allCases
  /// Whether a crash is told with its lines, which takes seconds.
  var showsBacktraces = true

  /// Runs the frameworks beside each other, in a process each.
  func run(_ stage: Stage, only test: String? = nil) async throws -> Result {
    async let xctest = runIfWanted(stage, in: .xctest, only: test)
    async let swiftTesting = runIfWanted(stage, in: .swiftTesting, only: test)
    return try await [xctest, swiftTesting].reduce(into: Result()) { whole, part in
      whole.ledger.entries += part.ledger.entries
      whole.issues += part.issues
      whole.crashes.merge(part.crashes) { first, _ in first }
    }
  }

  private func runIfWanted(
    _ stage: Stage,
    in framework: Framework,
    only test: String?
  ) async throws -> Result {
    guard frameworks.contains(framework) else { return Result() }
    return try await run(stage, in: framework, only: test)
  }

  private func run(
    _ stage: Stage,
    in framework: Framework,
    only test: String?
  ) async throws -> Result {
    let modules = parts.map { $0.module(of: stage) }
    // Who chooses by a pattern need not wait for the list; afterwards it says what should have run.
    let binary = TestBinary(workspace: workspace, framework: framework)
    let selection: TestBinary.Selection
    let isChosen = test != nil || leftOut != nil
    if !isChosen, framework == .swiftTesting, parts.contains(.suites) {
      selection = .modules(modules)
    } else {
      selection = .tests(try await tests(of: framework, in: modules, only: test))
    }
    if case .tests(let tests) = selection, tests.isEmpty { return nothingToRun(stage, framework) }

    let file = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let token = UUID().uuidString
    let result = try await binary.run(
      selection,
      environment: environment(ledger: file, token: token)
    )
    if framework == .xctest, TestBinaryError.isOfSynchronousTests(result) {
      throw TestBinaryError.synchronousTests
    }
    let tests = try await tests(of: framework, in: modules, only: test)
    guard !tests.isEmpty else { return nothingToRun(stage, framework) }
    var ledger: Ledger
    do {
      ledger = try Ledger(file: file, token: token)
    } catch {
      return Result(issues: [error.description])
    }
    ledger.note(result.end)
    return Result(
      ledger: ledger,
      issues: ledger.issues(
        after: result.end,
        in: framework,
        output: result.output,
        of: tests,
        on: stage
      ),
      crashes: Crash(of: result, in: workspace).map { [framework: $0] } ?? [:]
    )
  }

  private func tests(
    of framework: Framework,
    in modules: [String],
    only test: String?
  ) async throws -> [ListedTest] {
    try await listing.tests(of: framework, in: modules).filter {
      (test == nil || $0.test == test) && $0.test != leftOut
    }
  }

  // The learner may leave one framework to the other; the kit's suites may not.
  private func nothingToRun(_ stage: Stage, _ framework: Framework) -> Result {
    guard parts.contains(.suites) else { return Result() }
    return Result(issues: ["\(framework.rawValue) has no tests in \(stage.suiteModule)."])
  }

  private func environment(ledger: URL, token: String) -> [String: String] {
    var environment = TemporaryFolder(in: workspace).environment
    for variable in RunSettings.Variable.ofSuites where variable != .stepLimit {
      environment[variable.rawValue] = nil
    }
    func set(_ variable: RunSettings.Variable, _ value: String) {
      environment[variable.rawValue] = value
    }
    set(.subject, implementation.description)
    set(.armed, "1")
    set(.hidden, hidden.text)
    set(.ledger, ledger.path)
    set(.ledgerToken, token)
    if !showsBacktraces { environment["SWIFT_BACKTRACE"] = "enable=no" }
    if runsAll { set(.all, "1") }
    if let seed { set(.seed, String(seed)) }
    if let scenarios { set(.scenarios, String(scenarios)) }
    return environment
  }
}
