import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

/// A presenter with a function that makes sections from items; variants differ only in it.
@MainActor
final class RenderingPresenter: ListPresenterSubject {
  weak var view: (any ListViewInterface)?

  private let interactor: any ListInteractorInput
  private let wireframe: any ListWireframeInterface
  private let render: ([UpcomingItem]) -> [UpcomingDisplaySection]

  init(
    _ parts: ListPresenterParts,
    render: @escaping ([UpcomingItem]) -> [UpcomingDisplaySection]
  ) {
    interactor = parts.interactor
    wireframe = parts.wireframe
    self.render = render
  }

  func updateView() async { await interactor.findUpcomingItems() }

  func addNewEntry() { wireframe.presentAddInterface() }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    let sections = render(items)
    if sections.isEmpty {
      view?.showNoContentMessage()
    } else {
      view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections))
    }
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    let parts = ["Your to-do items could not be read", failure.reason].filter { !$0.isEmpty }
    view?.showErrorMessage(parts.joined(separator: ": "))
  }

  func addModuleDidCancelAddAction() {}

  func addModuleDidSaveAddAction() async { await interactor.findUpcomingItems() }
}
