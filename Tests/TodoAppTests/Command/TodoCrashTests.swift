import Foundation
import ScratchFolders
import TerminalTesting
import Testing
import TodoApp
import TodoMocks
import TodoStorage

extension TodoProcessTests {
  /// The built `todo`, killed at any moment, and four of them that add to one store.
  struct TodoCrashTests {
    private let todo = TodoCommand()

    private func names() async throws -> [String] {
      try await FileDataStore(file: todo.store).records(dueIn: StoreLine.always).map(\.name)
    }

    /// A session that adds `count` items.
    private func session(adding prefix: String, count: Int, due: String = "") -> String {
      (0..<count).map { "a\n\(prefix)-\($0)\n\(due)\n" }.joined()
    }

    @Test("Killed many times while it adds, it loses no acknowledged item")
    func test_add_killed_keepsWhatWasAcknowledged() async throws {
      // After it acknowledged an item, while it waits for a line, and while it saves an item.
      let moments = ["Nothing to do", "Name (", "Due date"].map { Data($0.utf8) }
      let rounds = LongTests.areWanted ? 200 : 12  // Each moment, each number of times.
      var acknowledged: [String] = []
      for round in 0..<rounds {
        let text = moments[round % moments.count]
        let count = try await onThreadOfItsOwn {
          try killedSession(adding: "\(round)", after: 1 + round % 4, of: text)
        }
        acknowledged += (0..<count).map { "\(round)-\($0)" }
      }

      let kept = try await names()

      #expect(Set(acknowledged).subtracting(kept) == [])
      #expect(acknowledged.count >= rounds)
      #expect(Set(kept).count == kept.count)
    }

    /// Kills a session after it showed the text that many times, and counts the acknowledged items.
    private func killedSession(adding prefix: String, after times: Int, of text: Data) throws -> Int
    {
      let process = Process()
      let output = Pipe()
      process.executableURL = TodoCommand.executable
      process.arguments = ["--store", todo.store] + TodoCommand.wednesday
      // Due after next week, so that the list stays empty.
      let session = session(adding: prefix, count: 20, due: "2014-08-01")
      process.standardInput = try FileHandle(
        forReadingFrom: todo.folder.write(session, to: "input")
      )
      process.standardOutput = output
      try process.run()
      var bytes = Data()
      while bytes.count(of: text) < times {
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { break }
        bytes += piece
      }
      kill(process.processIdentifier, SIGKILL)
      bytes += output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      // The list is shown once before anything is added, then after each item.
      return max(0, bytes.count(of: Data("Nothing to do".utf8)) - 1)
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
        let result = try await todo.add(
          name,
          launcher: ["/usr/bin/timeout", "-s", "KILL", "\(seconds)"]
        )
        if result.output == "Added \(name), due 2014-05-21.\n" { acknowledged.append(name) }
      }
      return acknowledged
    }
    #endif

    @Test("A reader next to four writers always sees all earlier items")
    func test_list_besideFourThatAdd_onlyGrows() async throws {
      let count = LongTests.areWanted ? 300 : 30
      async let first = todo.run(input: session(adding: "a", count: count))
      async let second = todo.run(input: session(adding: "b", count: count))
      async let third = todo.run(input: session(adding: "c", count: count))
      async let fourth = todo.run(input: session(adding: "d", count: count))
      async let counts = readAgainAndAgain(LongTests.areWanted ? 250 : 10)
      async let others = readAgainAndAgain(LongTests.areWanted ? 250 : 10)
      let results = try await [first, second, third, fourth]
      let seen = try await [counts, others]

      #expect(results.map(\.status) == [0, 0, 0, 0])
      let kept = try await names()
      #expect(kept.count == 4 * count)
      #expect(Set(kept).count == kept.count)
      // The writers were at work at the same time, or the counts show nothing.
      #expect(zip(kept, kept.dropFirst()).count { $0.first != $1.first } > 3)
      #expect(seen.map { $0 == $0.sorted() } == [true, true])
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

extension Data {
  fileprivate func count(of text: Data) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.range(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
