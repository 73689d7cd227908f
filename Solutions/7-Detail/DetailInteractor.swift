// Stage 7, the Detail module: one item, found by its identifier and changed as the user saw it.
//
// The finished exercise, written from its history.

import Foundation
import TodoDomain
import TodoUseCases

@MainActor
public final class DetailInteractor: DetailInteractorInput {
  public weak var output: (any DetailInteractorOutput)?

  private let dataManager: any DetailDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar
  // The item as it was reported last.
  private var found: StoredItem?

  public init(
    dataManager: any DetailDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  public func findItem(withID id: UUID) async {
    do {
      if let item = try await open(id) {
        output?.foundItem(item)
      } else {
        await output?.itemIsGone()
      }
    } catch {
      output?.failedToFindItem(UseCaseFailure(error))
    }
  }

  public func markItemDone() async {
    guard let old = found else { return }
    var new = old
    new.isDone = true
    await replace(old, with: new) { await $0.markedItemDone(title: old.item.name) }
  }

  public func changeItem(name: String, dueDate: Date) async {
    guard let old = found else { return }
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else {
      output?.refusedChange(.emptyName)
      return
    }
    // An overdue item may keep its day, and each item its time of the day.
    let keepsDay = calendar.isDate(dueDate, inSameDayAs: old.item.dueDate)
    guard keepsDay || dueDate >= calendar.startOfDay(for: clock.now) else {
      output?.refusedChange(.dueDateBeforeToday)
      return
    }

    var new = old
    new.item = TodoItem(name: name, dueDate: keepsDay ? old.item.dueDate : dueDate)
    await replace(old, with: new) { await $0.changedItem(title: name) }
  }

  public func deleteItem() async {
    guard let old = found else { return }
    do {
      if let item = try await dataManager.deleteItem(withID: old.id) {
        await output?.deletedItem(title: item.item.name)
      } else {
        await output?.itemIsGone()
      }
    } catch {
      output?.failedToChangeItem(UseCaseFailure(error))
    }
  }

  private func replace(
    _ old: StoredItem,
    with new: StoredItem,
    report: @MainActor (any DetailInteractorOutput) async -> Void
  ) async {
    do {
      if try await dataManager.replace(old, with: new) {
        if let output { await report(output) }
      } else if let item = try await open(old.id) {
        output?.itemWasChanged(item)
      } else {
        await output?.itemIsGone()
      }
    } catch {
      output?.failedToChangeItem(UseCaseFailure(error))
    }
  }

  // Nil for an item that is done or deleted.
  private func open(_ id: UUID) async throws -> DetailItem? {
    guard let stored = try await dataManager.item(withID: id), !stored.isDone else { return nil }
    found = stored
    let item = stored.item
    let isOverdue = item.isOverdue(at: clock.now, in: calendar)
    return DetailItem(title: item.name, dueDate: item.dueDate, isOverdue: isOverdue)
  }
}
