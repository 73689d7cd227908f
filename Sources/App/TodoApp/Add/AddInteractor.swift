import Foundation
import TodoDomain
import TodoUseCases

/// Checks a new entry by the rules for adding, and saves it.
///
/// The rules are in Guide.md, "The rules of the list".
@MainActor
package final class AddInteractor: AddInteractorInput {
  /// Receives the answers; weak, because the presenter owns the interactor.
  package weak var output: (any AddInteractorOutput)?

  private let dataManager: any AddDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar

  /// Creates the use case; today is the day of `clock` in the time zone of `calendar`.
  package init(
    dataManager: any AddDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  package func findEarliestDueDate() {
    output?.foundEarliestDueDate(calendar.startOfDay(for: clock.now))
  }

  package func saveNewEntry(name: String, dueDate: Date) async {
    let name = name.asEntryName
    guard !name.isEmpty else {
      output?.refusedNewEntry(.emptyName)
      return
    }
    guard dueDate >= calendar.startOfDay(for: clock.now) else {
      output?.refusedNewEntry(.dueDateBeforeToday)
      return
    }

    do {
      try await dataManager.addNewEntry(TodoItem(name: name, dueDate: dueDate))
    } catch {
      output?.failedToSaveNewEntry(UseCaseFailure(error))
      return
    }
    await output?.savedNewEntry()
  }
}
