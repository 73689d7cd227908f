import Foundation
import TodoApp
import TodoMocks
import TodoUseCases

/// What both suites of the add presenter have to cover.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor
protocol AddPresenterSpecs {
  func test_updateView_asksForTheEarliestDueDate() async throws
  func test_foundEarliestDueDate_isTheMinimumAndOffered() async throws
  func test_saveAddAction_isPassedOn() async throws
  func test_savedNewEntry_dismissesThenTellsTheDelegate() async throws
  func test_savedNewEntry_awaitsTheDelegate() async throws
  func test_refusedNewEntry_emptyName_isSaidAndAskedAgain() async throws
  func test_refusedNewEntry_dueDateBeforeToday_isSaidAndAskedAgain() async throws
  func test_failedToSaveNewEntry_isSaidAndAskedAgain() async throws
  func test_failedToSaveNewEntry_noReason_endsWithoutColon() async throws
  func test_cancelAddAction_dismissesThenTellsTheDelegate() async throws
  func test_viewAndDelegate_areNotKeptAlive() async throws
}

/// An add presenter among spies, whose calls are joined in one list.
@MainActor
final class AddPresenterScene {
  let interactor = AddInteractorInputSpy()
  let wireframe = AddWireframeSpy()
  let view = AddViewSpy()
  let delegate: AddModuleDelegateSpy
  let sut: AddPresenter
  private(set) var events: [String] = []

  init(followUp: StubbedAnswer<Void, Void, Never> = .success(())) {
    delegate = AddModuleDelegateSpy(addModuleDidSaveAddAction: followUp)
    sut = AddPresenter(interactor: interactor, wireframe: wireframe)
    sut.view = view
    sut.delegate = delegate
    interactor.onCall = { [unowned self] in events.append("interactor.\($0)") }
    wireframe.onCall = { [unowned self] in events.append("wireframe.\($0)") }
    view.onCall = { [unowned self] in events.append("view.\($0)") }
    delegate.onCall = { [unowned self] in events.append("delegate.\($0)") }
  }
}
