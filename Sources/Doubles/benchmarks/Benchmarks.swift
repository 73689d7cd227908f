import Foundation

/// Prints the time of the doubles, as ratios to plain code that is measured in the same run.
///
/// Run it as `KATA_KIT=1 swift run -c release benchmarks`; the figures of a debug build mean
/// nothing. It fails if a ratio is above its limit.
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    #if DEBUG
    print("This is a debug build. Run: KATA_KIT=1 swift run -c release benchmarks")
    #endif
    var lines = try await printed(SpyBenchmark().run())
    lines += try await printed(ClockBenchmark().run())
    lines += try await printed(FakeStoreBenchmark().run())
    lines += try await printed(ContractBenchmark().run())
    guard lines.contains(where: \.isBeyondLimit) else { return }
    print("A ratio is beyond its limit.")
    exit(1)
  }

  private static func printed(_ lines: [Line]) -> [Line] {
    for line in lines { print(line) }
    return lines
  }
}
