import Foundation

/// Measures two things in turn, so that other work of the machine slows both down equally.
struct Stopwatch {
  /// The measured code did nothing, so its time means nothing.
  struct NothingDone: Error {}

  /// The number of measurements of each; the shortest time counts.
  var rounds = 5

  /// Prints the time of `first` as a multiple of that of `second`, the plain code.
  nonisolated(nonsending) func compare(
    _ what: String,
    with plain: String,
    _ first: nonisolated(nonsending) () async throws -> Void,
    _ second: nonisolated(nonsending) () async throws -> Void
  ) async rethrows {
    var (time, plainTime) = (Duration.seconds(3600), Duration.seconds(3600))
    for _ in 0..<rounds {
      time = min(time, try await ContinuousClock().measure(first))
      plainTime = min(plainTime, try await ContinuousClock().measure(second))
    }
    let ratio = String(format: "%.1f times", time / plainTime)
    print("\(what): \(Self.text(time)), \(ratio) \(plain) (\(Self.text(plainTime)))")
  }

  private static func text(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }
}
