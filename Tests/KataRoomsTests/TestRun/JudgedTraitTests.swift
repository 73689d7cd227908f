import Synchronization
import Testing

@testable import KataRun
@testable import SuiteJudging

/// The end of a test in Swift Testing, and its failures in the board's words.
struct JudgedTraitTests {
  private struct DiskError: Error {}
  private let failure = RecordedFailure("first")

  private func end(of failures: [RecordedFailure], thrown error: (any Error)?) -> TrialEnd {
    JudgedTrait.end(of: failures, thrown: error) { RecordedFailure("\($0)") }
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

  private struct Spy {
    var calls: [[Int]]
  }

  /// The message of an expectation that fails.
  private func message(_ expectation: () throws -> Void) rethrows -> String {
    let text = Mutex("")
    try withKnownIssue {
      try expectation()
    } matching: { issue in
      text.withLock { $0 = FailureMessage(ofExpectation: "\(issue.kind)").text }
      return true
    }
    return text.withLock(\.self)
  }

  @Test("An expectation with try has no values, so its message says how to see them")
  func test_message_try_saysHowToSeeTheValues() throws {
    func two() throws -> Int { 2 }

    let text = try message { () throws in #expect([1] == [try two()]) }

    #expect(text.contains("Its values are not shown, because it contains try."))
  }

  @Test("A comparison of calls has the words of the board, and another one those of the framework")
  func test_message_comparisonOfCalls_isInTheBoardsWords() {
    let (spy, wanted) = (Spy(calls: [[1]]), [[2]])

    let texts = [
      message { #expect(spy.calls == [[2], []]) }, message { #expect(spy.calls == []) },
      message { #expect(spy.calls == wanted) }, message { #expect(wanted == spy.calls) },
      message { #expect(wanted.isEmpty) },
      message {
        #expect(
          spy.calls == [
            [2],  // a comment → here
            [],
          ]
        )
      },
      message {
        #expect(
          [
            [2]
          ] == spy.calls
        )
      },
    ]

    #expect(
      texts == [
        "spy.calls:\nexpected [[2], []]\ngot      [[1]]",
        "spy.calls:\nexpected []\ngot      [[1]]",
        "spy.calls:\nexpected [[2]]\ngot      [[1]]",
        "spy.calls:\nexpected [[2]]\ngot      [[1]]",
        "Expectation failed: (wanted → [[2]]).isEmpty → false",
        "spy.calls:\nexpected [[2], []]\ngot      [[1]]",
        "spy.calls:\nexpected [[2]]\ngot      [[1]]",
      ]
    )
  }

  @Test("A test that ends has passed, or failed with its failures and then its thrown error")
  func test_end_ofFailuresAndError() {
    let last = RecordedFailure("DiskError()")

    #expect(end(of: [], thrown: nil) == .passed)
    #expect(end(of: [failure], thrown: nil) == .failed([failure]))
    #expect(end(of: [], thrown: DiskError()) == .failed([last]))
    #expect(end(of: [failure], thrown: DiskError()) == .failed([failure, last]))
  }

  @Test("A failed #require is the failure that it has recorded, and not also an error")
  func test_end_failedRequirement_isItsFailure() throws {
    #expect(try end(of: [failure], thrown: failedRequirement()) == .failed([failure]))
  }
}
