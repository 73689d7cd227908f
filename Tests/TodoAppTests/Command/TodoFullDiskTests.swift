#if os(Linux)
import Foundation
import ScratchFolders
import Testing

extension TodoProcessTests {
  /// The built `todo` on a file system of four pages, if the machine can mount one.
  ///
  /// Without one, `TodoCommandFaultTests` uses a limit on file sizes in place of a full disk.
  struct TodoFullDiskTests {
    private static let canMount =
      geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare")

    private let todo = TodoCommand()

    @Test(
      "Acknowledged items stay on a full disk, and are shown despite a torn line, even read-only",
      .enabled(if: LongTests.areWanted && canMount)
    )
    func test_run_fullDisk_keepsAndShows() async throws {
      // Sixteen lines of a thousand bytes leave room for a torn line, but not for a second file.
      let script = """
        set -e
        mkdir disk
        mount -t tmpfs -o size=16k none disk
        name=$(head -c 909 /dev/zero | tr '\\0' x)
        acknowledged=0
        while "$0" --store disk/items "$@" add "$name" > out 2> refusal
        do acknowledged=$((acknowledged + 1)); done
        echo "acknowledged $acknowledged, kept $(grep -c '^{.*}$' disk/items)"
        cat refusal
        printf '{"due":' >> disk/items
        "$0" --store disk/items "$@" > out 2> notice < /dev/null
        echo "full: status $?, shown $(grep -c xxx out)"
        mount -o remount,ro disk
        "$0" --store disk/items "$@" > out 2>> notice < /dev/null
        echo "read-only: status $?, shown $(grep -c xxx out)"
        cat notice
        tail -c 7 disk/items
        """

      let result = try await todo.runAlone(
        TodoCommand.wednesday,
        launcher: [
          "/usr/bin/unshare", "-m", "/bin/sh", "-c", "cd '\(todo.folder.url.path)'\n\(script)",
        ]
      )

      let left = """
        The last line of disk/items is incomplete and was left out; all other items are there. It \
        could not be moved yet:
        """
      #expect(
        result.output == """
          acknowledged 16, kept 16
          todo: Your to-do item could not be saved: there is no room left for disk/items; make room \
          and try again
          full: status 0, shown 16
          read-only: status 0, shown 16
          todo: \(left) there is no room left for disk/items; make room and try again.
          todo: \(left) disk/items could not be written (Read-only file system); check its permissions.
          {"due":
          """
      )
      #expect(result.status == 0)
    }
  }
}
#endif
