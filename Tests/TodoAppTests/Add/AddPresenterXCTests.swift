import Foundation
import TodoApp
import TodoMocks
import TodoUseCases
import XCTest

@MainActor
final class AddPresenterXCTests: XCTestCase, AddPresenterSpecs {
  private let day = Date(timeIntervalSince1970: 1_400_630_400)
  private lazy var scene = AddPresenterScene()

  func test_updateView_asksForTheEarliestDueDate() async throws {
    scene.sut.updateView()

    XCTAssertEqual(scene.events, ["interactor.findEarliestDueDate()"])
  }

  func test_foundEarliestDueDate_isTheMinimumAndOffered() async throws {
    scene.sut.foundEarliestDueDate(day)

    XCTAssertEqual(scene.view.calls, [.setMinimumDueDate(day), .setEntryDueDate(day)])
  }

  func test_saveAddAction_isPassedOn() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    XCTAssertEqual(
      scene.events,
      ["interactor.saveNewEntry(name: \"Pack\", dueDate: 2014-05-21T00:00:00Z)"]
    )
  }

  func test_savedNewEntry_dismissesThenTellsTheDelegate() async throws {
    await scene.sut.savedNewEntry()

    XCTAssertEqual(
      scene.events,
      ["wireframe.dismissAddInterface()", "delegate.addModuleDidSaveAddAction()"]
    )
  }

  func test_savedNewEntry_awaitsTheDelegate() async throws {
    let scene = AddPresenterScene(followUp: .held())
    var events: [String] = []
    let saved = Task {
      await scene.sut.savedNewEntry()
      events.append("ended")
    }
    try await scene.delegate.heldAddModuleDidSaveAddAction.waitForRequests(1)
    events.append("followed up")

    try scene.delegate.heldAddModuleDidSaveAddAction.give(.success(()), to: 0)
    await saved.value

    XCTAssertEqual(events, ["followed up", "ended"])
  }

  func test_refusedNewEntry_emptyName_isSaidAndAskedAgain() async throws {
    await scene.sut.saveAddAction(name: " ", dueDate: day)

    scene.sut.refusedNewEntry(.emptyName)

    XCTAssertEqual(
      scene.view.calls,
      [
        .setEntryName(" "), .setEntryDueDate(day), .showErrorMessage("The item needs a name."),
      ]
    )
    XCTAssertEqual(scene.wireframe.calls, [])
  }

  func test_refusedNewEntry_dueDateBeforeToday_isSaidAndAskedAgain() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    scene.sut.refusedNewEntry(.dueDateBeforeToday)

    XCTAssertEqual(
      scene.view.calls,
      [
        .setEntryName("Pack"), .setEntryDueDate(day),
        .showErrorMessage("The due date is before today."),
      ]
    )
    XCTAssertEqual(scene.wireframe.calls, [])
  }

  func test_failedToSaveNewEntry_isSaidAndAskedAgain() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    scene.sut.failedToSaveNewEntry(UseCaseFailure(reason: "the disk is full"))

    XCTAssertEqual(
      scene.view.calls,
      [
        .setEntryName("Pack"), .setEntryDueDate(day),
        .showErrorMessage("Your to-do item could not be saved: the disk is full"),
      ]
    )
    XCTAssertEqual(scene.delegate.calls, [])
  }

  func test_failedToSaveNewEntry_noReason_endsWithoutColon() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    scene.sut.failedToSaveNewEntry(UseCaseFailure(reason: ""))

    XCTAssertEqual(scene.view.calls.last, .showErrorMessage("Your to-do item could not be saved"))
  }

  func test_cancelAddAction_dismissesThenTellsTheDelegate() async throws {
    scene.sut.cancelAddAction()

    XCTAssertEqual(
      scene.events,
      [
        "wireframe.dismissAddInterface()", "delegate.addModuleDidCancelAddAction()",
      ]
    )
  }

  func test_viewAndDelegate_areNotKeptAlive() async throws {
    var view: AddViewSpy? = AddViewSpy()
    var delegate: AddModuleDelegateSpy? = AddModuleDelegateSpy()

    scene.sut.view = view
    scene.sut.delegate = delegate
    view = nil
    delegate = nil

    XCTAssertNil(scene.sut.view)
    XCTAssertNil(scene.sut.delegate)
  }
}
