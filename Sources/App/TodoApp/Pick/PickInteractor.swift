import Foundation
import TodoDomain
import TodoUseCases

/// Finds the items among which the user picks one, and opens a done one again.
@MainActor
package final class PickInteractor: PickInteractorInput {
  /// Receives the answers; weak, because the presenter owns the interactor.
  package weak var output: (any PickInteractorOutput)?

  private let dataManager: any PickDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar
  // As they were reported last.
  private var found: [StoredItem] = []

  package init(
    dataManager: any PickDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  package func findItems(_ state: ItemState, named name: String?) async {
    do {
      let isDone = state == .done
      let items = try await dataManager.items().filter { $0.isDone == isDone }
      let ordered = items.sorted { one, other in
        isDone
          ? (other.item.dueDate, one.item.name) < (one.item.dueDate, other.item.name)
          : (one.item.dueDate, one.item.name) < (other.item.dueDate, other.item.name)
      }
      let chosen =
        name.map { Self.items(ordered, named: $0) }
        ?? (isDone ? Array(ordered.prefix(20)) : ordered)
      // After a search in vain, the items before it are still on the screen.
      if !chosen.isEmpty { found = chosen }
      let now = clock.now
      let picks = chosen.map { stored in
        let item = stored.item
        let isOverdue = !isDone && item.isOverdue(at: now, in: calendar)
        return PickItem(
          id: stored.id,
          title: item.name,
          dueDate: item.dueDate,
          isOverdue: isOverdue
        )
      }
      await output?.foundItems(picks)
    } catch {
      output?.failedToFindItems(UseCaseFailure(error))
    }
  }

  package func reopenItem(withID id: UUID) async {
    guard let old = found.first(where: { $0.id == id }) else { return }
    var new = old
    new.isDone = false
    do {
      if try await dataManager.replace(old, with: new) {
        await output?.reopenedItem(title: old.item.name)
      } else {
        output?.failedToReopenItem(UseCaseFailure(reason: "it was changed elsewhere"))
      }
    } catch {
      output?.failedToReopenItem(UseCaseFailure(error))
    }
  }

  private static func items(_ items: [StoredItem], named name: String) -> [StoredItem] {
    // Without case only: `done é` must not mark an item with an e.
    let name = name.asEntryName.lowercased()
    let same = items.filter { $0.item.name.lowercased() == name }
    return same.isEmpty ? items.filter { $0.item.name.lowercased().contains(name) } : same
  }
}
