import Foundation

/// Measures two things in turn, so that other work of the machine slows both down equally.
struct Stopwatch {
  /// The measured code did nothing, so its time means nothing.
  struct NothingDone: Error {}

  /// The number of measurements of each; the shortest time counts.
  var rounds = 5

  /// Prints the time of `first` as a multiple of that of `second`, the plain code.
  ///
  /// Both return the number of things that they did, so that the compiler cannot remove the work.
  nonisolated(nonsending) func compare(
    _ what: String,
    with plain: String,
    _ first: nonisolated(nonsending) () async throws -> Int,
    _ second: nonisolated(nonsending) () async throws -> Int
  ) async throws {
    var done = 0
    var (time, plainTime) = (Duration.seconds(3600), Duration.seconds(3600))
    for _ in 0..<rounds {
      time = min(time, try await ContinuousClock().measure { done += try await first() })
      plainTime = min(plainTime, try await ContinuousClock().measure { done += try await second() })
    }
    guard done > 0 else { throw NothingDone() }
    let ratio = String(format: "%.1f times", time / plainTime)
    print("\(what): \(Self.text(time)), \(ratio) \(plain) (\(Self.text(plainTime)))")
  }

  private static func text(_ duration: Duration) -> String {
    String(format: "%.3f ms", duration / .milliseconds(1))
  }
}
