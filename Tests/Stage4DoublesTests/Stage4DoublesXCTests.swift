// Written by `kata verify --write` from the suite in Swift Testing; XCTest sorts tests by name.

import KataTesting
import XCTest

@MainActor
final class Stage4DoublesXCTests: StageTestCase {
  func test_01_call_isRememberedWithItsArguments() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.oneCall))
  }

  func test_03_calls_areRememberedInOrderWithRepeats() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.severalCalls))
  }

  func test_03b_presenter_isTestedWithTheSpy() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.testedPresenter))
  }

  func test_04_request_getsTheGivenAnswer() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.answers))
  }

  func test_05_mock_rejectsOtherCallsAndNamesThem() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.mocks))
  }

  func test_06_clock_standsStillAndCanBeMoved() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.movedClock))
  }

  func test_07_store_keepsTheContract() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.contract))
  }

  func test_08_answers_areHeldAndGivenInAnyOrder() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.heldAnswers))
  }

  func test_09_store_failsOnDemandAndIsUnchanged() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.faults))
  }

  func test_10_doubles_letGo() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.doublesLetGo))
  }

  func test_11_manyThreads_nothingIsLost() async throws {
    assertNil(try await DoublesStory.firstFailure(of: [.manyThreads]))
  }

  func test_12_move_wakesByDeadline() async throws {
    assertNil(try await DoublesStory.firstFailure(of: DoublesStory.deadlines))
  }

  func test_13_cancelledSleep_ends() async throws {
    assertNil(
      try await DoublesStory.firstFailure(of: DoublesStory.cancelled + [.cancelledByThread])
    )
  }

  func test_14_generatedCalls_agreeWithTheRules() async throws {
    assertNil(try await DoublesProperty().firstFailure())
  }
}
