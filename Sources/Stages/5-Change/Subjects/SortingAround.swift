import InteractorSubjects
import KataTesting
import TodoUseCases

/// The change of the interactor, wrapped around an old one: it sorts the items that it reports.
///
/// A mutant replaces a hook.
@MainActor
final class SortingAround: SortingListInteractorSubject, ListInteractorOutput {
  typealias Mutant = SortingAround

  weak var output: (any ListInteractorOutput)?
  let old: any ListInteractorSubject
  let parts: ListInteractorParts
  var order = ListOrder.dueDate
  private var newest = 0
  /// The numbers of the requests that are running.
  var running: Set<Int> = []

  /// The reaction to a request for the items.
  var onFind: @MainActor (Mutant) async -> Void = { await $0.ask() }
  /// The reaction to a choice of an order.
  var onSort: @MainActor (Mutant, ListOrder) async -> Void = { await $0.sort(by: $1) }
  /// The request to the old code.
  var onAsk: @MainActor (Mutant) async -> Void = { await $0.old.findUpcomingItems() }
  /// The reaction to the end of the request with this number.
  var onEnd: (Mutant, Int) -> Void = { $0.running.remove($1) }
  /// Whether a choice need not make a request.
  var isAsking: (Mutant) -> Bool = { $0.running.contains($0.newest) }
  /// The items as they are reported.
  var onFound: (Mutant, [UpcomingItem]) -> [UpcomingItem] = { mutant, items in
    mutant.order == .name ? mutant.byName(items) : items
  }
  /// The items by name, from those by due date.
  var byName: ([UpcomingItem]) -> [UpcomingItem] = { $0.groupedByName }
  /// The action when a failure is reported.
  var onFailed: (Mutant) -> Void = { _ in }

  init(_ old: any ListInteractorSubject, _ parts: ListInteractorParts) {
    (self.old, self.parts) = (old, parts)
    old.output = self
  }

  func findUpcomingItems() async { await onFind(self) }
  func sortUpcomingItems(by order: ListOrder) async { await onSort(self, order) }

  func ask() async {
    newest += 1
    let own = newest
    running.insert(own)
    await onAsk(self)
    onEnd(self, own)
  }

  func sort(by order: ListOrder) async {
    self.order = order
    if !isAsking(self) { await ask() }
  }

  func foundUpcomingItems(_ items: [UpcomingItem]) {
    output?.foundUpcomingItems(onFound(self, items))
  }

  func failedToFindUpcomingItems(_ failure: UseCaseFailure) {
    output?.failedToFindUpcomingItems(failure)
    onFailed(self)
  }
}

extension [UpcomingItem] {
  /// A group for each lower-case name; a group keeps its order, which is by due date.
  var groupedByName: [UpcomingItem] {
    Dictionary(grouping: self) { $0.title.lowercased() }.sorted { $0.key < $1.key }
      .flatMap(\.value)
  }
}
