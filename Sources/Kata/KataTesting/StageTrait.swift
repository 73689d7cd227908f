import KataKit
import Synchronization
import Testing

/// The Swift Testing trait of the stages: it lets one red through at a time and keeps the ledger.
///
/// Put it on a suite with `.serialized`, so that the steps run in the order of the file:
/// `@Suite(.serialized, .stage)`.
public struct StageTrait: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let subject = LedgerEntry.Subject(
      framework: .swiftTesting,
      module: test.sourceLocation.moduleName,
      test: String(test.name.prefix { $0 != "(" })
    )
    switch await StageRun.current.begin(subject) {
    case .run: break
    case .skip(let reason):
      StageRun.current.end(subject, .skipped(reason))
      try Test.cancel("\(reason)")
    case .refuse(let reason):
      StageRun.current.end(subject, .failed([Failure(message: reason, file: nil, line: nil)]))
      throw StepRefused(description: reason)
    }

    let failures = Mutex<[Failure]>([])
    let listener = IssueHandlingTrait.compactMapIssues { issue in
      if issue.isFailure { failures.withLock { $0.append(Failure(issue)) } }
      return issue
    }
    do {
      try await listener.provideScope(for: test, testCase: testCase, performing: function)
    } catch {
      let location = test.sourceLocation
      StageRun.current.end(
        subject,
        .failed([
          Failure(message: "\(error)", file: location.filePath, line: location.line)
        ])
      )
      throw error
    }
    let kept = failures.withLock(\.self)
    StageRun.current.end(subject, kept.isEmpty ? .passed : .failed(kept))
  }
}

extension Trait where Self == StageTrait {
  /// Runs the suite's tests as steps of the kata.
  public static var stage: Self { StageTrait() }
}

extension Failure {
  fileprivate init(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: " ")
    // Every failure is an error; the library says so behind each.
    let said = issue.description.replacing(" (error)", with: "")
    self.init(
      message: comments.isEmpty ? said : comments,
      file: issue.sourceLocation?.filePath,
      line: issue.sourceLocation?.line
    )
  }
}
