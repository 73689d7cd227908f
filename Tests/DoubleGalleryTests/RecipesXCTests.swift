import DoubleGallery
import Foundation
import TodoMocks
import XCTest

/// The recipe of `RecipesTests.looserExpectations` in XCTest.
final class RecipesXCTests: XCTestCase {
  /// A test can ignore calls, count calls, look at one argument, and order calls of two mocks.
  @MainActor func test_mocks_looserExpectations_pass() async throws {
    let epoch = Date(timeIntervalSince1970: 0)
    let view = DetailViewMock(expecting: [.showName("Ann"), .showAlert("Saved")])
    let router = DatePickerRouterMock(expecting: [.pickDate(from: epoch)], pickDate: .success(nil))
    var events: [String] = []
    view.spy.onCall = { events.append("view.\($0)") }
    router.spy.onCall = { _ in events.append("router") }

    view.showLoading()
    view.showName("Ann")
    _ = await router.pickDate(from: epoch)
    view.showAlert("Saved")

    XCTAssertNil(view.mismatch(ignoring: { $0 == .showLoading }))
    XCTAssertEqual(view.spy.calls.count { $0 == .showLoading }, 1)
    XCTAssertTrue(
      view.spy.calls.contains {
        if case .showAlert(let message) = $0 { message.hasPrefix("Save") } else { false }
      }
    )
    XCTAssertNil(router.mismatch())
    XCTAssertEqual(
      events,
      ["view.showLoading()", #"view.showName("Ann")"#, "router", #"view.showAlert("Saved")"#]
    )
  }
}
