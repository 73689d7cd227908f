import Foundation
import ScratchFolders
import Testing

extension TodoProcessTests {
  /// The built `todo` on stores with relative paths.
  struct TodoStorePathTests {
    private let todo: TodoCommand

    init() throws {
      todo = try TodoCommand()
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

      #expect(
        empty
          == .init(output: "Nothing to do until the end of next week.\n", errors: "", status: 0)
      )
      #expect(added == .init(output: "Added Pack, due 2014-05-21.\n", errors: "", status: 0))
      #expect(shown == .init(output: "* Today\n    Pack\n", errors: "", status: 0))
    }
  }
}
