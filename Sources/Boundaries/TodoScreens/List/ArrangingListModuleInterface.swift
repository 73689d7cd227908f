/// The user's actions in a list view with sorting and grouping.
@MainActor
public protocol ArrangingListModuleInterface: ListModuleInterface {
  /// The user wants the other order.
  ///
  /// The await ends when the list is shown, or at once if a pending answer will show it. The choice
  /// itself shows nothing.
  func changeOrder() async
  /// The user wants the other grouping.
  ///
  /// The await ends when the list is shown, or at once if a pending answer will show it.
  func changeGrouping() async
}
