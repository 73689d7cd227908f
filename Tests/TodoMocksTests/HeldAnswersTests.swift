import Testing
import TodoMocks

struct HeldAnswersTests {
  @Test(
    "A wait or an answer without its request is refused with the place and the reason",
    arguments: [
      (
        { @Sendable held in
          try await held.waitForRequests(2, limit: .milliseconds(10), fileID: "A/B.swift", line: 7)
        },
        """
        A/B.swift:7: Waited 0.01 seconds for 2 requests, got 1. Is the call made, in a Task of its \
        own, and is its answer held?
        """
      ),
      (
        { @Sendable in try $0.give(.success("a"), to: 1, fileID: "A/B.swift", line: 7) },
        """
        A/B.swift:7: There is no request 1 among the 1 that were made; await waitForRequests(2) \
        before you give it an answer.
        """
      ),
      (
        { @Sendable in try $0.give(.success("b"), to: 0, fileID: "A/B.swift", line: 7) },
        "A/B.swift:7: Request 0 is not waiting: it already has its answer, or was cancelled."
      ),
      (
        { @Sendable in try $0.give(.success("b"), fileID: "A/B.swift", line: 7) },
        "A/B.swift:7: No request waits for an answer; await waitForRequests before you give one."
      ),
    ] as [(@Sendable (HeldAnswers<Void, String, Never>) async throws -> Void, String)]
  )
  func test_held_withoutItsRequest_throws(
    act: @Sendable (HeldAnswers<Void, String, Never>) async throws -> Void,
    sentence: String
  ) async throws {
    let held = HeldAnswers<Void, String, Never>(.held(limit: .seconds(600)))
    let first = Task { await held.next(()) }
    try await held.waitForRequests(1)
    try held.give(.success("a"), to: 0)

    let error = await #expect(throws: HeldAnswersError.self) { try await act(held) }

    #expect(error?.description == sentence)
    #expect(await first.value == "a")
  }

  @Test("The only request needs no index; if several wait, the message names them")
  func test_give_withoutIndex_answersTheOnlyRequest() async throws {
    let held = HeldAnswers<Int, String, Never>(.held(limit: .seconds(600)))
    async let first = held.next(0)
    try await held.waitForRequests(1)
    try held.give(.success("a"))
    async let second = held.next(1)
    async let third = held.next(2)
    try await held.waitForRequests(3)

    let error = #expect(throws: HeldAnswersError.self) { try held.give(.success("b")) }

    #expect(error?.description.contains("The requests [1, 2] wait for an answer; name one") == true)
    held.giveAll(.success("c"))
    #expect(await [first, second, third] == ["a", "c", "c"])
  }

  @MainActor
  @Test("A slow call on a busy machine does not count as a missing call")
  func test_waitForRequests_busyExecutor_letsThoseInLineRunFirst() async throws {
    let held = HeldAnswers<Void, String, Never>(.held(limit: .seconds(600)))
    let request = Task {
      for _ in 0..<10 { await Task {}.value }
      return await held.next(())
    }

    try await held.waitForRequests(1, limit: .zero)
    try held.give(.success("a"), to: 0)

    #expect(await request.value == "a")
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

  @Test("An answer for all from another thread reaches a call that is just being made")
  func test_giveAll_onAnotherThread_reachesTheCall() async throws {
    var answers: [String] = []
    for _ in 0..<4_000 {
      let held = HeldAnswers<Void, String, any Error>(.held(limit: .seconds(1)))
      let call = Task.detached { try await held.next(()) }
      await Task.detached { held.giveAll(.success("a")) }.value
      answers.append(try await call.value)
    }

    #expect(answers == Array(repeating: "a", count: 4_000))
  }
}
