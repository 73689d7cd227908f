import Foundation
import TodoDomain
import TodoUseCases

/// Finds the open items among which the user picks one.
@MainActor
package final class PickInteractor: PickInteractorInput {
  /// Receives the answers; weak, because the presenter owns the interactor.
  package weak var output: (any PickInteractorOutput)?

  private let dataManager: any PickDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar

  package init(
    dataManager: any PickDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  package func findOpenItems() async {
    await report { $0 }
  }

  package func findItems(named name: String) async {
    let name = name.asEntryName
    await report { items in
      let same = items.filter { $0.title.localizedCaseInsensitiveCompare(name) == .orderedSame }
      // An accent is not its base letter: `done é` must not mark an item with an e.
      return same.isEmpty
        ? items.filter { $0.title.range(of: name, options: .caseInsensitive) != nil } : same
    }
  }

  private func report(_ choice: ([OpenItem]) -> [OpenItem]) async {
    do {
      let stored = try await dataManager.openItems()
      let today = calendar.startOfDay(for: clock.now)
      let items = stored.map { stored in
        let (item, id) = (stored.item, stored.id)
        let isOverdue = item.dueDate < today
        return OpenItem(id: id, title: item.name, dueDate: item.dueDate, isOverdue: isOverdue)
      }
      let ordered = items.sorted { ($0.dueDate, $0.title) < ($1.dueDate, $1.title) }
      output?.foundOpenItems(choice(ordered))
    } catch {
      output?.failedToFindOpenItems(UseCaseFailure(error))
    }
  }
}
