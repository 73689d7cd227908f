import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

/// A presenter with two parameters: how to make sections from items, and whether a child task asks.
///
/// Variants differ only in these.
@MainActor
final class RenderingPresenter: ListPresenterSubject {
  weak var view: (any ListViewInterface)?

  private let interactor: any ListInteractorInput
  private let wireframe: any ListWireframeInterface
  private let asksInAChildTask: Bool
  private let render: ([UpcomingItem]) -> [UpcomingDisplaySection]

  init(
    _ parts: ListPresenterParts,
    asksInAChildTask: Bool = false,
    render: @escaping ([UpcomingItem]) -> [UpcomingDisplaySection]
  ) {
    interactor = parts.interactor
    wireframe = parts.wireframe
    self.asksInAChildTask = asksInAChildTask
    self.render = render
  }

  func updateView() async {
    guard asksInAChildTask else { return await ask() }
    async let answer: Void = ask()
    await answer
  }

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

  func addModuleDidSaveAddAction() async { await ask() }

  private func ask() async { await interactor.findUpcomingItems() }
}
