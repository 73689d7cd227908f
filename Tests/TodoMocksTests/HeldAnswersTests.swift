import Testing
import TodoMocks

struct HeldAnswersTests {
  @Test("Waiting for requests that never come ends with an error that says how many came")
  func test_waitForRequests_tooFew_throwsAfterTheLimit() async throws {
    let held = HeldAnswers<Void, String, Never>(.held())

    let error = await #expect(throws: HeldAnswersError.self) {
      try await held.waitForRequests(2, limit: .milliseconds(10), fileID: "A/B.swift", line: 7)
    }

    #expect(
      error?.description == """
        A/B.swift:7: Waited 0.01 seconds for 2 requests, got 0. Is the call made, in a Task of its \
        own, and is its answer held?
        """
    )
  }

  @MainActor
  @Test("A slow call on a busy machine does not count as a missing call")
  func test_waitForRequests_busyExecutor_letsThoseInLineRunFirst() async throws {
    let held = HeldAnswers<Void, String, Never>(.held())
    let request = Task {
      for _ in 0..<10 { await Task {}.value }
      return await held.next(())
    }

    try await held.waitForRequests(1, limit: .zero)
    try held.give(.success("a"), to: 0)

    #expect(await request.value == "a")
  }

  @Test("An answer for a request that does not exist is refused")
  func test_give_noSuchRequest_throws() async throws {
    let held = HeldAnswers<Void, String, Never>(.held())

    let error = #expect(throws: HeldAnswersError.self) {
      try held.give(.success("a"), to: 0, fileID: "A/B.swift", line: 7)
    }

    #expect(
      error?.description == """
        A/B.swift:7: There is no request 0 among the 0 that were made; await waitForRequests(1) before \
        you give it an answer.
        """
    )
  }

  @Test("A held request can be answered only once")
  func test_give_twice_throws() async throws {
    let held = HeldAnswers<Void, String, Never>(.held())
    let first = Task { await held.next(()) }
    try await held.waitForRequests(1)
    try held.give(.success("a"), to: 0)

    let error = #expect(throws: HeldAnswersError.self) {
      try held.give(.success("b"), to: 0, fileID: "A/B.swift", line: 7)
    }

    #expect(
      error?.description
        == "A/B.swift:7: Request 0 is not waiting: it already has its answer, or was cancelled."
    )
    #expect(await first.value == "a")
  }

  @MainActor
  @Test("An answer for all also reaches the calls that are about to wait")
  func test_giveAll_whileCallsBegin_leavesNoneWaiting() async throws {
    var failures: [String] = []
    for _ in 1...300 {
      let asker = Asker()
      let call = Task { try await asker.ask() }
      _ = await asker.begun.reaches(1, within: .seconds(2))
      call.cancel()

      asker.held.giveAll(.success(()))

      if case .failure(let error) = await call.result { failures.append("\(error)") }
    }
    #expect(failures == [])
  }
}

@MainActor
private final class Asker {
  let begun = CountingLatch()
  let held = HeldAnswers<Void, Void, any Error>(.held(limit: .seconds(10)))

  func ask() async throws {
    begun.change(by: 1)
    try await held.next(())
  }
}
