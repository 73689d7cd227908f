import KataKit
import Testing

@testable import KataTesting

/// The outcome of a test in Swift Testing that ended, or threw an error.
struct StageTraitTests {
  private struct DiskError: Error {}
  private let failure = AssertionFailure("first")

  private func outcome(of failures: [AssertionFailure], thrown error: (any Error)?) -> Outcome {
    StageTrait.outcome(of: failures, thrown: error) { AssertionFailure("\($0)") }
  }

  /// The error that ends a test at a failed `#require`.
  private func failedRequirement() throws -> any Error {
    var thrown: (any Error)?
    withKnownIssue {
      do { try #require(Bool(false)) } catch {
        thrown = error
        throw error
      }
    }
    return try #require(thrown)
  }

  @Test("A test that ends has passed, or failed with its failures and then its thrown error")
  func test_outcome_ofTheEnd() {
    let last = AssertionFailure("DiskError()")

    #expect(outcome(of: [], thrown: nil) == .passed)
    #expect(outcome(of: [failure], thrown: nil) == .failed([failure]))
    #expect(outcome(of: [], thrown: DiskError()) == .failed([last]))
    #expect(outcome(of: [failure], thrown: DiskError()) == .failed([failure, last]))
  }

  @Test("A failed #require is the failure that it has recorded, and not also an error")
  func test_outcome_failedRequirement_isItsFailure() throws {
    #expect(try outcome(of: [failure], thrown: failedRequirement()) == .failed([failure]))
  }
}
