/// The list use case for a presenter whose user chooses the order.
@MainActor
public protocol SortingListInteractorInput: ListInteractorInput {
  /// Tells every answer in this order from now on, also that to a question under way.
  ///
  /// It asks as `findUpcomingItems()` does, unless the newest question has no answer yet; then it
  /// returns at once, since that answer will come in this order.
  func sortUpcomingItems(by order: ListOrder) async
}
