import TodoScreens

/// What a screen of the list shows: one thing at a time.
public nonisolated enum ListViewState: Equatable, Sendable {
  /// Nothing has been shown yet.
  case loading
  /// Nothing is upcoming.
  case nothingToDo
  /// The list, in the order in which it is shown.
  case sections([UpcomingDisplaySection])
  /// A sentence about what went wrong.
  case error(String)
}
