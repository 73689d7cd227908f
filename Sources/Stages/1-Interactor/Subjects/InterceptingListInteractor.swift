import Foundation
import KataTesting
import TodoDomain
import TodoMocks
import TodoUseCases

/// The solution with hooks for its calls, for its requests to the data manager, and for its reports.
///
/// A mutant or variant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingListInteractor: ListInteractorSubject, ListInteractorOutput {
  typealias Mutant = InterceptingListInteractor

  weak var output: (any ListInteractorOutput)? { didSet { onOutput(self) } }
  let solution: any ListInteractorSubject
  let parts: ListInteractorParts
  /// The reading of the clock for the newest request.
  private(set) var now = Date.distantPast
  /// The items that were fetched last.
  fileprivate(set) var fetched: [TodoItem] = []
  /// The object that a mutant keeps alive.
  var kept: AnyObject?

  /// The reaction to another output.
  var onOutput: (Mutant) -> Void = { _ in }
  /// The reaction to a request for the items.
  var onFind: @MainActor (Mutant) async -> Void = { await $0.solution.findUpcomingItems() }
  /// The way of a request to the data manager.
  var onAsk: @MainActor (Mutant, Range<Date>) async throws -> [TodoItem] = { try await $0.ask($1) }
  /// Changes the items before they are reported.
  var changeItems: (Mutant, inout [UpcomingItem]) -> Void = { _, _ in }
  /// The reactions to the solution's reports.
  var onFound: (Mutant, [UpcomingItem]) -> Void = { $0.output?.foundUpcomingItems($1) }
  var onFailed: (Mutant, UseCaseFailure) -> Void = { $0.output?.failedToFindUpcomingItems($1) }

  // Shows `now`, so that the solution reads the clock no second time.
  private let clock: TodoClockSpy
  private let partsOfSolution: ListInteractorParts

  init(_ parts: ListInteractorParts) {
    let between = InterceptingDataManager()
    let clock = TodoClockSpy(now: now)
    self.parts = parts
    self.clock = clock
    partsOfSolution = parts.with {
      $0.dataManager = between
      $0.clock = clock
    }
    solution = partsOfSolution.makeSolution()
    solution.output = self
    between.interactor = self
  }

  func findUpcomingItems() async {
    now = parts.clock.now
    clock.nowResult = .success(now)
    await onFind(self)
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    var items = items
    changeItems(self, &items)
    onFound(self, items)
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) { onFailed(self, failure) }
}

extension InterceptingListInteractor {
  var calendar: Calendar { parts.calendar }

  func ask(_ range: Range<Date>) async throws -> [TodoItem] {
    try await parts.dataManager.todoItems(dueIn: range)
  }

  /// An interactor for one request, which knows no other request.
  func newRequest() -> InterceptingListInteractor {
    let request = InterceptingListInteractor(partsOfSolution)
    request.output = output
    return request
  }
}

/// A data manager between the solution and the real one.
@MainActor
private final class InterceptingDataManager: ListDataManagerInterface {
  weak var interactor: InterceptingListInteractor?

  @MainActor func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    guard let interactor else { return [] }
    let items = try await interactor.onAsk(interactor, range)
    interactor.fetched = items
    return items
  }
}
