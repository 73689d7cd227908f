#if os(Linux)
import Foundation
import ScratchFolders
import TerminalTesting
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
      "Acknowledged items stay on a full disk, and are shown, even read-only",
      .enabled(if: LongTests.areWanted && canMount)
    )
    func test_run_fullDisk_keepsAndShows() async throws {
      // Eight lines of a thousand bytes leave room for a copy of the file, but not for a ninth line.
      let script = """
        set -e
        mkdir disk
        mount -t tmpfs -o size=16k none disk
        name=$(head -c 909 /dev/zero | tr '\\0' x)
        acknowledged=0
        while "$0" --store disk/items "$@" add "$name" > out 2> refusal
        do acknowledged=$((acknowledged + 1)); done
        echo "acknowledged $acknowledged, kept $(grep -c '^{.*}$' disk/items) in $(ls disk)"
        cat refusal
        "$0" --store disk/items "$@" > out < /dev/null
        echo "full: status $?, shown $(grep -c xxx out)"
        mount -o remount,ro disk
        "$0" --store disk/items "$@" > out < /dev/null
        echo "read-only: status $?, shown $(grep -c xxx out)"
        "$0" --store disk/items "$@" add Call
        """

      let result = try await todo.runAlone(
        TodoCommand.wednesday,
        launcher: [
          "/usr/bin/unshare", "-m", "/bin/sh", "-c", "cd '\(todo.folder.url.path)'\n\(script)",
        ]
      )

      let refused = "todo: Your to-do item could not be saved:"
      #expect(
        result.output == """
          acknowledged 8, kept 8 in items
          \(refused) there is no room left for disk/items; make room and try again
          full: status 0, shown 8
          read-only: status 0, shown 8

          """
      )
      let readOnly = "disk/items could not be written (Read-only file system)"
      #expect(result.errors.hasPrefix("\(refused) \(readOnly); check its permissions"))
      #expect(result.status == 74)
    }
  }
}
#endif
