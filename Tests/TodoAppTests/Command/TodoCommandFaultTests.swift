import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// Each fault of the store, caused for real, with the message on the screen.
  struct TodoCommandFaultTests {
    // A limit of 2048 blocks of 512 bytes acts as a full disk.
    private static let limited = ["/bin/sh", "-c", "ulimit -f 2048; exec \"$0\" \"$@\""]
    private static let item = StoreLine.text() + "\n"
    private let todo = TodoCommand()

    @Test("A missing folder")
    func test_run_missingFolder() async throws {
      let store = ["--store", todo.folder.file("none/items")] + TodoCommand.wednesday

      let shown = try await todo.runAlone(store)
      let added = try await todo.runAlone(store + ["add", "Pack"])

      let reason =
        "the folder \(todo.folder.file("none")) does not exist; make it, or name another one"
      #expect(shown == .notRead(reason))
      #expect(added == .notSaved(reason))
    }

    @Test("A damaged inner line: no incomplete list is shown or searched, the file stays unchanged")
    func test_run_damagedInnerLine() async throws {
      try todo.folder.write(Self.item + "{\n" + Self.item, to: "items")

      let shown = try await todo.run()
      let done = try await todo.run(TodoCommand.wednesday + ["done", "Pack"])

      let reason = """
        line 2 of \(todo.store) is damaged: it is not a JSON object with the texts due, id and name; repair \
        or remove that line (the file was not changed)
        """
      #expect(shown == .notRead(reason))
      let errors = "todo: Your to-do items could not be read: \(reason)\n"
      #expect(done == .init(output: "", errors: errors, status: 74))
      #expect(try todo.folder.text(of: "items") == Self.item + "{\n" + Self.item)
    }

    @Test("The status is 74 if the last read failed, whatever the user typed")
    func test_run_unreadThenRead_hasTheStatusOfTheLast() async throws {
      try todo.folder.write("{\n", to: "items")

      let left = try await todo.run(input: "?\nq\n")
      let entry = try await todo.run(input: "a\nPack\n\n")
      try todo.folder.write(Self.item, to: "items")
      let mended = try await todo.run(input: "a\n \n\n.\n")

      #expect([left, entry, mended].map(\.status) == [74, 74, 0])
    }

    @Test("A full disk: the entry is asked for again, and the file stays unchanged")
    func test_run_fullDisk() async throws {
      // Five bytes are left.
      // With less than half of the limit, the thread sanitizer could not write its own file.
      let item = Self.item.replacing("2014", with: "2015")
      let padding = String(repeating: "x", count: 2048 * 512 - 5 - item.utf8.count)
      let items = item.replacing("Pack", with: "Pack\(padding)")
      try todo.folder.write(items, to: "items")

      let added = try await todo.add("Pack", launcher: Self.limited)
      let done = try await todo.run(
        TodoCommand.wednesday + ["done", "Pack"],
        launcher: Self.limited
      )
      let session = try await todo.run(input: "a\nPack\n\n.\nq\n", launcher: Self.limited)

      let reason = "there is no room left for \(todo.store); make room and try again"
      #expect(added == .notSaved(reason))
      #expect(done.errors == "todo: Your to-do item could not be changed: \(reason)\n")
      #expect(done.status == 74)
      #expect(
        session.output.contains(
          "Error: Your to-do item could not be saved: \(reason)\nName [Pack] (. cancels)\n"
        )
      )
      #expect(session.output.hasSuffix("--- To do ---\n"))
      #expect(try todo.folder.text(of: "items") == items)
    }

    @Test("A read-only file: it is shown, and nothing is added to it")
    func test_run_readOnlyFile() async throws {
      try todo.folder.write(Self.item, to: "items")
      chmod(todo.store, 0o444)

      let shown = try await todo.run(launcher: TodoCommand.withoutOverride)
      let added = try await todo.add("Call", launcher: TodoCommand.withoutOverride)

      let reason = """
        \(todo.store) could not be written (Permission denied); check its permissions and those of \
        its folder
        """
      #expect(shown == .shown("* Today\n    Pack\n"))
      #expect(added == .notSaved(reason))
      #expect(try todo.folder.text(of: "items") == Self.item)
    }
  }
}
