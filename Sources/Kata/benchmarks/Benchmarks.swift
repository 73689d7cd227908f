/// Prints how long things take, as ratios to something plain that is measured in the same run.
///
/// Run it as `swift run -c release benchmarks`; figures of a debug build say nothing.
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == PeakMemory.argument, let store = words.dropFirst().first {
      return try PeakMemory(store: store).run()
    }
    #if DEBUG
    print("This is a debug build. Run: swift run -c release benchmarks")
    #endif
    try ListBenchmark().run()
    try AddBenchmark().run()
    await SpyBenchmark().run()
    try await ClockBenchmark().run()
    try await FakeStoreBenchmark().run()
    try await StoreInsertBenchmark().run()
    try await ContractBenchmark().run()
  }
}
