import Foundation
import Testing
import TodoApp

extension TodoProcessTests {
  /// Each fault of the store, made for real, with what the screen says.
  struct TodoCommandFaultTests {
    private static let item =
      #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000001","name":"Pack","v":1}"#
      + "\n"
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
    }

    private func notRead(_ reason: String) -> TodoCommand.Result {
      .init(
        output: "Error: Your to-do items could not be read: \(reason)\n",
        errors: "",
        status: 74
      )
    }

    @Test("A folder in place of the file")
    func test_run_folderInPlaceOfTheFile() async throws {
      let folder = todo.folder.path

      let shown = try await todo.runAlone(TodoCommand.wednesday + ["--store", folder])
      let added = try await todo.runAlone(
        TodoCommand.wednesday + ["--store", folder, "add", "Pack"]
      )

      let reason = "\(folder) is not a file; name another one"
      #expect(shown == notRead(reason))
      #expect(
        added
          == .init(
            output: "",
            errors: "todo: Your to-do item could not be saved: \(reason)\n",
            status: 74
          )
      )
    }

    @Test("A missing folder")
    func test_run_missingFolder() async throws {
      let file = todo.folder.file("none/items")

      let shown = try await todo.runAlone(TodoCommand.wednesday + ["--store", file])

      #expect(
        shown
          == notRead(
            "the folder \(todo.folder.file("none")) does not exist; make it, or name another one"
          )
      )
    }

    @Test("A damaged inner line: nothing is shown as if it were complete, and the file stays")
    func test_run_damagedInnerLine() async throws {
      _ = try todo.folder.write(Self.item + "{\n" + Self.item, to: "items")

      let shown = try await todo.run()

      #expect(
        shown
          == notRead(
            """
            line 2 of \(todo.store) is damaged; repair or remove that line, nothing in the file was \
            changed
            """
          )
      )
      #expect(try todo.folder.text(of: "items") == Self.item + "{\n" + Self.item)
    }

    @Test("A file of a newer format: nothing is shown or added, and the file stays")
    func test_run_newerFormat() async throws {
      _ = try todo.folder.write("{\"v\":2}\n", to: "items")

      let shown = try await todo.run(input: "a\nPack\n\n.\n")

      let reason =
        "line 1 of \(todo.store) has format 2, and this version knows format 1; use a newer version"
      #expect(
        shown.output == """
          Error: Your to-do items could not be read: \(reason)
          --- New item ---
          Name (. cancels)
          Due date, YYYY-MM-DD from 2014-05-21 on [2014-05-21] (. cancels)
          Error: Your to-do item could not be saved: \(reason)
          Name [Pack] (. cancels)
          --- To do ---

          """
      )
      #expect(try todo.folder.text(of: "items") == "{\"v\":2}\n")
    }

    @Test("A torn last line: a notice says where it is kept, and the rest is shown")
    func test_run_tornLastLine() async throws {
      _ = try todo.folder.write(Self.item + "{\"due\":", to: "items")

      let first = try await todo.run()
      let second = try await todo.run()

      let notice = FileDataStoreNotice.tornLineKept(file: todo.store, keptIn: "\(todo.store).torn")
      #expect(
        first == .init(output: "* Today\n    Pack\n", errors: "todo: \(notice)\n", status: 0)
      )
      #expect(second == .init(output: "* Today\n    Pack\n", errors: "", status: 0))
      #expect(try todo.folder.text(of: "items.torn") == "{\"due\":\n")
    }

    @Test("A torn last line that cannot be moved: the rest is shown, and moving is put off")
    func test_run_tornLastLineAndFullDisk_isShown() async throws {
      // A file beside the store that has reached the limit on file sizes stands for a full disk.
      let full = String(repeating: "x", count: 2048 * 512)
      _ = try todo.folder.write(Self.item + "{\"due\":", to: "items")
      _ = try todo.folder.write(full, to: "items.torn")

      let shown = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday,
        launcher: ["/bin/sh", "-c", "ulimit -f 2048; exec \"$0\" \"$@\""]
      )
      let kept = (try todo.folder.text(of: "items"), try todo.folder.text(of: "items.torn"))
      let later = try await todo.run()

      let notice = FileDataStoreNotice.tornLineLeft(
        file: todo.store,
        reason: FileDataStoreError.full(todo.store).description
      )
      #expect(
        shown == .init(output: "* Today\n    Pack\n", errors: "todo: \(notice)\n", status: 0)
      )
      #expect(kept == (Self.item + "{\"due\":", full))
      #expect(later.output == shown.output)
      #expect(try todo.folder.text(of: "items") == Self.item)
    }

    @Test("A torn last line in a read-only file: the rest is shown, and nothing is changed")
    func test_run_tornLastLineReadOnly_isShown() async throws {
      _ = try todo.folder.write(Self.item + "{\"due\":", to: "items")
      chmod(todo.store, 0o444)

      let shown = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday,
        launcher: Self.withoutOverride
      )

      let reason =
        "\(todo.store) could not be written (Permission denied); check its permissions"
      let notice = FileDataStoreNotice.tornLineLeft(file: todo.store, reason: reason)
      #expect(
        shown == .init(output: "* Today\n    Pack\n", errors: "todo: \(notice)\n", status: 0)
      )
      #expect(try todo.folder.text(of: "items") == Self.item + "{\"due\":")
    }

    @Test("Status 74 says that the list was not read, whatever was typed meanwhile")
    func test_run_unreadThenRead_hasTheStatusOfTheLast() async throws {
      _ = try todo.folder.write("{\n", to: "items")

      let left = try await todo.run(input: "?\nq\n")
      let entry = try await todo.run(input: "a\nPack\n\n")
      _ = try todo.folder.write(Self.item, to: "items")
      let mended = try await todo.run(input: "a\n \n\n.\n")

      #expect([left, entry, mended].map(\.status) == [74, 74, 0])
    }

    @Test("A full disk: the entry is asked for again, and the file is as it was")
    func test_run_fullDisk() async throws {
      // A limit of 2048 blocks of 512 bytes stands for a disk that has 50 bytes left.
      // Less than half of it would end the thread sanitizer, which writes a file of its own.
      let item = Self.item.replacing("2014", with: "2015")
      let padding = String(repeating: "x", count: 2048 * 512 - 50 - item.utf8.count)
      let items = item.replacing("Pack", with: "Pack\(padding)")
      _ = try todo.folder.write(items, to: "items")
      let shell = ["/bin/sh", "-c", "ulimit -f 2048; exec \"$0\" \"$@\""]

      let added = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday + ["add", "Pack"],
        launcher: shell
      )
      let session = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday,
        input: "a\nPack\n\n.\nq\n",
        launcher: shell
      )

      let sentence =
        """
        Your to-do item could not be saved: there is no room left for \(todo.store); make room and \
        try again
        """
      #expect(added == .init(output: "", errors: "todo: \(sentence)\n", status: 74))
      #expect(session.output.contains("Error: \(sentence)\nName [Pack] (. cancels)\n"))
      #expect(session.output.hasSuffix("--- To do ---\n"))
      #expect(try todo.folder.text(of: "items") == items)
    }

    @Test("A read-only file: it is shown, and nothing is added to it")
    func test_run_readOnlyFile() async throws {
      _ = try todo.folder.write(Self.item, to: "items")
      chmod(todo.store, 0o444)

      let shown = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday,
        launcher: Self.withoutOverride
      )
      let added = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday + ["add", "Call"],
        launcher: Self.withoutOverride
      )

      let reason =
        "\(todo.store) could not be written (Permission denied); check its permissions"
      #expect(shown == .init(output: "* Today\n    Pack\n", errors: "", status: 0))
      #expect(
        added
          == .init(
            output: "",
            errors: "todo: Your to-do item could not be saved: \(reason)\n",
            status: 74
          )
      )
      #expect(try todo.folder.text(of: "items") == Self.item)
    }

    @Test("An unreadable file")
    func test_run_unreadableFile() async throws {
      _ = try todo.folder.write(Self.item, to: "items")
      chmod(todo.store, 0o000)

      let shown = try await todo.runAlone(
        ["--store", todo.store] + TodoCommand.wednesday,
        launcher: Self.withoutOverride
      )

      #expect(
        shown
          == notRead("\(todo.store) could not be read (Permission denied); check its permissions")
      )
    }

    // The superuser may write to a read-only file, so there that right is given up first.
    private static var withoutOverride: [String] {
      getuid() == 0
        ? ["/usr/bin/setpriv", "--bounding-set", "-dac_override,-dac_read_search", "--"] : []
    }
  }
}
