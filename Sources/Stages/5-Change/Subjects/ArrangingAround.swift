import Foundation
import KataTesting
import PresenterSubjects
import TodoRouting
import TodoScreens
import TodoUseCases

/// The change of the presenter, wrapped around an old one, which is bypassed to show days.
///
/// A mutant replaces a hook.
@MainActor
final class ArrangingAround: ArrangingListPresenterSubject {
  typealias Mutant = ArrangingAround
  typealias Parts = (interactor: any SortingListInteractorInput, old: ListPresenterParts)
  typealias Make = @MainActor (Parts) -> Mutant

  let old: any ListPresenterSubject
  let interactor: any SortingListInteractorInput
  let parts: ListPresenterParts
  var order = ListOrder.dueDate
  var isByDay = false
  /// The items of the last answer.
  private(set) var items: [UpcomingItem] = []

  /// The reactions to the view's events.
  var onUpdate: @MainActor (Mutant) async -> Void = { await $0.old.updateView() }
  var onOrder: @MainActor (Mutant) async -> Void = { mutant in
    mutant.order = mutant.order.other
    await mutant.ask()
  }
  var onGrouping: @MainActor (Mutant) async -> Void = { mutant in
    mutant.isByDay.toggle()
    await mutant.ask()
  }
  /// The reactions to the end of an add screen.
  var onSave: @MainActor (Mutant) async -> Void = { await $0.old.addModuleDidSaveAddAction() }
  var onCancel: (Mutant) -> Void = { $0.old.addModuleDidCancelAddAction() }
  /// The reaction to a failure.
  var onFailed: (Mutant, UseCaseFailure) -> Void = { $0.old.failedToFindUpcomingItems($1) }
  /// Changes the items before they are shown.
  var onItems: (Mutant, [UpcomingItem]) -> [UpcomingItem] = { $1 }
  /// Changes the days before they are shown.
  var onDays: (Mutant, [UpcomingDisplaySection]) -> [UpcomingDisplaySection] = { $1 }

  init(_ parts: Parts, around make: ListPresenterParts.Make = { $0.makeSolution() }) {
    (interactor, self.parts) = parts
    old = make(parts.old)
  }

  var view: (any ListViewInterface)? {
    get { old.view }
    set { old.view = newValue }
  }

  func updateView() async { await onUpdate(self) }
  func changeOrder() async { await onOrder(self) }
  func changeGrouping() async { await onGrouping(self) }
  func addNewEntry() { old.addNewEntry() }
  func addModuleDidCancelAddAction() { onCancel(self) }
  func addModuleDidSaveAddAction() async { await onSave(self) }
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) { onFailed(self, failure) }

  func ask() async { await interactor.sortUpcomingItems(by: order) }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    self.items = items
    let items = onItems(self, items)
    guard isByDay, !items.isEmpty else { return old.foundUpcomingItems(items) }
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: onDays(self, days(of: items))))
  }

  private static let images: [NearTermDateRelation: String] = [
    .today: "check", .tomorrow: "alarm", .laterThisWeek: "circle", .nextWeek: "calendar",
  ]

  private func days(of items: [UpcomingItem]) -> [UpcomingDisplaySection] {
    let days = Dictionary(grouping: items) {
      parts.calendar.dateComponents([.era, .year, .month, .day], from: $0.dueDate)
    }
    return days.values.sorted { $0[0].dueDate < $1[0].dueDate }.map { items in
      UpcomingDisplaySection(
        name: heading(of: items[0]),
        imageName: Self.images[items[0].dateRelation] ?? "",
        items: items.map { UpcomingDisplayItem(title: $0.title, dueDay: "") }
      )
    }
  }

  private func heading(of item: UpcomingItem) -> String {
    if let name = [.today: "Today", .tomorrow: "Tomorrow"][item.dateRelation] { return name }
    let formatter = DateFormatter()
    formatter.calendar = parts.calendar
    formatter.timeZone = parts.calendar.timeZone
    formatter.locale = parts.locale
    formatter.dateFormat = "cccc"
    return formatter.string(from: item.dueDate)
  }
}

extension ListOrder {
  /// The order that is not this one.
  var other: ListOrder { self == .dueDate ? .name : .dueDate }
}

extension ArrangingAround {
  /// The same function as the change has it.
  static func maker(_ make: @escaping Make) -> ChangeClasses.MakePresenter {
    { interactor, wireframe, calendar, locale in
      let old = ListPresenterParts(
        interactor: interactor,
        wireframe: wireframe,
        calendar: calendar,
        locale: locale
      )
      return make((interactor, old))
    }
  }
}
