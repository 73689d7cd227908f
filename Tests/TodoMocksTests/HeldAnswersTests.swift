import TodoMocks
import XCTest

final class HeldAnswersTests: XCTestCase {
  /// Answers are given in the order that the test chooses.
  func test_give_inAnotherOrder_resumesEachWithItsOwn() async throws {
    let held = HeldAnswers<String, Never>()
    async let first = held.next()
    try await held.waitForRequests(1)
    async let second = held.next()
    try await held.waitForRequests(2)

    try held.give(.success("b"), to: 1)
    let b = await second
    try held.give(.success("a"), to: 0)
    let a = await first

    XCTAssertEqual([a, b], ["a", "b"])
  }

  /// Waiting for requests that never come ends with an error that counts them.
  func test_waitForRequests_tooFew_throwsAfterTheLimit() async throws {
    let held = HeldAnswers<String, Never>()

    let error = await assertThrows(HeldAnswersError.self) {
      try await held.waitForRequests(2, limit: .milliseconds(10))
    }

    XCTAssertEqual(
      error?.description,
      """
      Waited 0.01 seconds for 2 requests, got 0. Was the call made, and not awaited before \
      its answer was given?
      """
    )
  }

  @MainActor
  /// A machine that is busy is not taken for a call that was not made.
  func test_waitForRequests_busyExecutor_letsThoseInLineRunFirst() async throws {
    let held = HeldAnswers<String, Never>()
    let request = Task {
      for _ in 0..<10 { await Task {}.value }
      return await held.next()
    }

    try await held.waitForRequests(1, limit: .zero)
    try held.give(.success("a"), to: 0)

    let answer = await request.value
    XCTAssertEqual(answer, "a")
  }

  /// An answer for a request that is not there is refused.
  func test_give_noSuchRequest_throws() async throws {
    let held = HeldAnswers<String, Never>()

    let error = await assertThrows(HeldAnswersError.self) { try held.give(.success("a"), to: 0) }

    XCTAssertEqual(
      error?.description,
      "No request 0 waits for an answer; await waitForRequests(1) before giving it."
    )
  }

  /// A held request can be answered only once.
  func test_give_twice_throws() async throws {
    let held = HeldAnswers<String, Never>()
    async let first = held.next()
    try await held.waitForRequests(1)
    try held.give(.success("a"), to: 0)

    let error = await assertThrows(HeldAnswersError.self) { try held.give(.success("b"), to: 0) }

    XCTAssertEqual(error, .notWaiting(0))
    let answer = await first
    XCTAssertEqual(answer, "a")
  }
}
