import Foundation
import InteractorSolution
import TodoDomain
import TodoUseCases

/// The solution between hooks: what it asks of the data manager, and what it tells its output.
///
/// A mutant replaces one of the hooks; everything else stays the solution's.
@MainActor
final class InterceptingListInteractor: ListInteractorSubject, ListInteractorOutput {
  /// Which ranges are asked for instead of one.
  typealias Asked = @Sendable (_ range: Range<Date>, _ now: Date) -> [Range<Date>]

  weak var output: (any ListInteractorOutput)?
  let calendar: Calendar
  let realClock: any TodoClock

  private let solution: InteractorSolution.ListInteractor
  private let dataManager: InterceptingDataManager
  private let clock: LatestReading

  /// What is told instead of the items; gets all that was fetched and the time as well.
  var mutateTold: (_ told: [UpcomingItem], _ fetched: [TodoItem], _ now: Date) -> [UpcomingItem] =
    { told, _, _ in told }
  /// What is told in place of an answer; nil for nothing.
  var mutateAnswer: (_ told: [UpcomingItem]) -> [UpcomingItem]? = { $0 }
  /// What happens with an empty answer.
  var onEmpty: (() -> Void)?
  /// What happens with a failure.
  var onFailed: ((_ failure: UseCaseFailure) -> Void)?

  /// Creates the solution; the data manager is asked for each of the ranges that `asked` gives.
  init(_ parts: ListInteractorParts, asked: @escaping Asked = { range, _ in [range] }) {
    let reading = LatestReading(clock: parts.clock)
    let dataManager = InterceptingDataManager(parts.dataManager) { asked($0, reading.latest) }
    calendar = parts.calendar
    realClock = parts.clock
    clock = reading
    self.dataManager = dataManager
    solution = InteractorSolution.ListInteractor(
      dataManager: dataManager,
      clock: reading,
      calendar: parts.calendar
    )
    solution.output = self
  }

  func findUpcomingItems() async { await solution.findUpcomingItems() }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    if let onEmpty, items.isEmpty { return onEmpty() }
    guard let answer = mutateAnswer(mutateTold(items, dataManager.fetched, clock.latest)) else {
      return
    }
    output?.foundUpcomingItems(answer)
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    guard let onFailed else { return output?.failedToFindUpcomingItems(failure) ?? () }
    onFailed(failure)
  }
}

extension InterceptingListInteractor {
  /// Tells each item with another relation, or leaves it out.
  func relate(_ relation: @escaping (_ item: UpcomingItem, _ now: Date) -> NearTermDateRelation?) {
    mutateTold = { told, _, now in
      told.compactMap { item in
        relation(item, now).map { relation in
          UpcomingItem(title: item.title, dueDate: item.dueDate, dateRelation: relation)
        }
      }
    }
  }

  /// Tells what was fetched and left out, too, if it `belongs`.
  func alsoTell(
    _ relation: NearTermDateRelation,
    _ belongs: @escaping (_ date: Date, _ now: Date) -> Bool
  ) {
    mutateTold = { told, fetched, now in
      let known = told.map(\.dueDate)
      let others = fetched.filter { !known.contains($0.dueDate) && belongs($0.dueDate, now) }
      return told
        + others.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, dateRelation: relation) }
    }
  }

  /// Tells the items in another order than the solution, beginning with that of the fetch.
  func reorder(_ order: @escaping ([UpcomingItem]) -> [UpcomingItem]) {
    mutateTold = { told, fetched, _ in
      order(
        fetched.compactMap { item in
          told.first { $0.title == item.name && $0.dueDate == item.dueDate }
        }
      )
    }
  }
}
