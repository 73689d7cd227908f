import Foundation
import InteractorSolution
import Synchronization
import TodoDomain
import TodoUseCases

/// The solution between two bends: what it asks of the data manager, and what it tells its output.
///
/// A mutant says in a few lines what it bends; everything else stays the solution's.
@MainActor
final class BentListInteractor: ListInteractorSubject, ListInteractorOutput {
  /// Bends the items that the solution would tell; gets all that was fetched and the time as well.
  typealias Bend = (_ told: [UpcomingItem], _ fetched: [TodoItem], _ now: Date) -> [UpcomingItem]

  weak var output: (any ListInteractorOutput)?

  private let solution: InteractorSolution.ListInteractor
  private let fetched: FetchedItems
  private let reading: LatestReading
  private let bend: Bend

  init(
    dataManager: any ListDataManagerInterface,
    clock: any TodoClock,
    calendar: Calendar,
    bend: @escaping Bend
  ) {
    fetched = FetchedItems(dataManager: dataManager)
    reading = LatestReading(clock: clock)
    solution = InteractorSolution.ListInteractor(
      dataManager: fetched,
      clock: reading,
      calendar: calendar
    )
    self.bend = bend
    solution.output = self
  }

  func findUpcomingItems() async {
    await solution.findUpcomingItems()
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    output?.foundUpcomingItems(bend(items, fetched.latest, reading.latest))
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    output?.failedToFindUpcomingItems(failure)
  }
}

/// A data manager that remembers what it fetched last.
private final class FetchedItems: ListDataManagerInterface {
  private let dataManager: any ListDataManagerInterface
  private let items = Mutex<[TodoItem]>([])

  init(dataManager: any ListDataManagerInterface) {
    self.dataManager = dataManager
  }

  var latest: [TodoItem] { items.withLock(\.self) }

  func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    let fetched = try await dataManager.todoItems(dueIn: range)
    items.withLock { $0 = fetched }
    return fetched
  }
}

/// A clock that remembers what it showed last, so that a bend need not read it again.
private final class LatestReading: TodoClock {
  private let clock: any TodoClock
  private let reading = Mutex(Date.distantPast)

  init(clock: any TodoClock) {
    self.clock = clock
  }

  var latest: Date { reading.withLock(\.self) }

  var now: Date {
    let now = clock.now
    reading.withLock { $0 = now }
    return now
  }
}
