/// Receives the results of the use case.
@MainActor
protocol SampleInteractorOutput: AnyObject {
  func foundItems(_ titles: [String])
  func failedToFindItems(reason: String)
}
