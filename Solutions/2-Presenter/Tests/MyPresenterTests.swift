// The tests that Stage 2 leaves to the learner, in both frameworks.

import Foundation
import KataTesting
import PresenterSubjects
import Testing
import TodoMocks
import TodoRouting
import TodoScreens
import TodoUseCases
import XCTest

/// XCTest: every method is `async`, and its name begins with `test`.
@MainActor
final class MyPresenterTests: StageTestCase {
  func test_foundUpcomingItems_none_showsNoContentAndNothingElse() async throws {
    let (sut, _, view) = try makeSUT()

    sut.foundUpcomingItems([])
    sut.foundUpcomingItems([])

    XCTAssertEqual(view.calls, [.showNoContentMessage, .showNoContentMessage])
  }

  func test_addNewEntry_presentsTheAddScreen() async throws {
    try await ListWireframeMock(expecting: [.presentAddInterface]).verify { wireframe in
      let (sut, _, _) = try makeSUT(wireframe: wireframe)
      sut.addNewEntry()
    }
  }

  func test_addModuleDidSave_asksTheInteractorAgain() async throws {
    let (sut, interactor, _) = try makeSUT()

    await sut.addModuleDidSaveAddAction()
    XCTAssertEqual(interactor.calls, [.findUpcomingItems])

    await sut.addModuleDidSaveAddAction()
    XCTAssertEqual(interactor.calls, [.findUpcomingItems, .findUpcomingItems])
  }

  func test_addModuleDidCancel_asksNobody() async throws {
    let (sut, interactor, _) = try makeSUT()

    sut.addModuleDidCancelAddAction()
    // A task that the cancel may have started runs before this one.
    await Task {}.value

    XCTAssertEqual(interactor.calls, [])
  }

  func test_failure_withReason_showsBoth() async throws {
    let (sut, _, view) = try makeSUT()

    sut.failedToFindUpcomingItems(UseCaseFailure(reason: "the disk is gone"))

    let sentence = "Your to-do items could not be read: the disk is gone"
    XCTAssertEqual(view.calls, [.showErrorMessage(sentence)])
  }

  func test_failure_withoutReason_showsTheSentenceAlone() async throws {
    let (sut, _, view) = try makeSUT()

    sut.failedToFindUpcomingItems(UseCaseFailure(reason: ""))
    sut.failedToFindUpcomingItems(UseCaseFailure(reason: ""))

    let sentence = "Your to-do items could not be read"
    XCTAssertEqual(view.calls, [.showErrorMessage(sentence), .showErrorMessage(sentence)])
  }
}

/// Swift Testing: every function has a `@Test`.
@MainActor
@Suite(.serialized, .stage)
struct MyPresenterSwiftTests {
  @Test("Shows a message, and nothing else, when nothing is upcoming")
  func test_foundUpcomingItems_none_showsNoContentAndNothingElse() async throws {
    let (sut, _, view) = try makeSUT()

    sut.foundUpcomingItems([])
    sut.foundUpcomingItems([])

    #expect(view.calls == [.showNoContentMessage, .showNoContentMessage])
  }

  @Test("Adding presents the add screen")
  func test_addNewEntry_presentsTheAddScreen() async throws {
    try await ListWireframeMock(expecting: [.presentAddInterface]).verify { wireframe in
      let (sut, _, _) = try makeSUT(wireframe: wireframe)
      sut.addNewEntry()
    }
  }

  @Test("Asks the interactor again after a save")
  func test_addModuleDidSave_asksTheInteractorAgain() async throws {
    let (sut, interactor, _) = try makeSUT()

    await sut.addModuleDidSaveAddAction()
    #expect(interactor.calls == [.findUpcomingItems])

    await sut.addModuleDidSaveAddAction()
    #expect(interactor.calls == [.findUpcomingItems, .findUpcomingItems])
  }

  @Test("Cancelling makes no request")
  func test_addModuleDidCancel_asksNobody() async throws {
    let (sut, interactor, _) = try makeSUT()

    sut.addModuleDidCancelAddAction()
    // A task that the cancel may have started runs before this one.
    await Task {}.value

    #expect(interactor.calls == [])
  }

  @Test("Shows an error with its reason")
  func test_failure_withReason_showsBoth() async throws {
    let (sut, _, view) = try makeSUT()

    sut.failedToFindUpcomingItems(UseCaseFailure(reason: "the disk is gone"))

    let sentence = "Your to-do items could not be read: the disk is gone"
    #expect(view.calls == [.showErrorMessage(sentence)])
  }

  @Test("Shows no colon when an error has no reason")
  func test_failure_withoutReason_showsTheSentenceAlone() async throws {
    let (sut, _, view) = try makeSUT()

    sut.failedToFindUpcomingItems(UseCaseFailure(reason: ""))
    sut.failedToFindUpcomingItems(UseCaseFailure(reason: ""))

    let sentence = "Your to-do items could not be read"
    #expect(view.calls == [.showErrorMessage(sentence), .showErrorMessage(sentence)])
  }
}

/// The presenter under test, the spy of its interactor, and the spy of its view.
@MainActor
private func makeSUT(
  wireframe: any ListWireframeInterface = ListWireframeSpy()
) throws -> (
  sut: any ListPresenterSubject, interactor: ListInteractorInputSpy, view: ListViewSpy
) {
  let interactor = ListInteractorInputSpy()
  let view = ListViewSpy()
  let sut = try ListPresenterParts(
    interactor: interactor,
    wireframe: wireframe,
    calendar: FixedCalendar.sundayFirst.calendar,
    locale: Locale(identifier: "en_US")
  ).make()
  sut.view = view
  return (sut, interactor, view)
}
