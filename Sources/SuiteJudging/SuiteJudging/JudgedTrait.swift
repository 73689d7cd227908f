import SuiteLedger
import Synchronization
import Testing

/// The Swift Testing trait that runs each test on each implementation.
///
/// Put it on a suite with `.serialized`, so that the tests run in the order of the file.
public struct JudgedTrait: SuiteTrait, TestTrait, TestScoping {
  // The test that began last; the next one waits for its end.
  private static let last = Mutex<Task<Void, Never>?>(nil)
  // The judges of the suites around a suite, which hear of the outermost one only.
  @TaskLocal private static var outerJudges: [ObjectIdentifier] = []
  // Whether a trial runs; the judge of a nested suite runs its own trials in each of them.
  @TaskLocal private static var isInTrial = false

  private let judge: any SuiteJudge

  package init(judge: any SuiteJudge) {
    self.judge = judge
  }

  /// The tests of nested suites are judged as well.
  public var isRecursive: Bool { true }

  /// The trait itself, for each test and for the suite around it.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? self : nil
  }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let location = test.sourceLocation
    let module = location.moduleName
    if test.isSuite {
      guard !Self.outerJudges.contains(ObjectIdentifier(judge)) else { return try await function() }
      if let reason = judge.begin(suitesIn: module, file: location.filePath, line: location.line) {
        try Test.cancel("\(reason)")
      }
      let judges = Self.outerJudges + [ObjectIdentifier(judge)]
      try await Self.$outerJudges.withValue(judges) { try await function() }
      for failure in judge.end(suitesIn: module) { failure.record(at: location) }
      return
    }
    let id = TestID(framework: .swiftTesting, module: module, test: TestID.method(test.name))
    let trials = judge.implementations(for: id).map {
      Trial(id, on: $0, with: testCase?.argumentText)
    }
    // Tests run one at a time, even when their suites run in parallel. So a trial without an end in
    // the ledger is the trial that crashed.
    let (end, ends) = AsyncStream.makeStream(of: Never.self)
    let before =
      Self.isInTrial
      ? nil
      : Self.last.withLock { last in
        defer { last = Task { for await _ in end {} } }
        return last
      }
    await before?.value
    defer { ends.finish() }
    var ending: (any Error)?
    for trial in trials {
      if let error = await run(trial, for: test, testCase, function), judge.counts(trial) {
        ending = error
      }
    }
    for failure in judge.failures(after: trials) { failure.record(at: location) }
    if let ending { throw ending }
    // A framework would call a test passed whose failures do not count.
    if !trials.contains(where: judge.counts) { try Test.cancel("\(TrialEnd.doesNotCount)") }
  }

  // Returns the error that ended the test, or keeps it from running.
  private func run(
    _ trial: Trial,
    for test: Test,
    _ testCase: Test.Case?,
    _ function: @Sendable () async throws -> Void
  ) async -> (any Error)? {
    let counts = judge.counts(trial)
    if let reason = judge.begin(trial) { return counts ? Self.cancellation(reason) : nil }
    // Nil when the trial is over.
    let failures = Mutex<[RecordedFailure]?>([])
    let listener = IssueHandlingTrait.compactMapIssues { [judge] issue in
      guard issue.isFailure else { return counts ? issue : nil }
      let failure = RecordedFailure(issue)
      let isLate = failures.withLock { kept in
        kept?.append(failure)
        return kept == nil
      }
      if isLate { judge.note(failure, after: trial) }
      return counts ? issue : nil
    }
    var thrown: (any Error)?
    do {
      try await listener.provideScope(for: test, testCase: testCase) {
        // A test that is cancelled cancels its task, in which later trials would be cancelled, too.
        try await withoutActuallyEscaping(function) { function in
          let task = Self.$isInTrial.withValue(true) { Task { try await function() } }
          // A time limit cancels the test while a trial runs.
          guard !Task.isCancelled else { return try await task.value }
          try await withTaskCancellationHandler {
            try await task.value
          } onCancel: {
            task.cancel()
          }
        }
      }
    } catch {
      thrown = error
    }
    // Tasks that the test has started, and that are ready to run, still belong to this trial.
    await Task { @MainActor in }.value
    let end = Self.end(of: failures.withLock { $0.take() ?? [] }, thrown, at: test.sourceLocation)
    if judge.end(trial, end) { return await run(trial, for: test, testCase, function) }
    return thrown
  }

  // The framework's error for a cancelled test.
  private static func cancellation(_ reason: String) -> (any Error)? {
    do { try Test.cancel("\(reason)") } catch { return error }
  }

  // The end of a test that recorded these failures, and returned, or threw an error.
  private static func end(
    of failures: [RecordedFailure],
    _ thrown: (any Error)?,
    at place: SourceLocation
  ) -> TrialEnd {
    guard let thrown else { return failures.isEmpty ? .passed : .failed(failures) }
    // The framework's error for `Test.cancel` has no public name.
    let isCancelled = "\(type(of: thrown))" == "SkipInfo"
    if isCancelled, failures.isEmpty { return .skipped }
    // A failed `#require` has recorded its failure, and only ends the test.
    let isRecorded = isCancelled || thrown is ExpectationFailedError && !failures.isEmpty
    let error = RecordedFailure("\(thrown)", file: place.filePath, line: place.line)
    return .failed(isRecorded ? failures : failures + [error])
  }
}

extension SuiteTrait where Self == JudgedTrait {
  /// Each test of the suite is called once for each implementation of this judge.
  public static func judged(by judge: any SuiteJudge) -> Self { Self(judge: judge) }
}

extension RecordedFailure {
  fileprivate init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: " ")
    self.init(
      comments.isEmpty ? "\(issue.kind)" : comments,
      isDescription: comments.isEmpty,
      file: issue.sourceLocation?.filePath,
      line: issue.sourceLocation?.line
    )
  }

  fileprivate func record(at place: SourceLocation) {
    let path = file ?? place.filePath
    let name = path.split(separator: "/").last ?? "Tests.swift"
    Issue.record(
      Comment(rawValue: text),
      sourceLocation: SourceLocation(
        fileID: "\(place.moduleName)/\(name)",
        filePath: path,
        line: line ?? place.line,
        column: 1
      )
    )
  }
}
