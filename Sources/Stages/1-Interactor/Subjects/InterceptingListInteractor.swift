import Foundation
import KataTesting
import TodoDomain
import TodoUseCases

/// The solution with hooks for its requests to the data manager and its reports to the output.
///
/// A mutant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingListInteractor: ListInteractorSubject, ListInteractorOutput, Opaque {
  /// The ranges that are requested instead of one.
  typealias Asked = @Sendable (_ range: Range<Date>, _ now: Date) -> [Range<Date>]

  weak var output: (any ListInteractorOutput)? { didSet { if keepsOutput { kept = output } } }
  let calendar: Calendar
  let realClock: any TodoClock

  private let solution: any ListInteractorSubject
  private let dataManager: InterceptingDataManager
  private let clock: LatestReading

  /// Whether it keeps its output alive.
  var keepsOutput = false
  private var kept: AnyObject?
  /// Changes the reported items; gets the fetched items and the current time as well.
  var mutateReported:
    (_ reported: [UpcomingItem], _ fetched: [TodoItem], _ now: Date) -> [UpcomingItem] =
      { reported, _, _ in reported }
  /// Changes the reported answer; nil reports nothing.
  var mutateAnswer: (_ reported: [UpcomingItem]) -> [UpcomingItem]? = { $0 }
  /// The reaction to a failure.
  var onFailed: ((_ failure: UseCaseFailure) -> Void)?

  /// Creates the solution or other correct code; the data manager is asked for each range that
  /// `asked` returns.
  init(
    _ parts: ListInteractorParts,
    around make: (ListInteractorParts) -> any ListInteractorSubject = { $0.makeSolution() },
    asked: @escaping Asked = { range, _ in [range] }
  ) {
    let reading = LatestReading(clock: parts.clock)
    let dataManager = InterceptingDataManager(parts.dataManager) { asked($0, reading.latest) }
    calendar = parts.calendar
    realClock = parts.clock
    clock = reading
    self.dataManager = dataManager
    solution = make(
      parts.with {
        $0.dataManager = dataManager
        $0.clock = reading
      }
    )
    solution.output = self
  }

  func findUpcomingItems() async { await solution.findUpcomingItems() }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    guard let answer = mutateAnswer(mutateReported(items, dataManager.fetched, clock.latest)) else {
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
  /// Reports each item with another relation, or leaves it out.
  func relate(_ relation: @escaping (_ item: UpcomingItem, _ now: Date) -> NearTermDateRelation?) {
    mutateReported = { reported, _, now in
      reported.compactMap { item in
        relation(item, now).map { relation in
          UpcomingItem(title: item.title, dueDate: item.dueDate, dateRelation: relation)
        }
      }
    }
  }

  /// Also reports items that the solution left out, if `belongs` returns true.
  func alsoTell(
    _ relation: NearTermDateRelation,
    _ belongs: @escaping (_ date: Date, _ now: Date) -> Bool
  ) {
    mutateReported = { reported, fetched, now in
      let known = reported.map(\.dueDate)
      let others = fetched.filter { !known.contains($0.dueDate) && belongs($0.dueDate, now) }
      return reported
        + others.map { UpcomingItem(title: $0.name, dueDate: $0.dueDate, dateRelation: relation) }
    }
  }

  /// Reports the items in another order, made from the order of the data manager.
  func reorder(_ order: @escaping ([UpcomingItem]) -> [UpcomingItem]) {
    mutateReported = { reported, fetched, _ in
      order(
        fetched.compactMap { item in
          reported.first { $0.title == item.name && $0.dueDate == item.dueDate }
        }
      )
    }
  }
}
