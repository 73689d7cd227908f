// Stage 7, the Detail module: an identifier comes in, and one outcome goes back.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the three files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 7: data in, a result out", has a paragraph for each step.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class DetailPresenter: DetailModuleInterface, DetailInteractorOutput {
  public weak var view: (any DetailViewInterface)?
  public weak var delegate: (any DetailModuleDelegate)?

  private let id: UUID
  private let interactor: any DetailInteractorInput
  private let wireframe: any DetailWireframeInterface
  private let calendar: Calendar
  private let locale: Locale

  public init(
    id: UUID,
    interactor: any DetailInteractorInput,
    wireframe: any DetailWireframeInterface,
    calendar: Calendar,
    locale: Locale
  ) {
    self.id = id
    self.interactor = interactor
    self.wireframe = wireframe
    self.calendar = calendar
    self.locale = locale
  }

  public func updateView() async {}

  public func markDone() async {}

  public func saveChanges(name: String, dueDate: Date) async {}

  public func deleteEntry() async {}

  public func openLink() async {}

  public func leaveDetail() {}

  public func foundItem(_ item: DetailItem) {}

  public func failedToFindItem(_ failure: UseCaseFailure) {}

  public func markedItemDone(title: String) async {}

  public func changedItem(title: String) async {}

  public func deletedItem(title: String) async {}

  public func itemIsGone() async {}

  public func itemWasChanged(_ item: DetailItem) {}

  public func refusedChange(_ reason: EntryRefusal) {}

  public func failedToChangeItem(_ failure: UseCaseFailure) {}
}
