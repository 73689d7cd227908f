import TodoMocks
import TodoScreens

/// The time in which a spy records a call, compared with a plain array.
@MainActor
struct SpyBenchmark {
  private let calls = 1_000_000

  func run() async throws {
    var kept = 0
    await Stopwatch().compare("A spy keeps \(calls) calls", with: "an array") {
      let spy = ListViewSpy()
      for _ in 0..<calls { spy.showNoContentMessage() }
      kept += spy.calls.count
    } _: {
      var array: [ListViewSpy.Call] = []
      for _ in 0..<calls { array.append(.showNoContentMessage) }
      kept += array.count
    }
    // Read the result, so that the compiler cannot remove the work.
    guard kept > 0 else { throw Stopwatch.NothingDone() }
  }
}
