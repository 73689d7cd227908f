import Synchronization
import Testing

@testable import KataCore

/// The failed expectations of Swift Testing in the board's words.
struct ExpectationMessageTests {
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
}
