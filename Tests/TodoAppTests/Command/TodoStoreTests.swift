import Foundation
import ScratchFolders
import TerminalTesting
import Testing

extension TodoProcessTests {
  /// The built `todo` on stores that are named in any way, or are something other than a file.
  struct TodoStoreTests {
    private let todo = TodoCommand()

    private func shell(_ script: String) async throws {
      let inFolder = "cd '\(todo.folder.url.path)'; \(script)"
      let result = try await todo.runAlone([], launcher: ["/bin/sh", "-ec", inFolder])
      try #require(result.status == 0)
    }

    @Test(
      "A store that is no file for the user is reported in one sentence, for a list and for an add",
      arguments: [
        ("mkdir items", "STORE is not a file; name another one"),
        ("mkfifo items", "STORE is not a file; name another one"),
        ("test -c /dev/zero; ln -s /dev/zero items", "STORE is not a file; name another one"),
        ("ln -s . items", "STORE is not a file; name another one"),
        (
          "ln -s items items",
          "STORE could not be VERB (Too many levels of symbolic links); try again, or name another file"
        ),
        (
          "touch file; ln -s file/items items",
          "STORE could not be VERB (Not a directory); try again, or name another file"
        ),
        ("touch items; chmod 0 items", "STORE could not be VERB (Permission denied); HELP"),
      ]
    )
    func test_run_noFile_isReported(script: String, reason: String) async throws {
      try await shell(script)

      let shown = try await todo.run(launcher: TodoCommand.withoutOverride)
      let added = try await todo.add("Pack", launcher: TodoCommand.withoutOverride)

      let help = "check its permissions and those of its folder"
      let reasons = ["read", "written"].map {
        reason.replacing("VERB", with: $0).replacing("HELP", with: help)
          .replacing("STORE", with: todo.store)
      }
      #expect(shown == .notRead(reasons[0]))
      #expect(added == .notSaved(reasons[1]))
    }

    @Test("A second store is listed, too; without it the own items are, and one line says so")
    func test_run_also_isListed() async throws {
      _ = try await todo.add("Pack")
      let team = try todo.folder.write(StoreLine.text(2, name: "Ours", due: "21T00"), to: "team")

      let both = try await todo.run(TodoCommand.wednesday + ["--also", team.path])
      try FileManager.default.removeItem(at: team)
      let own = try await todo.run(TodoCommand.wednesday + ["--also", team.path])
      let same = try await todo.run(TodoCommand.wednesday + ["--also", todo.store])

      #expect(both == .shown("* Today\n    Ours\n    Pack\n"))
      let reason = "todo: The items of \(team.path) are not in the list: \(team.path) could not be"
      #expect(own.errors.hasPrefix(reason) && own.status == 0, "\(own)")
      #expect(own.output == "* Today\n    Pack\n")
      #expect(same.errors.contains("it is the file of your own items") && same.status == 64)
      #expect(try todo.folder.text(of: "items").contains("Ours") == false)
    }

    @Test("A link is followed, even to a file that does not exist yet")
    func test_run_link_isFollowed() async throws {
      try await shell("ln -s real items")

      let empty = try await todo.run()
      let added = try await todo.add("Pack")

      #expect(empty == .empty)
      #expect(added.status == 0)
      #expect(try todo.folder.text(of: "real").contains("Pack"))
    }

    /// Runs it in the folder `home`.
    private func run(_ arguments: [String]) async throws -> TodoCommand.Result {
      try await todo.runAlone(
        arguments + TodoCommand.wednesday,
        launcher: ["/bin/sh", "-c", "cd '\(todo.folder.file("home"))' && exec \"$0\" \"$@\""]
      )
    }

    @Test(
      "A relative path is found from the current folder, even a very short one",
      arguments: [
        "t", "-", " ", "é", "items", "./t", ".//t", "../home/t", "sub/t", "sub//t", "./sub/../t",
        "sub/\u{301}",
      ]
    )
    func test_run_relativePath_isAFile(path: String) async throws {
      try FileManager.default.createDirectory(
        atPath: todo.folder.file("home/sub"),
        withIntermediateDirectories: true
      )

      let empty = try await run(["--store", path])
      let added = try await run(["--store=\(path)", "add", "Pack"])
      let shown = try await run(["--store", path])

      #expect(empty == .empty)
      #expect(added == .shown("Added Pack, due 2014-05-21.\n"))
      #expect(shown == .shown("* Today\n    Pack\n"))
    }

    @Test("Without --store, the environment decides the folder, and a write creates it")
    func test_run_noStore_usesTheDataFolder() async throws {
      let environment = ["XDG_DATA_HOME": todo.folder.file("data"), "HOME": todo.folder.url.path]

      let shown = try await todo.runAlone(TodoCommand.wednesday, environment: environment)
      let untouched = !FileManager.default.fileExists(atPath: todo.folder.file("data"))
      let add = TodoCommand.wednesday + ["add", "Pack"]
      let added = try await todo.runAlone(add, environment: environment)
      let shownAgain = try await todo.runAlone(TodoCommand.wednesday, environment: environment)

      #expect(shown == .empty)
      #expect(untouched)
      #expect(added.status == 0)
      #expect(shownAgain == .shown("* Today\n    Pack\n"))
    }
  }
}
