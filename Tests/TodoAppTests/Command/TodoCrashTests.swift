import Foundation
import ScratchFolders
import TerminalTesting
import Testing
import TodoApp
import TodoStorage

extension TodoProcessTests {
  /// The built `todo`, four times on one store, and killed at any moment.
  struct TodoCrashTests {
    private let todo = TodoCommand()

    private func names() async throws -> [String] {
      try await FileDataStore(file: todo.store).records(dueIn: StoreLine.always).map(\.name)
    }

    /// A session that adds `count` items.
    private func session(adding prefix: String, count: Int, due: String = "") -> String {
      (0..<count).map { "a\n\(prefix)-\($0)\n\(due)\n" }.joined()
    }

    @Test("Four that are killed again and again while they add lose no acknowledged item")
    func test_add_fourKilled_keepWhatTheyAcknowledged() async throws {
      let rounds = LongTests.areWanted ? 200 : 6
      async let first = killedSessions("a", rounds)
      async let second = killedSessions("b", rounds)
      async let third = killedSessions("c", rounds)
      async let fourth = killedSessions("d", rounds)
      let acknowledged = try await first + second + third + fourth

      let kept = try await names()

      #expect(Set(acknowledged).subtracting(kept) == [])
      #expect(acknowledged.count >= 4 * rounds)
      #expect(Set(kept).count == kept.count)
    }

    /// The items that so many sessions acknowledged, one after the other, before they were killed.
    private func killedSessions(_ prefix: String, _ rounds: Int) async throws -> [String] {
      // After it acknowledged an item, while it waits for a line, and while it saves an item.
      let moments = ["Nothing to do", "Name (", "Due: "].map { Data($0.utf8) }
      return try await onThreadOfItsOwn {
        try (0..<rounds).flatMap { round in
          let prefix = "\(prefix)\(round)"
          let text = moments[round % moments.count]
          let count = try killedSession(adding: prefix, after: 1 + round % 4, of: text)
          return (0..<count).map { "\(prefix)-\($0)" }
        }
      }
    }

    /// Kills a session after it showed the text that many times, and counts the acknowledged items.
    private func killedSession(adding prefix: String, after times: Int, of text: Data) throws -> Int
    {
      let process = Process()
      let output = Pipe()
      process.executableURL = todo.executable
      process.arguments = ["--store", todo.store] + TodoCommand.wednesday
      // Due after next week, so that the list stays empty.
      let session = session(adding: prefix, count: 20, due: "2014-08-01")
      process.standardInput = try FileHandle(
        forReadingFrom: todo.folder.write(session, to: "input-\(prefix)")
      )
      process.standardOutput = output
      try process.run()
      var bytes = Data()
      while bytes.ranges(of: text).count < times {
        let piece = output.fileHandleForReading.availableData
        // A text that never comes kills nothing.
        guard !piece.isEmpty else { throw CancellationError() }
        bytes += piece
      }
      kill(process.processIdentifier, SIGKILL)
      bytes += output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      // The list is shown once before anything is added, then after each item.
      return max(0, bytes.ranges(of: Data("Nothing to do".utf8)).count - 1)
    }

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
