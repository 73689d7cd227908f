// Stage 5, the change: headings belong to the presenter.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the three files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 5: the change", has a paragraph for each step.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class ListPresenter: ListModuleInterface, ListInteractorOutput, AddModuleDelegate {
  // Weak: the view owns the presenter, so a strong reference would keep both alive.
  public weak var view: (any ListViewInterface)?

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

  public func updateView() async {
    await interactor.findUpcomingItems()
  }

  public func addNewEntry() {
    wireframe.presentAddInterface()
  }

  public func foundUpcomingItems(_ items: [UpcomingItem]) {
    guard !items.isEmpty else {
      view?.showNoContentMessage()
      return
    }
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections(of: items)))
  }

  public func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    let sentence = "Your to-do items could not be read"
    view?.showErrorMessage(
      failure.reason.isEmpty ? sentence : "\(sentence): \(failure.reason)"
    )
  }

  // Nothing was saved, so the list is still up to date.
  public func addModuleDidCancelAddAction() {}

  public func addModuleDidSaveAddAction() async {
    await updateView()
  }

  // The order of the headings is the order of the sections, whatever order the items arrive in.
  private func sections(of items: [UpcomingItem]) -> [UpcomingDisplaySection] {
    let headings: [(relation: NearTermDateRelation, name: String, imageName: String)] = [
      (.today, "Today", "check"),
      (.tomorrow, "Tomorrow", "alarm"),
      (.laterThisWeek, "Later This Week", "circle"),
      (.nextWeek, "Next Week", "calendar"),
    ]
    return headings.compactMap { heading in
      let items = items.filter { $0.dateRelation == heading.relation }.map(displayItem)
      guard !items.isEmpty else { return nil }
      return UpcomingDisplaySection(
        name: heading.name,
        imageName: heading.imageName,
        items: items
      )
    }
  }

  // The interactor decides the relation: today's items show no day, whatever their dates say.
  private func displayItem(_ item: UpcomingItem) -> UpcomingDisplayItem {
    UpcomingDisplayItem(
      title: item.title,
      dueDay: item.dateRelation == .today ? "" : weekday(of: item.dueDate)
    )
  }

  // The stand-alone form: some languages use another form inside a date.
  private func weekday(of date: Date) -> String {
    var calendar = calendar
    calendar.locale = locale
    return calendar.standaloneWeekdaySymbols[calendar.component(.weekday, from: date) - 1]
  }
}
