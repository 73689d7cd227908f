// The tests that Stage 4 leaves to the learner, in both frameworks.

import DoubleInterfaces
import DoublesSolution
import DoublesSubjects
import KataTesting
import Testing
import TodoRouting
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyDoublesTests: StageTestCase {
  func test_presenter_eachAnswer_isShownOnce() async throws {
    let view = ListViewSpy()
    let presenter = try makePresenter(view: view)

    presenter.failedToFindUpcomingItems(UseCaseFailure(reason: "disk full"))
    presenter.failedToFindUpcomingItems(UseCaseFailure(reason: "disk full"))
    presenter.foundUpcomingItems([])
    presenter.foundUpcomingItems([])

    let error = ListViewCall.showErrorMessage("Your to-do items could not be read: disk full")
    XCTAssertEqual(view.calls, [error, error, .showNoContentMessage, .showNoContentMessage])
  }

  func test_mismatch_expectedCall_isAccepted() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()

    XCTAssertNil(mock.mismatch())
  }

  func test_mismatch_missingCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    XCTAssertEqual(mock.mismatch(), "expected [presentAddInterface()], got []")
  }

  func test_mismatch_unexpectedCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [])

    mock.presentAddInterface()

    XCTAssertEqual(mock.mismatch(), "expected [], got [presentAddInterface()]")
  }

  func test_mismatch_oneCallTooMany_isRejected() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()
    mock.presentAddInterface()

    XCTAssertNotNil(mock.mismatch())
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyDoublesSwiftTests {
  @Test("Shows each answer once, in order")
  func test_presenter_eachAnswer_isShownOnce() async throws {
    let view = ListViewSpy()
    let presenter = try makePresenter(view: view)

    presenter.failedToFindUpcomingItems(UseCaseFailure(reason: "disk full"))
    presenter.failedToFindUpcomingItems(UseCaseFailure(reason: "disk full"))
    presenter.foundUpcomingItems([])
    presenter.foundUpcomingItems([])

    let error = ListViewCall.showErrorMessage("Your to-do items could not be read: disk full")
    #expect(view.calls == [error, error, .showNoContentMessage, .showNoContentMessage])
  }

  @Test("Accepts the expected call")
  func test_mismatch_expectedCall_isAccepted() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()

    #expect(mock.mismatch() == nil)
  }

  @Test("Rejects a missing call, and shows both lists")
  func test_mismatch_missingCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    #expect(mock.mismatch() == "expected [presentAddInterface()], got []")
  }

  @Test("Rejects an unexpected call, and shows both lists")
  func test_mismatch_unexpectedCall_namesBoth() async throws {
    let mock = try makeMock(expecting: [])

    mock.presentAddInterface()

    #expect(mock.mismatch() == "expected [], got [presentAddInterface()]")
  }

  @Test("Rejects one call too many")
  func test_mismatch_oneCallTooMany_isRejected() async throws {
    let mock = try makeMock(expecting: [.presentAddInterface])

    mock.presentAddInterface()
    mock.presentAddInterface()

    #expect(mock.mismatch() != nil)
  }
}

/// The presenter under test, which shows on your spy.
@MainActor
private func makePresenter(view: ListViewSpy) throws -> any ListInteractorOutput {
  try DoubleMakers.make().makePresenter(view)
}

/// The mock under test.
@MainActor
private func makeMock(
  expecting calls: [ListWireframeCall]
) throws -> any ListWireframeMocking {
  try DoubleMakers.make().makeListWireframeMock(calls)
}
