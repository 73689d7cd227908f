// One file, since the order of the steps is the order in it.

import KataTesting
import Testing

@MainActor
@Suite(.serialized, .stage)
struct Stage4DoublesSwiftTests {
  @Test("A spy of the list view remembers a call")
  func test_01_call_isRemembered() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.oneCall)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("It remembers a call with its arguments")
  func test_02_call_isRememberedWithItsArguments() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.arguments)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("It remembers repeats, in order, and all of it")
  func test_03_calls_areRememberedInOrderWithRepeats() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.severalCalls)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A spy of the data manager gives the answer it was made with, a failure, too")
  func test_04_request_getsTheGivenAnswer() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.answers)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A mock of the wireframe rejects a missing and an unexpected call, and names both")
  func test_05_mock_rejectsOtherCallsAndNamesThem() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.mocks)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A clock stands still, and can be moved")
  func test_06_clock_standsStillAndCanBeMoved() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.movedClock)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A fake store keeps what a store promises")
  func test_07_store_keepsTheContract() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.contract)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("Answers are held, and given in another order")
  func test_08_answers_areHeldAndGivenInAnyOrder() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.heldAnswers)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A store fails when it was told to, and is unchanged then")
  func test_09_store_failsWhenToldAndIsUnchanged() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.faults)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A double goes with its test, and keeps nobody alive")
  func test_10_doubles_letGo() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.doublesLetGo)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("Called from many threads, it loses nothing")
  func test_11_manyThreads_nothingIsLost() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.manyThreads)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("The clock wakes sleepers by their deadline")
  func test_12_move_wakesByDeadline() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.deadlines)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("A cancelled sleep ends at once, and only that one")
  func test_13_cancelledSleep_ends() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.cancelled)

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }

  @Test("The doubles agree with the rules on calls that nobody chose")
  func test_14_generatedCalls_agreeWithTheRules() async throws {
    let failure = try await DoublesProperty().firstFailure()

    let isSound = failure == nil
    #expect(isSound, "\(failureMessage(failure))")
  }
}
