import Models
import TestSupport
import XCTest

@testable import App

/// The same in XCTest.
nonisolated final class PlanXCTests: XCTestCase {
  @MainActor
  func test_load_plans_areShown() async {
    let presenter = PlanPresenter(store: PlanStoreSpy(plans: .success([Plan(id: 1)])))
    let view = PlanViewSpy()
    presenter.view = view

    await presenter.load()

    XCTAssertEqual(view.calls, [.show([Plan(id: 1)])])
  }
}
