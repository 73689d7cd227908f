import Foundation
import InteractorSubjects
import PresenterSubjects
import TextViewSubjects
import TodoRouting
import TodoScreens
import TodoTerminal
import TodoUseCases

/// The change of the interactor, wrapped around an old one: it sorts the items that it reports.
@MainActor
final class SortingAround: SortingListInteractorSubject, ListInteractorOutput {
  weak var output: (any ListInteractorOutput)?
  private let old: any ListInteractorSubject
  private var order = ListOrder.dueDate
  private var questions = 0
  private var openQuestion: Int?

  init(_ old: any ListInteractorSubject) {
    self.old = old
    old.output = self
  }

  func findUpcomingItems() async {
    questions += 1
    let own = questions
    openQuestion = own
    await old.findUpcomingItems()
    if openQuestion == own { openQuestion = nil }
  }

  func sortUpcomingItems(by order: ListOrder) async {
    self.order = order
    if openQuestion == nil { await findUpcomingItems() }
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    output?.foundUpcomingItems(order == .dueDate ? items : byName(items))
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    output?.failedToFindUpcomingItems(failure)
  }

  // A group for each lower-case name; within a group, items keep their order, which is by due date.
  private func byName(_ items: [UpcomingItem]) -> [UpcomingItem] {
    Dictionary(grouping: items) { $0.title.lowercased() }.sorted { $0.key < $1.key }.flatMap(
      \.value
    )
  }
}

/// The change of the presenter, wrapped around an old one, which is bypassed to show days.
@MainActor
final class ArrangingAround: ArrangingListPresenterSubject {
  private let old: any ListPresenterSubject
  private let parts: ArrangingListPresenterParts
  private var orders = ListOrder.allCases
  private var showsDays = false

  init(_ old: any ListPresenterSubject, _ parts: ArrangingListPresenterParts) {
    self.old = old
    self.parts = parts
  }

  var view: (any ListViewInterface)? {
    get { old.view }
    set { old.view = newValue }
  }

  func updateView() async { await old.updateView() }
  func addNewEntry() { old.addNewEntry() }
  func addModuleDidCancelAddAction() { old.addModuleDidCancelAddAction() }
  func addModuleDidSaveAddAction() async { await old.addModuleDidSaveAddAction() }
  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    old.failedToFindUpcomingItems(failure)
  }

  func changeOrder() async {
    orders.reverse()
    await changeNothing()
  }

  func changeGrouping() async {
    showsDays = !showsDays
    await changeNothing()
  }

  private func changeNothing() async {
    await parts.interactor.sortUpcomingItems(by: orders.first ?? .dueDate)
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    guard showsDays, !items.isEmpty else { return old.foundUpcomingItems(items) }
    var sections: [(day: DateComponents, section: UpcomingDisplaySection)] = []
    let byDate = items.sorted { $0.dueDate < $1.dueDate }
    for item in byDate {
      let day = parts.calendar.dateComponents([.era, .year, .month, .day], from: item.dueDate)
      if sections.contains(where: { $0.day == day }) { continue }
      let own = items.filter {
        parts.calendar.isDate($0.dueDate, inSameDayAs: item.dueDate)
      }
      sections.append(
        (
          day,
          UpcomingDisplaySection(
            name: heading(of: item),
            imageName: item.dateRelation.image,
            items: own.map { UpcomingDisplayItem(title: $0.title, dueDay: "") }
          )
        )
      )
    }
    view?.showUpcomingDisplayData(UpcomingDisplayData(sections: sections.map(\.section)))
  }

  private func heading(of item: UpcomingItem) -> String {
    switch item.dateRelation {
    case .today: return "Today"
    case .tomorrow: return "Tomorrow"
    case .laterThisWeek, .nextWeek:
      let formatter = DateFormatter()
      formatter.calendar = parts.calendar
      formatter.timeZone = parts.calendar.timeZone
      formatter.locale = parts.locale
      formatter.dateFormat = "cccc"
      return formatter.string(from: item.dueDate)
    }
  }
}

extension NearTermDateRelation {
  fileprivate var image: String {
    switch self {
    case .today: "check"
    case .tomorrow: "alarm"
    case .laterThisWeek: "circle"
    case .nextWeek: "calendar"
    }
  }
}

extension InterceptingListTextView {
  /// The change of the view, wrapped around an old one, which does not know s and g.
  convenience init(_ old: any ListTextViewSubject, _ parts: ArrangingListTextViewParts) {
    self.init(parts.ofStage3) { _ in old }
    onLine = { _, line in
      let commands = "a add, r refresh, s sort, g group, ? help, q quit\n"
      switch line {
      case "a", "r": await old.handle(line)
      case "s": await parts.eventHandler.changeOrder()
      case "g": await parts.eventHandler.changeGrouping()
      default: parts.output.write(line == "?" ? commands : "Unknown command. " + commands)
      }
    }
  }
}
