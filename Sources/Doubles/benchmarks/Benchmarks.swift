import Foundation
import TodoMocks
import TodoScreens
import TodoStorage

/// Prints the time of the doubles, as ratios to plain code that is measured in the same run.
///
/// Run it as `KATA_KIT=1 swift run -c release benchmarks`; the figures of a debug build mean
/// nothing.
@main
struct Benchmarks {
  static func main() async throws {
    #if DEBUG
    print("This is a debug build. Run: KATA_KIT=1 swift run -c release benchmarks")
    #endif
    try await spy(calls: 1_000_000)
    for sleepers in [10_000, 100_000] { try await clock(sleepers) }
    try await store(of: 1_000_000)
  }

  /// A spy that records calls, compared with a plain array.
  @MainActor
  private static func spy(calls: Int) async throws {
    try await Stopwatch().compare("A spy keeps \(calls) calls", with: "an array") {
      let spy = ListViewSpy()
      for _ in 0..<calls { spy.showNoContentMessage() }
      return spy.calls.count
    } _: {
      var array: [ListViewSpy.Call] = []
      for _ in 0..<calls { array.append(.showNoContentMessage) }
      return array.count
    }
  }

  /// Sleepers on the controllable clock, compared with the same number of tasks that do nothing.
  @MainActor
  private static func clock(_ sleepers: Int) async throws {
    let what = "\(sleepers) sleepers, 1000 deadlines"
    try await Stopwatch(rounds: 3).compare(what, with: "as many plain tasks") {
      let clock = ControllableClock(now: date(0))
      let tasks = (0..<sleepers).map { number in
        Task.detached { try await clock.sleep(for: .seconds(1 + number * 7919 % 1000)) }
      }
      try await clock.waitForSleepers(sleepers, limit: .seconds(60))
      for _ in 0..<1000 { try await clock.advance(by: .seconds(1)) }
      for task in tasks { try await task.value }
      return tasks.count
    } _: {
      let tasks = (0..<sleepers).map { number in Task { number } }
      for task in tasks { _ = await task.value }
      return tasks.count
    }
  }

  /// Range queries of the fake store, compared with copies of the records that they find.
  // Not on the main actor: the way there and back takes longer than a narrow query.
  private static func store(of count: Int) async throws {
    let sorted = (0..<count).map { number in
      TodoRecord(id: UUID(), name: "\(number)", dueDate: date(number))
    }
    let store = FakeDataStore(records: sorted, seed: 1)
    for width in [100, 10_000, count - 1] {
      let found = (count - width) / 2..<(count + width) / 2
      let range = date(found.lowerBound)..<date(found.upperBound)
      let queries = count / width
      let what = "\(queries) queries for \(width) of \(count) records"
      try await Stopwatch().compare(what, with: "copies") {
        var sum = 0
        for _ in 0..<queries { sum += try await store.records(dueIn: range).count }
        return sum
      } _: {
        (0..<queries).reduce(0) { sum, _ in sum + copy(of: sorted[found]).count }
      }
    }
  }

  private static func date(_ second: Int) -> Date { Date(timeIntervalSince1970: Double(second)) }

  // Not inlined, so that the compiler makes the copy although only its count is used.
  @inline(never)
  private static func copy(of records: ArraySlice<TodoRecord>) -> [TodoRecord] { Array(records) }
}
