import DoubleGallery
import Foundation
import TodoMocks
import XCTest

private let epoch = Date(timeIntervalSince1970: 0)

/// What engineers test with clock, held answers and `waitForCalls`.
final class RecipesXCTests: XCTestCase {
  @MainActor func test_debounce_showsTheLastTextAlone() async throws {
    let clock = ControllableClock(now: epoch)
    let view = DetailViewSpy()
    let sut = Search(view: view, clock: clock)

    sut.type("a")
    try await clock.waitForSleeps(1)
    sut.type("ab")
    try await clock.waitForSleeps(2)
    try await clock.advance(by: .milliseconds(300))
    try await view.waitForCalls(1)

    XCTAssertEqual(view.calls, [.showAlert("ab")])
  }

  func test_timeLimit_endsWhatTakesTooLong() async throws {
    let clock = ControllableClock(now: epoch)
    let store = TokenStoreSpy(token: .heldUntilCancelled())
    let loading = Task {
      try await TimeLimit.run(.seconds(5), on: clock) { try await store.token(of: "ann") }
    }
    try await store.heldToken.waitForRequests(1)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(5))

    do {
      _ = try await loading.value
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is TimeLimit) }
  }

  // The four ways in which a mistake of a test used to hang the run.

  func test_mistake_asyncLet_ends() async throws {
    let store = TokenStoreSpy(token: .held(limit: .milliseconds(20), fileID: "A/B.swift", line: 7))
    do {
      async let token = store.token(of: "ann")
      try await store.heldToken.waitForRequests(2, limit: .milliseconds(10))
      _ = try await token
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue("\(error)".contains("for 2 requests, got 1")) }
  }

  func test_mistake_taskGroup_ends() async throws {
    let store = TokenStoreSpy(token: .held(limit: .milliseconds(20), fileID: "A/B.swift", line: 7))
    do {
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { try await store.token(of: "ann") }
        for try await _ in group {}
      }
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(
        "\(error)",
        """
        A/B.swift:7: Request 0 with "ann" is held since here and had no answer for 0.02 seconds. \
        Make the call in a Task of its own, and give() it an answer.
        """
      )
    }
  }

  @MainActor func test_mistake_awaitedDirectly_ends() async {
    let screen = TextScreenSpy(viewWillAppear: .held(limit: .milliseconds(20)))

    await screen.viewWillAppear()

    XCTAssertEqual(screen.calls, [.viewWillAppear])
  }

  func test_mistake_timeLimitOfADeafAnswer_ends() async throws {
    let clock = ControllableClock(now: epoch)
    let store = TokenStoreSpy(token: .held(limit: .milliseconds(100)))
    let loading = Task {
      try await TimeLimit.run(.seconds(5), on: clock) { try await store.token(of: "ann") }
    }
    try await clock.waitForSleepers(1)
    try await clock.advance(by: .seconds(5))

    do {
      _ = try await loading.value
      XCTFail("nothing was thrown")
    } catch { XCTAssertTrue(error is TimeLimit || error is HeldAnswersError) }
  }
}
