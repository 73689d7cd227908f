/// The list use case, as the presenter asks for it.
@MainActor
public protocol ListInteractorInput {
  /// Finds what is due from the start of today to the end of next week.
  ///
  /// The await ends when the answer has been told to the output, or dropped because a newer
  /// request came or the task was cancelled.
  func findUpcomingItems() async
}
