/// What a list view tells its presenter whose user may arrange the list.
@MainActor
public protocol ArrangingListModuleInterface: ListModuleInterface {
  /// The user wants the other order; the await ends when the list has been shown or will be.
  func changeOrder() async
  /// The user wants the other grouping; the await ends when the list has been shown or will be.
  func changeGrouping() async
}
