/// The list use case, as the presenter calls it.
@MainActor
public protocol ListInteractorInput {
  /// Finds the items that are due from the start of today to the end of next week.
  ///
  /// The await ends when the answer has been reported to the output, or dropped. An answer is
  /// dropped if a newer request was answered first, or if the task was cancelled. It may be dropped
  /// as soon as there is a newer request.
  func findUpcomingItems() async
}
