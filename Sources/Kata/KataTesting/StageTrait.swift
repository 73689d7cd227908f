import KataRun
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
    if test.isSuite {
      // A stage that is not begun gets one line, not one for each step.
      if let reason = StageRun.current.skip(suitesIn: test.sourceLocation.moduleName) {
        try Test.cancel("\(reason)")
      }
      return try await function()
    }
    let id = TestID(
      framework: .swiftTesting,
      module: test.sourceLocation.moduleName,
      test: TestID.method(test.name)
    )
    let arguments = testCase?.argumentText
    if let reason = await StageRun.current.begin(id, with: arguments) {
      try Test.cancel("\(reason)")
    }

    let failures = Mutex<[FailureMessage]>([])
    let listener = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return issue }
      let failure = FailureMessage(issue)
      if !StageRun.current.takesLate(failure, during: id) {
        failures.withLock { $0.append(failure.with(arguments)) }
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
      return FailureMessage("\(error)", file: location.filePath, line: location.line)
        .with(arguments)
    }
    StageRun.current.end(id, outcome)
    if let thrown { throw thrown }
  }

  /// The outcome of a test that recorded these failures, and ended, or threw an error.
  static func outcome(
    of failures: [FailureMessage],
    thrown: (any Error)?,
    failure: (any Error) -> FailureMessage
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

extension Trait where Self == StageTrait {
  /// Runs the suite's tests as steps of the kata.
  package static var stage: Self {
    // The arguments of a test are read before it begins; the subject's name must be gone by then.
    _ = StageRun.current
    return StageTrait()
  }
}

extension FailureMessage {
  fileprivate init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: " ")
    self =
      comments.isEmpty
      ? FailureMessage(ofExpectation: "\(issue.kind)") : StageRun.current.message(comments)
    file = issue.sourceLocation?.filePath
    line = issue.sourceLocation?.line
  }

  // Prefixes the arguments: the assertion does not say which row of a table failed.
  fileprivate func with(_ arguments: String?) -> FailureMessage {
    guard let arguments else { return self }
    var failure = self
    failure.doing = "With \(arguments): \(doing)"
    return failure
  }
}
