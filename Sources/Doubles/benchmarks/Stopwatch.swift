/// Measures two things in turn, so that what else the machine does hits both alike.
struct Stopwatch {
  /// What was measured did nothing, which makes its time worthless.
  struct NothingDone: Error {}

  /// How often each is measured; the shortest time counts.
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
