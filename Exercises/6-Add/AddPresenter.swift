// Stage 6, the Add module: from the view to the use case, and from its answer to the next screen.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
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

  public init(interactor: any AddInteractorInput, wireframe: any AddWireframeInterface) {
    self.interactor = interactor
    self.wireframe = wireframe
  }

  public func updateView() {}

  public func cancelAddAction() {}

  public func saveAddAction(name: String, dueDate: Date) async {}

  public func foundEarliestDueDate(_ date: Date) {}

  public func savedNewEntry() async {}

  public func refusedNewEntry(_ reason: EntryRefusal) {}

  public func failedToSaveNewEntry(_ failure: UseCaseFailure) {}
}
