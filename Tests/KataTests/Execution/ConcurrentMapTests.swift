import Synchronization
import Testing

@testable import kata

struct ConcurrentMapTests {
  @Test("Results come in the order of the elements, whichever was ready first")
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

  @Test("No more than the limit go on at a time", arguments: [1, 2, 3])
  func test_concurrentMap_keepsTheLimit(limit: Int) async throws {
    let running = Mutex((now: 0, most: 0))

    _ = try await Array(1...20).concurrentMap(atMost: limit) { _ in
      running.withLock { running in
        running.now += 1
        running.most = max(running.most, running.now)
      }
      for _ in 1...10 { await Task.yield() }
      running.withLock { $0.now -= 1 }
    }

    let most = running.withLock(\.most)
    #expect(most <= limit)
    #expect(most > 0)
  }

  @Test("An error ends it, and what is left does not begin")
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

  @Test("Nothing gives nothing")
  func test_concurrentMap_ofNothing() async throws {
    #expect(try await [Int]().concurrentMap(atMost: 2) { $0 } == [])
  }
}
