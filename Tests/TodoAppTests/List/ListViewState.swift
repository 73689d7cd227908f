import TodoScreens

/// The content of a list screen: exactly one of these at a time.
nonisolated enum ListViewState: Equatable, Sendable {
  /// No answer has come yet.
  case loading
  /// Nothing is upcoming.
  case nothingToDo
  /// The list, in display order.
  case sections([UpcomingDisplaySection])
  /// A sentence about an error.
  case error(String)
}
