import DoubleGallery
import Foundation
import Testing
import TodoMocks

private let epoch = Date(timeIntervalSince1970: 0)

struct RecipesTests {
  @Test("A test can ignore calls, count calls, and order calls of two mocks")
  @MainActor func looserExpectations() async throws {
    let view = ProfileViewMock(expecting: [.showName("Ann"), .showAlert("Saved")])
    let router = DatePickerRouterMock(expecting: [.pickDate(from: epoch)], pickDate: .success(nil))
    var events: [String] = []
    view.spy.onCall = { events.append("view.\($0)") }
    router.spy.onCall = { _ in events.append("router") }

    view.showLoading()
    view.showName("Ann")
    _ = await router.pickDate(from: epoch)
    view.showAlert("Saved")

    #expect(view.mismatch(ignoring: { $0 == .showLoading }) == nil)
    #expect(view.spy.calls.count { $0 == .showLoading } == 1)
    #expect(router.mismatch() == nil)
    #expect(
      events == [
        "view.showLoading()", #"view.showName("Ann")"#, "router", #"view.showAlert("Saved")"#,
      ]
    )
  }

  @Test("A mock whose closure throws reports its mismatch and the error")
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

  // Two mistakes of a test that must end, not hang the run.

  @Test("A held answer in a task group ends, and its error says where it is held")
  func taskGroup() async throws {
    let store = TokenStoreSpy(token: .held(limit: .milliseconds(20), fileID: "A/B.swift", line: 7))

    let error = await #expect(throws: HeldAnswersError.self) {
      try await withThrowingTaskGroup(of: String.self) { group in
        group.addTask { try await store.token(of: "ann") }
        for try await _ in group {}
      }
    }

    #expect(
      error?.description == """
        A/B.swift:7: Request 0 with "ann" got no answer within 0.02 seconds; this line holds it. \
        Make the call in a Task of its own, and give() it an answer.
        """
    )
  }

  @Test("A held answer that the test awaits directly ends")
  @MainActor func awaitedDirectly() async {
    let screen = TextScreenSpy(viewWillAppear: .held(limit: .milliseconds(20)))

    await screen.viewWillAppear()

    #expect(screen.calls == [.viewWillAppear])
  }
}
