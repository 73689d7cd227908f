// Stage 7, the Detail module: one item, found by its identifier and changed as the user saw it.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  the three files in this folder; the tests you write yourself go into Tests/.
// Stuck: Guide.md, "Stage 7: data in, a result out", has a paragraph for each step.

import Foundation
import TodoDomain
import TodoUseCases

@MainActor
public final class DetailInteractor: DetailInteractorInput {
  public weak var output: (any DetailInteractorOutput)?

  private let dataManager: any DetailDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar

  public init(
    dataManager: any DetailDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  public func findItem(withID id: UUID) async {}

  public func markItemDone() async {}

  public func changeItem(name: String, dueDate: Date) async {}

  public func deleteItem() async {}
}
