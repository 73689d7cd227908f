import InteractorSubjects
import KataTesting
import TodoUseCases

/// The solution with hooks for its calls and its reports.
///
/// A mutant replaces a hook; all other behaviour is the solution's.
@MainActor
final class InterceptingSortingInteractor: SortingListInteractorSubject, ListInteractorOutput,
  Opaque
{
  weak var output: (any ListInteractorOutput)?
  let solution: any SortingListInteractorSubject

  /// The order that was chosen last.
  var order = ListOrder.dueDate
  /// Whether the newest request is running.
  private(set) var isAsking = false
  private var newest = 0
  /// The reaction to a request for the items.
  var onFind: (() async -> Void)?
  /// The reaction to a choice of an order.
  var onSort: ((_ order: ListOrder) async -> Void)?
  /// Changes the reported items; gets the order that was chosen last.
  var mutateReported: (_ reported: [UpcomingItem], _ order: ListOrder) -> [UpcomingItem] = {
    reported,
    _ in reported
  }
  /// The action when a failure is reported.
  var onFailed: () -> Void = {}

  init(_ solution: any SortingListInteractorSubject) {
    self.solution = solution
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
    output?.foundUpcomingItems(mutateReported(items, order))
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    output?.failedToFindUpcomingItems(failure)
    onFailed()
  }
}
