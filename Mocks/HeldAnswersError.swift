/// A mistake in a test that holds requests; each text begins with the caller's place.
public nonisolated enum HeldAnswersError: Error, Equatable, CustomStringConvertible {
  /// There is no request with this index yet.
  case notMade(at: String, request: Int, made: Int)
  /// The request already has its answer, was cancelled, or waited too long.
  case answered(at: String, request: Int)
  /// No request waits, or these do, so that `to:` must name one.
  case notOneWaits(at: String, waiting: [Int])
  /// No request with these arguments waits.
  case noneWaits(at: String, for: String, waiting: [String])
  /// Fewer requests came than the test waited for.
  case tooFewRequests(at: String, wanted: Int, got: Int, limit: Duration)
  /// The request got no answer within its limit.
  case unanswered(at: String, request: Int, arguments: String, limit: Duration)

  public var description: String {
    switch self {
    case .notMade(let place, let request, let made):
      """
      \(place): There is no request \(request) among the \(made) that were made; await \
      waitForRequests(\(request + 1)) before you give it an answer.
      """
    case .answered(let place, let request):
      "\(place): Request \(request) is not waiting: it already has its answer, or was cancelled."
    case .notOneWaits(let place, let waiting):
      waiting.isEmpty
        ? "\(place): No request waits for an answer; await waitForRequests before you give one."
        : "\(place): The requests \(waiting) wait for an answer; name one with `to:`, or use giveAll()."
    case .noneWaits(let place, let arguments, let waiting):
      """
      \(place): No request with \(arguments) waits for an answer; \
      \(waiting.isEmpty ? "no request waits" : "those that wait: \(waiting.joined(separator: ", "))").
      """
    case .tooFewRequests(let place, let wanted, let got, let limit):
      """
      \(place): Waited \(limit / .seconds(1)) seconds for \
      \(wanted == 1 ? "1 request" : "\(wanted) requests"), got \(got). \
      Is the call made, in a Task of its own, and is its answer held?
      """
    case .unanswered(let place, let request, let arguments, let limit):
      """
      \(place): Request \(request) with \(arguments) got no answer within \(limit / .seconds(1)) seconds; \
      this line holds it. Make the call in a Task of its own, and give() it an answer.
      """
    }
  }
}
