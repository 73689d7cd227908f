import Foundation
import TerminalTesting
import Testing
import TodoApp
import TodoStorage

extension TodoProcessTests {
  /// The built `todo`, killed at any moment, and in parallel with another one.
  struct TodoCrashTests {
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
    }

    private func names() async throws -> [String] {
      try await FileDataStore(file: todo.store)
        .records(dueIn: Date.distantPast..<Date.distantFuture).map(\.name)
    }

    /// A session that adds `count` items, due after next week, so that the list stays empty.
    private func session(adding prefix: String, count: Int) -> String {
      (0..<count).map { "a\n\(prefix)-\($0)\n2014-08-01\n" }.joined()
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
      process.standardInput = try FileHandle(
        forReadingFrom: URL(
          fileURLWithPath: todo.folder.write(session(adding: prefix, count: 20), to: "input")
        )
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

    @Test("Two processes that add at the same time lose nothing")
    func test_add_twoAtOnce_loseNothing() async throws {
      let count = LongTests.areWanted ? 1000 : 40
      async let first = todo.run(input: session(adding: "first", count: count))
      async let second = todo.run(input: session(adding: "second", count: count))
      let results = try await [first, second]

      let kept = try await names()

      #expect(results.map(\.status) == [0, 0])
      #expect(kept.count == 2 * count)
      #expect(Set(kept) == Set((0..<count).flatMap { ["first-\($0)", "second-\($0)"] }))
      // Both were at work at the same time, or nothing was shown.
      #expect(kept.prefix(count).contains { $0.hasPrefix("first") })
      #expect(kept.prefix(count).contains { $0.hasPrefix("second") })
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
