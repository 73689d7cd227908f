import Foundation
import Testing
import TodoApp
import TodoMocks
import TodoStorage

extension TodoProcessTests {
  /// Four processes of the built `todo` add to one store, while others read it.
  struct TodoManyWritersTests {
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
    }

    /// The names in the store when all processes have ended.
    private func names() async throws -> [String] {
      try await FileDataStore(file: todo.store)
        .records(dueIn: Date.distantPast..<Date.distantFuture).map(\.name)
    }

    #if os(Linux)
    @Test("Four processes that add and are killed at any moment lose no acknowledged item")
    func test_add_fourKilled_keepWhatTheyAcknowledged() async throws {
      let count = LongTests.areWanted ? 400 : 12
      async let first = addAndKill("a", count: count)
      async let second = addAndKill("b", count: count)
      async let third = addAndKill("c", count: count)
      async let fourth = addAndKill("d", count: count)
      let acknowledged = try await first + second + third + fourth

      let kept = try await names()

      #expect(Set(acknowledged).subtracting(kept) == [])
      #expect(Set(kept).count == kept.count)
      // One of the four is not killed, and one is killed before it can begin.
      #expect(count...(3 * count) ~= acknowledged.count)
    }

    /// Adds that many items, kills each `todo` after milliseconds, and returns the acknowledged.
    private func addAndKill(_ prefix: String, count: Int) async throws -> [String] {
      var random = SeededGenerator(seed: UInt64(prefix.utf8.first ?? 0))
      var acknowledged: [String] = []
      for number in 0..<count {
        let name = "\(prefix)-\(number)"
        // An add takes at least fifteen milliseconds.
        let some = Double.random(in: 0.01...0.1, using: &random)
        let seconds = [60, 0.001, some, some][number % 4]
        let result = try await todo.runAlone(
          ["--store", todo.store] + TodoCommand.wednesday + ["add", name],
          launcher: ["/usr/bin/timeout", "-s", "KILL", "\(seconds)"]
        )
        if result.output == "Added \(name), due 2014-05-21.\n" { acknowledged.append(name) }
      }
      return acknowledged
    }
    #endif

    @Test("A reader next to four writers always sees all earlier items")
    func test_list_besideFourThatAdd_onlyGrows() async throws {
      let count = LongTests.areWanted ? 300 : 10
      async let first = todo.run(input: session(adding: "a", count: count))
      async let second = todo.run(input: session(adding: "b", count: count))
      async let third = todo.run(input: session(adding: "c", count: count))
      async let fourth = todo.run(input: session(adding: "d", count: count))
      async let counts = readAgainAndAgain(LongTests.areWanted ? 250 : 10)
      async let others = readAgainAndAgain(LongTests.areWanted ? 250 : 10)
      let results = try await [first, second, third, fourth]
      let seen = try await [counts, others]

      #expect(results.map(\.status) == [0, 0, 0, 0])
      #expect(try await names().count == 4 * count)
      #expect(seen.map { $0 == $0.sorted() } == [true, true])
    }

    private func session(adding prefix: String, count: Int) -> String {
      (0..<count).map { "a\n\(prefix)-\($0)\n\n" }.joined()
    }

    /// The number of items in each of that many lists.
    private func readAgainAndAgain(_ times: Int) async throws -> [Int] {
      var counts: [Int] = []
      for _ in 0..<times {
        let result = try await todo.run()
        // -1 stands for any error.
        let isRight = result.status == 0 && result.errors.isEmpty
        counts.append(isRight ? result.output.split(separator: "\n").count : -1)
      }
      return counts
    }
  }
}
