import Foundation
import Testing
import TodoApp
import TodoMocks
import TodoUseCases

@MainActor
struct AddPresenterTests: AddPresenterSpecs {
  private let day = Date(timeIntervalSince1970: 1_400_630_400)
  private let scene = AddPresenterScene()

  @Test("The first values come from the interactor")
  func test_updateView_asksForTheEarliestDueDate() async throws {
    scene.sut.updateView()

    #expect(scene.events == ["interactor.findEarliestDueDate()"])
  }

  @Test("The earliest due date is the view's minimum and what it offers")
  func test_foundEarliestDueDate_isTheMinimumAndOffered() async throws {
    scene.sut.foundEarliestDueDate(day)

    #expect(scene.view.calls == [.setMinimumDueDate(day), .setEntryDueDate(day)])
  }

  @Test("Saving is the interactor's work")
  func test_saveAddAction_isPassedOn() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    #expect(
      scene.events == ["interactor.saveNewEntry(name: \"Pack\", dueDate: 2014-05-21T00:00:00Z)"]
    )
  }

  @Test("After a save the screen goes, then the delegate is told")
  func test_savedNewEntry_dismissesThenTellsTheDelegate() async throws {
    await scene.sut.savedNewEntry()

    #expect(
      scene.events == ["wireframe.dismissAddInterface()", "delegate.addModuleDidSaveAddAction()"]
    )
  }

  @Test("The await ends when the delegate has followed up")
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

    #expect(events == ["followed up", "ended"])
  }

  @Test("An empty name is said, and what was typed is set again")
  func test_refusedNewEntry_emptyName_isSaidAndAskedAgain() async throws {
    await scene.sut.saveAddAction(name: " ", dueDate: day)

    scene.sut.refusedNewEntry(.emptyName)

    #expect(
      scene.view.calls == [
        .setEntryName(" "), .setEntryDueDate(day), .showErrorMessage("The item needs a name."),
      ]
    )
    #expect(scene.wireframe.calls == [])
  }

  @Test("A due date before today is said, and what was typed is set again")
  func test_refusedNewEntry_dueDateBeforeToday_isSaidAndAskedAgain() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    scene.sut.refusedNewEntry(.dueDateBeforeToday)

    #expect(
      scene.view.calls == [
        .setEntryName("Pack"), .setEntryDueDate(day),
        .showErrorMessage("The due date is before today."),
      ]
    )
    #expect(scene.wireframe.calls == [])
  }

  @Test("A failed save is said with its reason, and what was typed is set again")
  func test_failedToSaveNewEntry_isSaidAndAskedAgain() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    scene.sut.failedToSaveNewEntry(UseCaseFailure(reason: "the disk is full"))

    #expect(
      scene.view.calls == [
        .setEntryName("Pack"), .setEntryDueDate(day),
        .showErrorMessage("Your to-do item could not be saved: the disk is full"),
      ]
    )
    #expect(scene.delegate.calls == [])
  }

  @Test("A failed save without a reason is said without a colon")
  func test_failedToSaveNewEntry_noReason_endsWithoutColon() async throws {
    await scene.sut.saveAddAction(name: "Pack", dueDate: day)

    scene.sut.failedToSaveNewEntry(UseCaseFailure(reason: ""))

    #expect(
      scene.view.calls.last == .showErrorMessage("Your to-do item could not be saved")
    )
  }

  @Test("After a cancel the screen goes, then the delegate is told")
  func test_cancelAddAction_dismissesThenTellsTheDelegate() async throws {
    scene.sut.cancelAddAction()

    #expect(
      scene.events == [
        "wireframe.dismissAddInterface()", "delegate.addModuleDidCancelAddAction()",
      ]
    )
  }

  @Test("The presenter keeps neither its view nor its delegate alive")
  func test_viewAndDelegate_areNotKeptAlive() async throws {
    var view: AddViewSpy? = AddViewSpy()
    var delegate: AddModuleDelegateSpy? = AddModuleDelegateSpy()

    scene.sut.view = view
    scene.sut.delegate = delegate
    view = nil
    delegate = nil

    #expect(scene.sut.view == nil)
    #expect(scene.sut.delegate == nil)
  }
}
