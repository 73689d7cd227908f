// Stage 2, the Presenter: turn the items of the interactor into data for the view.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 2: the Presenter", has a paragraph for each step.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class ListPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
  public var view: (any ListViewInterface)?

  private let interactor: any ListInteractorInput
  private let wireframe: any ListWireframeInterface
  private let calendar: Calendar
  private let locale: Locale

  public init(
    interactor: any ListInteractorInput,
    wireframe: any ListWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
    self.calendar = calendar
    self.locale = locale
  }

  public func updateView() async {}

  public func addNewEntry() {}

  public func foundUpcomingItems(_ items: [UpcomingItem]) {}

  public func failedToFindUpcomingItems(_ failure: UseCaseFailure) {}

  public func addModuleDidCancelAddAction() {}

  public func addModuleDidSaveAddAction() async {}
}
