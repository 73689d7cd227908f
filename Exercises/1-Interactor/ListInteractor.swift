// Stage 1, the Interactor: find the items due from today to the end of next week.
//
// Run:   swift run kata --core   (builds, runs the tests, shows the next step)
// Edit:  this file; the tests you write yourself go into the folder Tests next to it.
// Stuck: Guide.md, "Stage 1: the Interactor", has a paragraph for each step.

import Foundation
import TodoDomain
import TodoUseCases

@MainActor
public final class ListInteractor: ListInteractorInput {
  public var output: (any ListInteractorOutput)?

  private let dataManager: any ListDataManagerInterface
  private let clock: any TodoClock
  private let calendar: Calendar

  public init(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar
  ) {
    self.dataManager = dataManager
    self.clock = clock
    self.calendar = calendar
  }

  public func findUpcomingItems() async {
  }
}
