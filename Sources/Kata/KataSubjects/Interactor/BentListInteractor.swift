import Foundation
import InteractorSolution
import TodoDomain
import TodoUseCases

/// The solution between bends: what it asks of the data manager, and what it tells its output.
///
/// A mutant replaces one of the bends; everything else stays the solution's.
@MainActor
final class BentListInteractor: ListInteractorSubject, ListInteractorOutput {
  weak var output: (any ListInteractorOutput)?
  private let solution: InteractorSolution.ListInteractor
  private let dataManager: BentDataManager
  private let clock: LatestReading

  /// What is told instead of the items; gets all that was fetched and the time as well.
  var bendTold: (_ told: [UpcomingItem], _ fetched: [TodoItem], _ now: Date) -> [UpcomingItem] =
    { told, _, _ in told }
  /// What happens with an empty answer.
  var onEmpty: (() -> Void)?
  /// What happens with a failure.
  var onFailed: ((_ failure: UseCaseFailure) -> Void)?

  /// Creates the solution; the data manager is asked for each of the ranges that `asked` gives.
  init(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar,
    asked: @escaping @Sendable (_ range: Range<Date>, _ now: Date) -> [Range<Date>] = { range, _ in
      [range]
    }
  ) {
    let reading = LatestReading(clock: clock)
    let bentDataManager = BentDataManager(dataManager) { asked($0, reading.latest) }
    self.clock = reading
    self.dataManager = bentDataManager
    solution = InteractorSolution.ListInteractor(
      dataManager: bentDataManager,
      clock: reading,
      calendar: calendar
    )
    solution.output = self
  }

  func findUpcomingItems() async { await solution.findUpcomingItems() }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    if let onEmpty, items.isEmpty { return onEmpty() }
    output?.foundUpcomingItems(bendTold(items, dataManager.fetched, clock.latest))
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    guard let onFailed else { return output?.failedToFindUpcomingItems(failure) ?? () }
    onFailed(failure)
  }
}
