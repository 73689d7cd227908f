/// The pick use case, as the presenter calls it.
///
/// Each await ends when the one result has been reported.
@MainActor
public protocol PickInteractorInput {
  /// Finds all open items, also overdue and far ones.
  func findOpenItems() async
  /// Finds the open items with this name or, if there are none, those that have it as a part.
  func findItems(named name: String) async
}
