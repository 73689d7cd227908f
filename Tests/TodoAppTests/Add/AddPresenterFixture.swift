import Foundation
import TodoApp
import TodoMocks
import TodoUseCases

/// An add presenter with spies, whose calls go into one list.
@MainActor
final class AddPresenterFixture {
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
