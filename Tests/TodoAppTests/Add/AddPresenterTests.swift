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

  @Test(
    "An entry that is not accepted is shown as an error, and the typed values are set again",
    arguments: zip(
      [
        { $0.refusedNewEntry(.emptyName) },
        { $0.refusedNewEntry(.dueDateBeforeToday) },
        { $0.failedToSaveNewEntry(UseCaseFailure(reason: "the disk is full")) },
        { $0.failedToSaveNewEntry(UseCaseFailure(reason: "")) },
      ] as [@MainActor @Sendable (AddPresenter) -> Void],
      [
        "The item needs a name.", "The due date is before today.",
        "Your to-do item could not be saved: the disk is full",
        "Your to-do item could not be saved",
      ]
    )
  )
  func test_answer_notAccepted_isSaidAndAskedAgain(
    answer: @MainActor @Sendable (AddPresenter) -> Void,
    message: String
  ) async throws {
    await fixture.sut.saveAddAction(name: " Pack", dueDate: day)

    answer(fixture.sut)

    #expect(
      fixture.view.calls == [
        .setEntryName(" Pack"), .setEntryDueDate(day), .showErrorMessage(message),
      ]
    )
    #expect(fixture.wireframe.calls == [])
    #expect(fixture.delegate.calls == [])
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
