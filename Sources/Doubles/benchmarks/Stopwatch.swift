/// Measures two things in turn, so that other work of the machine slows both down equally.
struct Stopwatch {
  /// The measured code did nothing, so its time means nothing.
  struct NothingDone: Error {}

  /// The number of measurements of each; the shortest time counts.
  var rounds = 5

  nonisolated(nonsending) func compare(
    _ first: nonisolated(nonsending) () async throws -> Void,
    _ second: nonisolated(nonsending) () async throws -> Void
  ) async rethrows -> (first: Duration, second: Duration) {
    var shortest = (first: Duration.seconds(3600), second: Duration.seconds(3600))
    for _ in 0..<rounds {
      shortest.first = min(shortest.first, try await ContinuousClock().measure(first))
      shortest.second = min(shortest.second, try await ContinuousClock().measure(second))
    }
    return shortest
  }
}
