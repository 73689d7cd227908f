// Stage 6, the Add module: the rules for a new entry.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the four files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 6: the Add module", has a paragraph for each step.

import Foundation
import TodoDomain
import TodoUseCases

@MainActor
public final class AddInteractor: AddInteractorInput {
  public weak var output: (any AddInteractorOutput)?

  private let dataManager: any AddDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar

  public init(
    dataManager: any AddDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  public func findEarliestDueDate() {}

  public func saveNewEntry(name: String, dueDate: Date) async {}
}
