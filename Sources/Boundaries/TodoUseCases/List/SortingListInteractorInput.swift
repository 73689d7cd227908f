/// The list use case for a presenter whose user chooses the order.
@MainActor
public protocol SortingListInteractorInput: ListInteractorInput {
  /// Sets the order of all answers from now on, including the answer to a pending request.
  ///
  /// Like `findUpcomingItems()`, it makes a request. If one is pending, it makes none and returns
  /// at once, because the pending answer will have this order.
  func sortUpcomingItems(by order: ListOrder) async
}
