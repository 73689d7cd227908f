import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` with standard input, output or error closed or full, and its own descriptors.
  struct TodoDescriptorTests {
    private let todo = TodoCommand()

    /// Runs it with these shell redirections.
    private func run(
      _ redirections: String,
      _ arguments: [String] = []
    ) async throws -> TodoCommand.Result {
      try await todo.run(
        TodoCommand.wednesday + arguments,
        launcher: ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirections)"]
      )
    }

    #if os(Linux)
    @Test("A closed standard error is opened on /dev/null before a file can take its number")
    func test_session_closedError_isOpenOnNothing() async throws {
      let place = try await onThreadOfItsOwn {
        let session = try session(through: "2>&-")
        let place = try FileManager.default.destinationOfSymbolicLink(
          atPath: folder(of: session) + "/2"
        )
        try session.terminal.type("q\n")
        session.readToTheEnd()
        return place
      }

      #expect(place == "/dev/null")
    }

    @Test("A session of a thousand commands opens no more descriptors than it closes")
    func test_session_long_keepsItsDescriptors() async throws {
      // Due after next week, so that the list stays empty.
      let commands = String(repeating: "r\ns\ng\na\nPack\n2014-08-01\n", count: 40)

      let counts = try await onThreadOfItsOwn {
        let session = try session()
        let counts = try (0..<5).map { _ in
          try session.terminal.type(commands + "end\n")
          try session.sees("Unknown command")
          return try FileManager.default.contentsOfDirectory(atPath: folder(of: session)).count
        }
        try session.terminal.type("q\n")
        session.readToTheEnd()
        return counts
      }

      #expect(counts == Array(repeating: counts[0], count: 5))
      #expect(try todo.folder.text(of: "items").count { $0 == "\n" } == 200)
    }

    /// A session at a terminal that waits for its first command.
    private func session(through redirection: String = "") throws -> TerminalProcess {
      let session = try TerminalProcess(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "exec \"$0\" \"$@\" \(redirection)", todo.executable.path]
          + ["--store", todo.store] + TodoCommand.wednesday,
        environment: ["TERM": "xterm"],
        columns: 80
      )
      try session.sees("> ")
      return session
    }

    /// The folder in which the system lists the open descriptors.
    private func folder(of session: TerminalProcess) -> String {
      "/proc/\(session.process.processIdentifier)/fd"
    }
    #endif

    @Test(
      "Without a stream for errors, it still ends with the status of the error",
      arguments: ["2>&-", "2>/dev/full", ">&- 2>&-"].filter {
        !$0.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full")
      }
    )
    func test_run_closedOrFullError_hasItsStatus(redirection: String) async throws {
      let refused = try await run(redirection, ["add", ""])
      let misspelled = try await run(redirection, ["ad"])
      mkdir(todo.store, 0o700)
      let unsaved = try await run(redirection, ["add", "Pack"])

      #expect([refused, misspelled, unsaved].map(\.status) == [64, 64, 74])
    }
  }
}
