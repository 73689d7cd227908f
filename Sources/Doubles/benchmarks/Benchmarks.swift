import Foundation

/// Prints how long things take, as ratios to something plain that is measured in the same run.
///
/// Run it as `KATA_KIT=1 swift run -c release benchmarks`; figures of a debug build say nothing. It
/// fails if a ratio is beyond its limit.
@main
@MainActor
struct Benchmarks {
  static func main() async throws {
    let words = CommandLine.arguments.dropFirst()
    if words.first == PeakMemory.argument, let store = words.dropFirst().first {
      return try PeakMemory(store: store).run()
    }
    #if DEBUG
    print("This is a debug build. Run: KATA_KIT=1 swift run -c release benchmarks")
    #endif
    var lines = try told(ListBenchmark().run())
    lines += try told(AddBenchmark().run())
    lines += try await told(SpyBenchmark().run())
    lines += try await told(ClockBenchmark().run())
    lines += try await told(FakeStoreBenchmark().run())
    lines += try await told(StoreInsertBenchmark().run())
    lines += try await told(ContractBenchmark().run())
    guard lines.contains(where: \.isBeyondLimit) else { return }
    print("A ratio is beyond its limit.")
    exit(1)
  }

  private static func told(_ lines: [Line]) -> [Line] {
    for line in lines { print(line) }
    return lines
  }
}
