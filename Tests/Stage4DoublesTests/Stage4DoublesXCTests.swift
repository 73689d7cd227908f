// One file, because it keeps the steps in their order; XCTest runs tests by name.

import KataTesting
import XCTest

@MainActor
final class Stage4DoublesXCTests: StageTestCase {
  func test_01_call_isRemembered() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.oneCall)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_02_call_isRememberedWithItsArguments() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.arguments)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_03_calls_areRememberedInOrderWithRepeats() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.severalCalls)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_04_request_getsTheGivenAnswer() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.answers)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_05_mock_rejectsOtherCallsAndNamesThem() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.mocks)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_06_clock_standsStillAndCanBeMoved() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.movedClock)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_07_store_keepsTheContract() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.contract)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_08_answers_areHeldAndGivenInAnyOrder() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.heldAnswers)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_09_store_failsWhenToldAndIsUnchanged() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.faults)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_10_doubles_letGo() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.doublesLetGo)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_11_manyThreads_nothingIsLost() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.manyThreads)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_12_move_wakesByDeadline() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.deadlines)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_13_cancelledSleep_ends() async throws {
    let failure = try await DoublesStory.firstFailure(of: DoublesStory.cancelled)

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }

  func test_14_generatedCalls_agreeWithTheRules() async throws {
    let failure = try await DoublesProperty().firstFailure()

    XCTAssertTrue(failure == nil, failureMessage(failure))
  }
}
