// One file, because it keeps the steps in their order.

import KataTesting
import Testing

@MainActor
@Suite(.serialized, .stage)
struct Stage4DoublesSwiftTests {
  @Test("A list view spy records a call with its arguments")
  func test_01_call_isRememberedWithItsArguments() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.oneCall))
  }

  @Test("The list view spy records all calls in order, repeats included")
  func test_03_calls_areRememberedInOrderWithRepeats() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.severalCalls))
  }

  @Test("Your test of a presenter uses your spy")
  func test_03b_presenter_isTestedWithTheSpy() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.testedPresenter))
  }

  @Test("A data manager spy returns the given items or throws the given error")
  func test_04_request_getsTheGivenAnswer() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.answers))
  }

  @Test("A wireframe mock rejects missing and unexpected calls, and shows both lists")
  func test_05_mock_rejectsOtherCallsAndNamesThem() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.mocks))
  }

  @Test("A clock shows one time until a test moves it")
  func test_06_clock_standsStillAndCanBeMoved() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.movedClock))
  }

  @Test("A fake store keeps the promises of TodoDataStore")
  func test_07_store_keepsTheContract() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.contract))
  }

  @Test("The data manager spy holds requests and answers them in any order")
  func test_08_answers_areHeldAndGivenInAnyOrder() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.heldAnswers))
  }

  @Test("The fake store fails on demand, and does not change when it fails")
  func test_09_store_failsOnDemandAndIsUnchanged() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.faults))
  }

  @Test("A double is freed after its test, and keeps no other object alive")
  func test_10_doubles_letGo() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.doublesLetGo))
  }

  @Test("The fake store loses nothing when many threads call it")
  func test_11_manyThreads_nothingIsLost() async throws {
    expectNil(try await DoublesStory.firstFailure(of: [.manyThreads]))
  }

  @Test("The clock wakes each sleeper when its deadline comes")
  func test_12_move_wakesByDeadline() async throws {
    expectNil(try await DoublesStory.firstFailure(of: DoublesStory.deadlines))
  }

  @Test("A cancelled sleep ends immediately, and no other sleep ends")
  func test_13_cancelledSleep_ends() async throws {
    expectNil(
      try await DoublesStory.firstFailure(of: DoublesStory.cancelled + [.cancelledByThread])
    )
  }

  @Test("The doubles follow the rules on random calls")
  func test_14_generatedCalls_agreeWithTheRules() async throws {
    expectNil(try await DoublesProperty().firstFailure())
  }
}
