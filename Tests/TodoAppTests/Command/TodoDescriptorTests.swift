import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` with standard input, output or error closed or full.
  struct TodoDescriptorTests {
    private static let item = StoreLine.text() + "\n"
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

    @Test(
      "A notice is never written into the store, whichever descriptors are closed",
      arguments: [
        "<&-", ">&-", "2>&-", "<&- >&-", "<&- 2>&-", ">&- 2>&-", "<&- >&- 2>&-",
      ]
    )
    func test_run_closedDescriptors_storeIsWhole(closed: String) async throws {
      let torn = "{\"due\":"
      try todo.folder.write(Self.item + torn, to: "items")

      let shown = try await run(closed)
      let kept = try todo.folder.text(of: "items")
      let added = try await run(closed, ["add", "Call"])

      #expect([shown.status, added.status] == [0, 0])
      #expect(kept == Self.item + torn)
      let lines = try todo.folder.text(of: "items").split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].hasSuffix("\"name\":\"Call\",\"v\":1}"))
      #expect(lines.last == torn[...])
    }

    #if os(Linux)
    @Test("A closed standard error is opened on /dev/null before a file can take its number")
    func test_run_closedError_isOpenOnNothing() async throws {
      let arguments = ["--store", todo.store] + TodoCommand.wednesday

      let place = try await onThreadOfItsOwn {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments =
          ["-c", "exec \"$0\" \"$@\" 2>&-", TodoCommand.executable.path] + arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        // It shows the list, then it waits for a line.
        _ = output.fileHandleForReading.availableData
        let place = try FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(process.processIdentifier)/fd/2"
        )
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return place
      }

      #expect(place == "/dev/null")
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
      let unsaved = try await todo.runAlone(
        ["--store", todo.folder.url.path, "add", "Pack"],
        launcher: ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirection)"]
      )

      #expect([refused, misspelled, unsaved].map(\.status) == [64, 64, 74])
    }
  }
}
