import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` with something other than a file in place of its store.
  struct TodoStoreKindTests {
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
    }

    private func shell(_ script: String) async throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-ec", "cd '\(todo.folder.url.path)'; \(script)"]
      try await process.runToTheEnd()
      try #require(process.terminationStatus == 0)
    }

    @Test(
      "A store that is not a file is reported in one sentence, for a list and for an add",
      arguments: [
        ("mkdir items", "is not a file; name another one"),
        ("mkfifo items", "is not a file; name another one"),
        ("ln -s /dev/zero items", "is not a file; name another one"),
        ("ln -s . items", "is not a file; name another one"),
        (
          "ln -s items items",
          "could not be VERB (Too many levels of symbolic links); check its permissions"
        ),
        (
          "touch file; ln -s file/items items",
          "could not be VERB (Not a directory); check its permissions"
        ),
      ]
    )
    func test_run_noFile_isReported(script: String, reason: String) async throws {
      try await shell(script)

      let shown = try await todo.run()
      let added = try await todo.add("Pack")

      let read = "\(todo.store) \(reason.replacing("VERB", with: "read"))\n"
      let written = "\(todo.store) \(reason.replacing("VERB", with: "written"))\n"
      #expect(
        shown
          == .init(
            output: "Error: Your to-do items could not be read: \(read)",
            errors: "",
            status: 74
          )
      )
      #expect(
        added
          == .init(
            output: "",
            errors: "todo: Your to-do item could not be saved: \(written)",
            status: 74
          )
      )
    }

    @Test("A link is followed, even to a file that does not exist yet")
    func test_run_link_isFollowed() async throws {
      try await shell("ln -s real items")

      let empty = try await todo.run()
      let added = try await todo.add("Pack")

      #expect(empty.output == "Nothing to do until the end of next week.\n")
      #expect(added.status == 0)
      #expect(try todo.folder.text(of: "real").contains("Pack"))
    }

    @Test("A name that is too long for the system is reported")
    func test_run_longName_isReported() async throws {
      let name = todo.folder.file(String(repeating: "x", count: 300))

      let shown = try await todo.runAlone(["--store", name])

      #expect(shown.status == 74)
      #expect(shown.output.contains("(File name too long)"))
    }
  }
}
