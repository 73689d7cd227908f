import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

/// Passes a new entry from the view to the use case, and shows the result.
@MainActor
package final class AddPresenter: AddModuleInterface, AddInteractorOutput {
  /// The view; weak, because the view owns the presenter.
  package weak var view: (any AddViewInterface)?
  /// Receives the end of the module; weak, because it belongs to another module.
  package weak var delegate: (any AddModuleDelegate)?

  private let interactor: any AddInteractorInput
  private let wireframe: any AddWireframeInterface
  // The last entry, to offer it again if it is not accepted.
  private var typed: (name: String, dueDate: Date)?

  package init(interactor: any AddInteractorInput, wireframe: any AddWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  package func updateView() {
    interactor.findEarliestDueDate()
  }

  package func cancelAddAction() {
    wireframe.dismissAddInterface()
    delegate?.addModuleDidCancelAddAction()
  }

  package func saveAddAction(name: String, dueDate: Date) async {
    typed = (name, dueDate)
    await interactor.saveNewEntry(name: name, dueDate: dueDate)
  }

  package func foundEarliestDueDate(_ date: Date) {
    view?.setMinimumDueDate(date)
    view?.setEntryDueDate(date)
  }

  package func savedNewEntry() async {
    wireframe.dismissAddInterface()
    await delegate?.addModuleDidSaveAddAction()
  }

  package func refusedNewEntry(_ reason: EntryRefusal) {
    askAgain(reason.sentence)
  }

  package func failedToSaveNewEntry(_ failure: UseCaseFailure) {
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
