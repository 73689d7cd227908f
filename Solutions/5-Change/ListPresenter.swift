// Stage 5, the change: headings belong to the presenter.
//
// The finished exercise. It differs from the starter only where the request asks for it.

import Foundation
import TodoRouting
import TodoScreens
import TodoUseCases

@MainActor
public final class ListPresenter: ArrangingListModuleInterface, ListInteractorOutput,
  AddModuleDelegate
{
  // Weak: the view owns the presenter, so an owner on both sides would free neither.
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
    // The order stays; whether that takes a question, or one is under way, the interactor knows.
    await interactor.sortUpcomingItems(by: order)
  }

  public func foundUpcomingItems(_ items: [UpcomingItem]) {
    guard !items.isEmpty else {
      view?.showNoContentMessage()
      return
    }
    // Looked at now and not when it was asked: a user may have changed their mind meanwhile.
    let sections = isGroupedByDay ? days(of: items) : urgencies(of: items)
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections))
  }

  public func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    let sentence = "Your to-do items could not be read"
    view?.showErrorMessage(
      failure.reason.isEmpty ? sentence : "\(sentence): \(failure.reason)"
    )
  }

  // Nothing was saved, so the list is still true.
  public func addModuleDidCancelAddAction() {}

  public func addModuleDidSaveAddAction() async {
    await updateView()
  }

  // The order of the headings is the order of the sections, whatever order the items came in.
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

  // A day is known by its start: two days of two weeks may have one heading.
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

  // The relation is the interactor's word: what is due today needs no day, whatever its date says.
  private func displayItem(_ item: UpcomingItem) -> UpcomingDisplayItem {
    UpcomingDisplayItem(
      title: item.title,
      dueDay: item.dateRelation == .today ? "" : weekday(of: item.dueDate)
    )
  }

  // The stand-alone form: some languages inflect a weekday inside a date.
  private func weekday(of date: Date) -> String {
    var calendar = calendar
    calendar.locale = locale
    return calendar.standaloneWeekdaySymbols[calendar.component(.weekday, from: date) - 1]
  }
}

extension NearTermDateRelation {
  // Whether its heading says already which day it is.
  fileprivate var isOneDay: Bool { self == .today || self == .tomorrow }
}
