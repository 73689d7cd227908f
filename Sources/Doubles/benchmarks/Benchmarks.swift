/// Prints the time of the doubles, as ratios to plain code that is measured in the same run.
///
/// Run it as `KATA_KIT=1 swift run -c release benchmarks`; the figures of a debug build mean
/// nothing.
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    #if DEBUG
    print("This is a debug build. Run: KATA_KIT=1 swift run -c release benchmarks")
    #endif
    try await SpyBenchmark().run()
    try await ClockBenchmark().run()
    try await FakeStoreBenchmark().run()
  }
}
