import KataTesting
import Testing

@testable import KataCore

/// The assertions of the suites in Swift Testing; those in XCTest have the same bodies.
struct StageAssertionsTests {
  @Test("A failed assertion has its message, and the place of the test")
  func test_expect_fails_isRecordedInTheTest() {
    let failure = FailureMessage("a turn", expected: ["1"], got: ["2"])

    records("turn():\nexpected 2\ngot      1") { expectEqual([1], [2], after: "turn()") }
    records("turn():\nexpected \"b\"\ngot      \"a\"") { expectEqual("a", "b", after: "turn()") }
    records("a turn:\nexpected 1\ngot      2") { expectNil(failure) }
    records("no turn") { expectTrue(false, "no turn") }
  }

  // Expects one issue at the line of the call, with this message.
  private func records(_ message: String, line: Int = #line, _ fail: () -> Void) {
    withKnownIssue {
      fail()
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.comments.map(\.rawValue) == [message]
    }
  }
}
