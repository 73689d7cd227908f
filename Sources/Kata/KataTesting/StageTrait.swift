import KataKit
import Synchronization
import Testing

/// The Swift Testing trait of the stages: it allows one red at a time and keeps the ledger.
///
/// Put it on a suite with `.serialized`, so that the steps run in the order of the file:
/// `@Suite(.serialized, .stage)`.
package struct StageTrait: SuiteTrait, TestTrait, TestScoping {
  /// The tests of nested suites are steps as well.
  package var isRecursive: Bool { true }

  /// The trait itself, for each test and for the suite around it.
  package func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? self : nil
  }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    if test.isSuite { return try await provideScope(ofSuite: test, performing: function) }
    let id = TestID(
      framework: .swiftTesting,
      module: test.sourceLocation.moduleName,
      test: TestID.method(test.name)
    )
    let arguments = testCase?.argumentText
    switch await StageRun.current.begin(id, with: arguments) {
    case .run: break
    case .skip(let reason):
      StageRun.current.end(id, .skipped(reason))
      try Test.cancel("\(reason)")
    case .refuse(let reason):
      StageRun.current.end(id, .failed([AssertionFailure(reason)]))
      throw StepRefused(description: reason)
    }

    let failures = Mutex<[AssertionFailure]>([])
    let listener = IssueHandlingTrait.compactMapIssues { issue in
      let place = issue.sourceLocation?.filePath ?? ""
      if issue.isFailure, let own = StageRun.current.lateTest(in: place, during: id) {
        StageRun.current.fail(late: own, AssertionFailure(issue))
      } else if issue.isFailure {
        failures.withLock { $0.append(AssertionFailure(issue).with(arguments)) }
      }
      return issue
    }
    var thrown: (any Error)?
    do {
      try await listener.provideScope(for: test, testCase: testCase, performing: function)
    } catch {
      thrown = error
    }
    let outcome = Self.outcome(of: failures.withLock(\.self), thrown: thrown) { error in
      let location = test.sourceLocation
      return AssertionFailure("\(error)", file: location.filePath, line: location.line)
        .with(arguments)
    }
    StageRun.current.end(id, outcome)
    if let thrown { throw thrown }
  }

  /// The outcome of a test that recorded these failures, and ended, or threw an error.
  static func outcome(
    of failures: [AssertionFailure],
    thrown: (any Error)?,
    failure: (any Error) -> AssertionFailure
  ) -> Outcome {
    guard let thrown else { return failures.isEmpty ? .passed : .failed(failures) }
    // The framework's error for `Test.cancel` has no public name.
    let isCancelled = "\(type(of: thrown))" == "SkipInfo"
    if isCancelled, failures.isEmpty { return .skipsItself }
    // A failed `#require` has recorded its failure, and only ends the test.
    let isRecorded = isCancelled || thrown is ExpectationFailedError && !failures.isEmpty
    return .failed(isRecorded ? failures : failures + [failure(thrown)])
  }
}

extension StageTrait {
  // A stage that is not begun gets one line, not one for each step.
  private func provideScope(
    ofSuite suite: Test,
    performing function: () async throws -> Void
  ) async throws {
    if let reason = StageRun.current.skip(suitesIn: suite.sourceLocation.moduleName) {
      try Test.cancel("\(reason)")
    }
    try await function()
  }
}

extension Trait where Self == StageTrait {
  /// Runs the suite's tests as steps of the kata.
  package static var stage: Self {
    // The arguments of a test are read before it begins; the subject's name must be gone by then.
    _ = StageRun.current
    return StageTrait()
  }
}

extension AssertionFailure {
  fileprivate init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: " ")
    self.init(
      comments.isEmpty
        ? FailureMessage(ofExpectation: "\(issue.kind)") : StageRun.current.message(comments),
      file: issue.sourceLocation?.filePath,
      line: issue.sourceLocation?.line
    )
  }
}

extension AssertionFailure {
  // Prefixes the arguments: the assertion does not say which row of a table failed.
  fileprivate func with(_ arguments: String?) -> AssertionFailure {
    guard let arguments else { return self }
    var failure = self
    failure.message.doing = "With \(arguments): \(message.doing)"
    return failure
  }
}
