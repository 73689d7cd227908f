import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

/// Takes a new entry from the view to the use case, and says what became of it.
@MainActor
public final class AddPresenter: AddModuleInterface, AddInteractorOutput {
  /// Who shows; not kept alive, since the view owns the presenter.
  public weak var view: (any AddViewInterface)?
  /// Who is told how the module ended; not kept alive, since it belongs to another module.
  public weak var delegate: (any AddModuleDelegate)?

  private let interactor: any AddInteractorInput
  private let wireframe: any AddWireframeInterface
  // What was typed last, to be offered again if it is not accepted.
  private var typed: (name: String, dueDate: Date)?

  /// Creates a presenter that owns its use case and its wireframe.
  public init(interactor: any AddInteractorInput, wireframe: any AddWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  public func updateView() {
    interactor.findEarliestDueDate()
  }

  public func cancelAddAction() {
    wireframe.dismissAddInterface()
    delegate?.addModuleDidCancelAddAction()
  }

  public func saveAddAction(name: String, dueDate: Date) async {
    typed = (name, dueDate)
    await interactor.saveNewEntry(name: name, dueDate: dueDate)
  }

  public func foundEarliestDueDate(_ date: Date) {
    view?.setMinimumDueDate(date)
    view?.setEntryDueDate(date)
  }

  public func savedNewEntry() async {
    wireframe.dismissAddInterface()
    await delegate?.addModuleDidSaveAddAction()
  }

  public func refusedNewEntry(_ reason: EntryRefusal) {
    askAgain(reason.sentence)
  }

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    askAgain(failure.sentence)
  }

  private func askAgain(_ message: String) {
    if let typed {
      view?.setEntryName(typed.name)
      view?.setEntryDueDate(typed.dueDate)
    }
    view?.showErrorMessage(message)
  }
}
