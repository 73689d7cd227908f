import Foundation
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
      process.arguments = ["-ec", "cd '\(todo.folder.path)'; \(script)"]
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
        ("ln -s items items", "(Too many levels of symbolic links)"),
        ("touch file; ln -s file/items items", "(Not a directory)"),
      ]
    )
    func test_run_noFile_isReported(script: String, reason: String) async throws {
      try await shell(script)

      let shown = try await todo.run()
      let added = try await todo.run(TodoCommand.wednesday + ["add", "Pack"])

      #expect([shown.status, added.status] == [74, 74])
      #expect(shown.output.hasPrefix("Error: Your to-do items could not be read: "))
      #expect(added.errors.hasPrefix("todo: Your to-do item could not be saved: "))
      #expect([shown.output, added.errors].allSatisfy { $0.contains(reason) })
      #expect([shown.output, added.errors].map { $0.split(separator: "\n").count } == [1, 1])
      #expect(shown.errors + added.output == "")
    }

    @Test("A link is followed, even to a file that does not exist yet")
    func test_run_link_isFollowed() async throws {
      try await shell("ln -s real items")

      let empty = try await todo.run()
      let added = try await todo.run(TodoCommand.wednesday + ["add", "Pack"])

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

    @Test(
      "A damaged file is reported with its line, stays unchanged, and accepts new items",
      arguments: [
        ("{\n", 1), ("\n", 1), ("null\n", 1), ("[]\n", 1), ("\u{FEFF}", nil), ("{\"v\":1}\n", 1),
        ("ITEM\n\nITEM\n", 2), ("ITEM\r\n", nil), ("ITEM\nITEM,\nITEM\n", 2), ("ITEMITEM\n", 1),
        ("ITEM\n\u{0}\u{0}\u{0}\n", 2), ("ITEM\n{\"v\":0}\nITEM\n", 2),
      ] as [(String, Int?)]
    )
    func test_run_damagedFile_stays(text: String, line: Int?) async throws {
      let text = text.replacing(
        "ITEM",
        with:
          #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000001","name":"a","v":1}"#
      )
      _ = try todo.folder.write(text, to: "items")

      let shown = try await todo.run()
      let kept = try todo.folder.text(of: "items")
      let torn = try? todo.folder.text(of: "items.torn")
      let added = try await todo.run(TodoCommand.wednesday + ["add", "Pack"])

      #expect(shown.output.contains("line \(line ?? 0) of ") == (line != nil))
      #expect(shown.status == (line == nil ? 0 : 74))
      let end = String(torn?.dropLast() ?? "")
      #expect(kept + end == text)
      #expect(added.status == 0)
      #expect(try todo.folder.text(of: "items").hasPrefix(kept))
    }
  }
}
