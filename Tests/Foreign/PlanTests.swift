import Models
import TestSupport
import Testing

@testable import App

/// The tests of a project with doubles from `swift package doubles write`.
@MainActor
struct PlanTests {
  @Test("The plans of the year are shown")
  func load_plans_areShown() async throws {
    let store = PlanStoreSpy(plans: .success([Plan(id: 1)]))
    let presenter = PlanPresenter(store: store)

    try await PlanViewMock(expecting: [.show([Plan(id: 1)])]).verify { view in
      presenter.view = view
      await presenter.load()
    }

    #expect(store.calls == [.plans(in: 2026)])
  }

  @Test("An error shows no plans")
  func load_error_showsNone() async {
    let presenter = PlanPresenter(store: PlanStoreSpy(plans: .unanswered()))
    let view = PlanViewSpy()
    presenter.view = view

    await presenter.load()

    #expect(view.calls == [.show([])])
  }
}
