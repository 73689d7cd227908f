import DoubleGallery
import Foundation
import Testing
import TodoMocks

private let epoch = Date(timeIntervalSince1970: 0)

struct RecipesTests {
  @Test("A debounce shows the last text alone", arguments: [1, 2, 20])
  @MainActor func debounce(texts: Int) async throws {
    let clock = ControllableClock(now: epoch)
    let view = DetailViewSpy()
    let sut = Search(view: view, clock: clock)

    for number in 1...texts {
      sut.type("\(number)")
      try await clock.waitForSleeps(number)
    }
    try await clock.advance(by: .milliseconds(300))
    try await view.waitForCalls(1)

    #expect(view.calls == [.showAlert("\(texts)")])
  }

  @Test("A time limit ends what takes too long")
  func timeLimit() async throws {
    let clock = ControllableClock(now: epoch)
    let store = TokenStoreSpy(token: .heldUntilCancelled())
    let loading = Task {
      try await TimeLimit.run(.seconds(5), on: clock) { try await store.token(of: "ann") }
    }
    try await store.heldToken.waitForRequests(1)
    try await clock.waitForSleepers(1)

    try await clock.advance(by: .seconds(5))

    await #expect(throws: TimeLimit.self) { try await loading.value }
  }

  @Test("A mock whose closure ends early tells both")
  func mockWithAnError() async throws {
    let mock = TitleViewMock(expecting: [.title], title: .success(""))

    let error = await #expect(throws: CallMismatch.self) {
      try await mock.verify(fileID: "A/B.swift", line: 7) { _ in throw CancellationError() }
    }

    #expect(
      error?.description == """
        A/B.swift:7: TitleViewMock did not get the calls it expected.
        Expected:
          - title
        Got:
            nothing
        Legend: - missing, + unexpected, ~ out of order
        The closure ended early, with CancellationError()
        """
    )
  }
}
