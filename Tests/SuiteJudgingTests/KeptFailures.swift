import Synchronization
import Testing

/// Runs this body, and keeps its failures from the test that runs: returns their texts instead.
func failures(of body: @Sendable () async throws -> Void) async throws -> [String] {
  let kept = Mutex<[String]>([])
  let keeper = IssueHandlingTrait.compactMapIssues { issue in
    kept.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
    return nil
  }
  try await keeper.provideScope(
    for: try #require(Test.current),
    testCase: nil,
    performing: body
  )
  return kept.withLock(\.self)
}
