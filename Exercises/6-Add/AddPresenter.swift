// Stage 6, the Add module: from the view to the use case, and from its answer to the next screen.
//
// Run:   swift run kata      (builds, runs the suites, shows the next step)
// Edit:  the four files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 6: the Add module", has a paragraph for each step.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class AddPresenter: AddModuleInterface, AddInteractorOutput {
  public weak var view: (any AddViewInterface)?
  public weak var delegate: (any AddModuleDelegate)?

  private let interactor: any AddInteractorInput
  private let wireframe: any AddWireframeInterface
  // The last entry, to show it again if it is not accepted.
  private var typed: (name: String, dueDate: Date)?

  public init(interactor: any AddInteractorInput, wireframe: any AddWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  public func updateView() {
    interactor.findEarliestDueDate()
  }

  public func cancelAddAction() {}

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
    switch reason {
    case .emptyName: askAgain("The item needs a name.")
    case .dueDateBeforeToday: askAgain("The due date is before today.")
    }
  }

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) {
    let sentence = "Your to-do item could not be saved"
    askAgain(failure.reason.isEmpty ? sentence : "\(sentence): \(failure.reason)")
  }

  private func askAgain(_ message: String) {
    if let typed {
      view?.setEntryName(typed.name)
      view?.setEntryDueDate(typed.dueDate)
    }
    view?.showErrorMessage(message)
  }
}
