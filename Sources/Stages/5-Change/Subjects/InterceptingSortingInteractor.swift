import ChangeSolution
import TodoUseCases

/// The solution behind hooks: what reaches it, and what it tells.
///
/// A mutant replaces one of the hooks; the others stay the solution's.
@MainActor
final class InterceptingSortingInteractor: SortingListInteractorSubject, ListInteractorOutput {
  weak var output: (any ListInteractorOutput)?
  let solution: ChangeSolution.ListInteractor

  /// The order that was chosen last.
  var order = ListOrder.dueDate
  /// Whether the newest question has no answer yet.
  private(set) var isAsking = false
  private var newest = 0
  /// What happens with a question for the items.
  var onFind: (() async -> Void)?
  /// What happens with a choice of an order.
  var onSort: ((_ order: ListOrder) async -> Void)?
  /// What is told instead of the items, in the order that was chosen last.
  var mutateTold: (_ told: [UpcomingItem], _ order: ListOrder) -> [UpcomingItem] = { told, _ in told
  }
  /// What happens when a failure is told.
  var onFailed: () -> Void = {}

  init(_ parts: SortingListInteractorParts) {
    solution = parts.makeSolution()
    solution.output = self
  }

  func findUpcomingItems() async {
    await asking { [onFind, solution] in
      guard let onFind else { return await solution.findUpcomingItems() }
      await onFind()
    }
  }

  func sortUpcomingItems(by order: ListOrder) async {
    self.order = order
    let sort = onSort ?? solution.sortUpcomingItems
    guard !isAsking, onSort == nil else { return await sort(order) }
    await asking { await sort(order) }
  }

  private func asking(_ question: () async -> Void) async {
    newest += 1
    let own = newest
    isAsking = true
    await question()
    if own == newest { isAsking = false }
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    output?.foundUpcomingItems(mutateTold(items, order))
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    output?.failedToFindUpcomingItems(failure)
    onFailed()
  }
}
