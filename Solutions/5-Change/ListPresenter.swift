// Stage 5, the change: headings belong to the presenter.
//
// The finished exercise, written from its history.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class ListPresenter: ArrangingListModuleInterface, ListInteractorOutput,
  AddModuleDelegate
{
  // Weak: the view owns the presenter, so a strong reference would keep both alive.
  public weak var view: (any ListViewInterface)?

  private let interactor: any SortingListInteractorInput
  private let wireframe: any ListWireframeInterface
  private let calendar: Calendar
  private let locale: Locale
  private var order = ListOrder.dueDate
  private var isGroupedByDay = false

  public init(
    interactor: any SortingListInteractorInput,
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

  public func changeOrder() async {
    order = order == .dueDate ? .name : .dueDate
    await interactor.sortUpcomingItems(by: order)
  }

  public func changeGrouping() async {
    isGroupedByDay.toggle()
    // The order stays. The interactor knows whether a request is already running.
    await interactor.sortUpcomingItems(by: order)
  }

  public func foundUpcomingItems(_ items: [UpcomingItem]) {
    guard !items.isEmpty else {
      view?.showNoContentMessage()
      return
    }
    // Read now, not when the request began: the user may have changed the grouping since then.
    let sections = isGroupedByDay ? days(of: items) : urgencies(of: items)
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections))
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
  private static let headings: [(relation: NearTermDateRelation, name: String, imageName: String)] =
    [
      (.today, "Today", "check"),
      (.tomorrow, "Tomorrow", "alarm"),
      (.laterThisWeek, "Later This Week", "circle"),
      (.nextWeek, "Next Week", "calendar"),
    ]

  private func urgencies(of items: [UpcomingItem]) -> [UpcomingDisplaySection] {
    Self.headings.compactMap { heading in
      let items = items.filter { $0.dateRelation == heading.relation }.map(displayItem)
      guard !items.isEmpty else { return nil }
      return UpcomingDisplaySection(
        name: heading.name,
        imageName: heading.imageName,
        items: items
      )
    }
  }

  // A day is identified by its start: days of two weeks may have the same heading.
  private func days(of items: [UpcomingItem]) -> [UpcomingDisplaySection] {
    Self.headings.flatMap { heading in
      let own = items.filter { $0.dateRelation == heading.relation }
      let starts = own.map { calendar.startOfDay(for: $0.dueDate) }
      let days = Set(starts).sorted()
      return days.map { day in
        let items = own.filter { calendar.startOfDay(for: $0.dueDate) == day }
        return UpcomingDisplaySection(
          name: heading.relation.isOneDay ? heading.name : weekday(of: day),
          imageName: heading.imageName,
          items: items.map { UpcomingDisplayItem(title: $0.title, dueDay: "") }
        )
      }
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

extension NearTermDateRelation {
  // Whether the heading already names the day.
  fileprivate var isOneDay: Bool { self == .today || self == .tomorrow }
}
