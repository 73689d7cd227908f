import Foundation
import Testing
import TodoApp
import TodoMocks
import TodoUseCases

@MainActor
struct AddPresenterTests {
  private let day = Date(timeIntervalSince1970: 1_400_630_400)
  private let fixture = AddPresenterFixture()

  @Test("The first values come from the interactor")
  func test_updateView_asksForTheEarliestDueDate() async throws {
    fixture.sut.updateView()

    #expect(fixture.events == ["interactor.findEarliestDueDate()"])
  }

  @Test("The earliest due date becomes the view's minimum and its offer")
  func test_foundEarliestDueDate_isTheMinimumAndOffered() async throws {
    fixture.sut.foundEarliestDueDate(day)

    #expect(fixture.view.calls == [.setMinimumDueDate(day), .setEntryDueDate(day)])
  }

  @Test("Saving is passed on to the interactor")
  func test_saveAddAction_isPassedOn() async throws {
    await fixture.sut.saveAddAction(name: "Pack", dueDate: day)

    #expect(
      fixture.events == ["interactor.saveNewEntry(name: \"Pack\", dueDate: 2014-05-21T00:00:00Z)"]
    )
  }

  @Test("After a save, the screen is dismissed, then the delegate is informed")
  func test_savedNewEntry_dismissesThenTellsTheDelegate() async throws {
    await fixture.sut.savedNewEntry()

    #expect(
      fixture.events == ["wireframe.dismissAddInterface()", "delegate.addModuleDidSaveAddAction()"]
    )
  }

  @Test("The await includes the delegate's work")
  func test_savedNewEntry_awaitsTheDelegate() async throws {
    let fixture = AddPresenterFixture(followUp: .held())
    var events: [String] = []
    let saved = Task {
      await fixture.sut.savedNewEntry()
      events.append("ended")
    }
    try await fixture.delegate.heldAddModuleDidSaveAddAction.waitForRequests(1)
    events.append("followed up")

    try fixture.delegate.heldAddModuleDidSaveAddAction.give(.success(()), to: 0)
    await saved.value

    #expect(events == ["followed up", "ended"])
  }

  @Test("An empty name is shown as an error, and the typed values are set again")
  func test_refusedNewEntry_emptyName_isSaidAndAskedAgain() async throws {
    await fixture.sut.saveAddAction(name: " ", dueDate: day)

    fixture.sut.refusedNewEntry(.emptyName)

    #expect(
      fixture.view.calls == [
        .setEntryName(" "), .setEntryDueDate(day), .showErrorMessage("The item needs a name."),
      ]
    )
    #expect(fixture.wireframe.calls == [])
  }

  @Test("A due date before today is shown as an error, and the typed values are set again")
  func test_refusedNewEntry_dueDateBeforeToday_isSaidAndAskedAgain() async throws {
    await fixture.sut.saveAddAction(name: "Pack", dueDate: day)

    fixture.sut.refusedNewEntry(.dueDateBeforeToday)

    #expect(
      fixture.view.calls == [
        .setEntryName("Pack"), .setEntryDueDate(day),
        .showErrorMessage("The due date is before today."),
      ]
    )
    #expect(fixture.wireframe.calls == [])
  }

  @Test("A failed save is shown with its reason, and the typed values are set again")
  func test_failedToSaveNewEntry_isSaidAndAskedAgain() async throws {
    await fixture.sut.saveAddAction(name: "Pack", dueDate: day)

    fixture.sut.failedToSaveNewEntry(UseCaseFailure(reason: "the disk is full"))

    #expect(
      fixture.view.calls == [
        .setEntryName("Pack"), .setEntryDueDate(day),
        .showErrorMessage("Your to-do item could not be saved: the disk is full"),
      ]
    )
    #expect(fixture.delegate.calls == [])
  }

  @Test("A failed save without a reason is shown without a colon")
  func test_failedToSaveNewEntry_noReason_endsWithoutColon() async throws {
    await fixture.sut.saveAddAction(name: "Pack", dueDate: day)

    fixture.sut.failedToSaveNewEntry(UseCaseFailure(reason: ""))

    #expect(
      fixture.view.calls.last == .showErrorMessage("Your to-do item could not be saved")
    )
  }

  @Test("After a cancel, the screen is dismissed, then the delegate is informed")
  func test_cancelAddAction_dismissesThenTellsTheDelegate() async throws {
    fixture.sut.cancelAddAction()

    #expect(
      fixture.events == [
        "wireframe.dismissAddInterface()", "delegate.addModuleDidCancelAddAction()",
      ]
    )
  }

  @Test("The presenter keeps neither its view nor its delegate alive")
  func test_viewAndDelegate_areNotKeptAlive() async throws {
    var view: AddViewSpy? = AddViewSpy()
    var delegate: AddModuleDelegateSpy? = AddModuleDelegateSpy()

    fixture.sut.view = view
    fixture.sut.delegate = delegate
    view = nil
    delegate = nil

    #expect(fixture.sut.view == nil)
    #expect(fixture.sut.delegate == nil)
  }
}
