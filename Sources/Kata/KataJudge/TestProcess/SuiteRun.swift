import Foundation
import KataRun

/// Runs tests of a stage in both frameworks at once, and reads their ledgers.
package struct SuiteRun: Sendable {
  /// The number of runs at a time: each has two processes, which spend part of their time waiting.
  package static var atATime: Int { max(2, ProcessInfo.processInfo.activeProcessorCount) }

  let workspace: Workspace
  let listing: TestListing
  var implementation = Implementation.exercise
  var steps = RunSettings.StepChoice.all
  /// The seed of further values.
  var seed: UInt64?
  /// The number of scenarios of a property; nil for its default.
  var scenarios: Int?
  /// The tests that do not run.
  var leftOut: [TestID] = []
  var frameworks = Framework.allCases
  /// Whether a crash gets a backtrace, which takes seconds.
  var showsBacktraces = true

  package init(
    workspace: Workspace,
    listing: TestListing,
    implementation: Implementation = .exercise,
    steps: RunSettings.StepChoice = .all,
    seed: UInt64? = nil,
    scenarios: Int? = nil,
    leftOut: [TestID] = [],
    frameworks: [Framework] = Framework.allCases,
    showsBacktraces: Bool = true
  ) {
    self.workspace = workspace
    self.listing = listing
    self.implementation = implementation
    self.steps = steps
    self.seed = seed
    self.scenarios = scenarios
    self.leftOut = leftOut
    self.frameworks = frameworks
    self.showsBacktraces = showsBacktraces
  }

  /// Runs the frameworks in parallel, each in its own process.
  ///
  /// Without `modules`, the stage's suites and the learner's tests run.
  package func run(
    _ stage: Stage,
    in modules: [String]? = nil,
    only test: String? = nil
  ) async throws -> Ledger {
    let modules = modules ?? [stage.suiteModule, stage.ownTestsModule]
    return try await frameworks.concurrentMap(atMost: frameworks.count) { framework in
      try await run(stage, in: modules, with: framework, only: test)
    }
    .reduce(into: Ledger()) { $0.add($1) }
  }

  private func run(
    _ stage: Stage,
    in modules: [String],
    with framework: Framework,
    only test: String?
  ) async throws -> Ledger {
    // The learner may leave one framework empty; the kit's suites may not.
    let ofNoTests =
      modules.contains(stage.suiteModule)
      ? Ledger(issues: ["\(framework.rawValue) has no tests in \(stage.suiteModule)."]) : Ledger()
    // A pattern does not need the list; the list later says which tests should have run.
    let binary = TestBinary(workspace: workspace, framework: framework)
    let selection: TestBinary.Selection
    let isChosen = test != nil || !leftOut.isEmpty
    if !isChosen, framework == .swiftTesting, modules.contains(stage.suiteModule) {
      selection = .modules(modules)
    } else {
      selection = .tests(try await tests(of: framework, in: modules, only: test))
    }
    if case .tests(let tests) = selection, tests.isEmpty { return ofNoTests }

    guard let folder = TemporaryFolder.url(in: workspace) else { throw TemporaryFolderError() }
    let file = folder.appending(path: "kata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let token = UUID().uuidString
    let result = try await binary.run(
      selection,
      environment: environment(ledger: file, token: token)
    )
    // The next save needs the processor, and to read endless output takes seconds.
    try Task.checkCancellation()
    if framework == .xctest,
      let error = TestBinaryError(ofSynchronousTests: result, in: workspace)
    {
      throw error
    }
    let tests = try await tests(of: framework, in: modules, only: test)
    guard !tests.isEmpty else { return ofNoTests }
    var ledger: Ledger
    do {
      ledger = try Ledger(file: file, token: token)
    } catch {
      return Ledger(issues: [error.description])
    }
    let own = tests.filter { $0.module == stage.ownTestsModule }
    ledger.note(
      result.end,
      in: own.map { TestID(framework: framework, module: $0.module, test: $0.test) },
      output: result.output
    )
    ledger.crashes[framework] = Crash(of: result, in: workspace)
    ledger.issues = ledger.unexplained(
      after: result.end,
      in: framework,
      output: result.output,
      of: tests,
      on: stage
    )
    return ledger
  }

  private func tests(
    of framework: Framework,
    in modules: [String],
    only test: String?
  ) async throws -> [ListedTest] {
    try await listing.tests(of: framework, in: modules).filter {
      (test == nil || $0.test == test)
        && !leftOut.contains(TestID(framework: framework, module: $0.module, test: $0.test))
    }
  }

  private func environment(ledger: URL, token: String) -> [String: String] {
    var environment = TemporaryFolder.environment(in: workspace)
    for variable in RunSettings.Variable.ofSuites where variable != .stepLimit {
      environment[variable.rawValue] = nil
    }
    func set(_ variable: RunSettings.Variable, _ value: String) {
      environment[variable.rawValue] = value
    }
    set(.subject, implementation.description)
    set(.steps, steps.rawValue)
    set(.ledger, "\(token):\(ledger.path)")
    if !showsBacktraces { environment["SWIFT_BACKTRACE"] = "enable=no" }
    if let seed { set(.seed, String(seed)) }
    if let scenarios { set(.scenarios, String(scenarios)) }
    return environment
  }
}
