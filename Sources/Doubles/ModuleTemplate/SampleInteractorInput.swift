/// The use case, as the presenter calls it.
@MainActor
protocol SampleInteractorInput {
  /// Finds the items; the await ends when the result has been reported.
  func findItems() async
}
