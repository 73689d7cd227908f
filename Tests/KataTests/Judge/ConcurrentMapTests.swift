import Synchronization
import Testing

@testable import KataJudge
@testable import kata

struct ConcurrentMapTests {
  @Test("Results are in the order of the elements, even if a later one is ready first")
  func test_concurrentMap_keepsTheOrder() async throws {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)

    let doubled = try await [1, 2, 3].concurrentMap(atMost: 2) { number in
      // The first waits until the last is done.
      if number == 1 { for await _ in ended { break } }
      if number == 3 { end.yield() }
      return number * 2
    }

    #expect(doubled == [2, 4, 6])
  }

  @Test("Only as many as the limit run at a time", arguments: [1, 2, 5])
  func test_concurrentMap_keepsTheLimit(limit: Int) async throws {
    let running = Mutex((now: 0, most: 0))
    // Each waits until `limit` have begun; by then, an extra one is counted.
    let meeting = Meeting(of: limit)

    _ = try await Array(1...20).concurrentMap(atMost: limit) { _ in
      running.withLock { running in
        running.now += 1
        running.most = max(running.most, running.now)
      }
      await meeting.arrive()
      running.withLock { $0.now -= 1 }
    }

    #expect(running.withLock(\.most) == limit)
  }

  @Test("An error ends it, and the remaining elements do not begin")
  func test_concurrentMap_throws() async throws {
    struct Failure: Error {}
    let begun = Mutex<[Int]>([])

    await #expect(throws: Failure.self) {
      _ = try await [1, 2, 3].concurrentMap(atMost: 1) { number in
        begun.withLock { $0.append(number) }
        if number == 2 { throw Failure() }
      }
    }

    #expect(begun.withLock(\.self) == [1, 2])
  }

  @Test("An empty array gives an empty array")
  func test_concurrentMap_ofNothing() async throws {
    #expect(try await [Int]().concurrentMap(atMost: 2) { $0 } == [])
  }
}

/// Waits until the given number has arrived.
private actor Meeting {
  private let size: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of size: Int) {
    self.size = size
  }

  func arrive() async {
    guard waiting.count + 1 < size else {
      for continuation in waiting { continuation.resume() }
      waiting = []
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }
}
