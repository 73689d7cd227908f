import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

struct TemporaryFolderTests {
  private let folder = ScratchFolder()

  @Test(
    "The temporary folder of children has an ASCII path, wherever the checkout is",
    arguments: [("it's (1)", true), ("Übungen/kit", false)]
  )
  func test_environment_pathOfCheckout_isASCII(path: String, isInCheckout: Bool) {
    let workspace = Workspace(root: folder.url.appending(path: path))

    let found = TemporaryFolder.environment(in: workspace, from: ["TMPDIR": "/tmp"])["TMPDIR"]

    #expect(found == (isInCheckout ? workspace.root.path + "/.build/kata-tmp" : "/tmp"))
  }

  @Test(
    "SwiftPM finds the machine's lock of the package there: it waits for builds of the learner's"
  )
  func test_environment_lock_isTheMachines() throws {
    let workspace = Workspace(root: folder.url)
    let root = try #require(realpath(folder.url.path, nil))
    defer { free(root) }
    let lock = "\(String(cString: root))/.build.lock".replacing("/", with: "_")
    try folder.write("17", to: "machine/\(lock)")
    let machine = ["TMPDIR": folder.url.appending(path: "machine").path]

    let found = try #require(TemporaryFolder.environment(in: workspace, from: machine)["TMPDIR"])

    #expect(try String(contentsOfFile: "\(found)/\(lock)", encoding: .utf8) == "17")
  }

  @Test("Only what has not changed for an hour is removed: another command may use the rest")
  func test_removeLeftovers_olderThanAnHour_areGone() throws {
    try folder.write("", to: ".build/kata-tmp/old/file")
    try folder.write("", to: ".build/kata-tmp/new/file")
    try folder.setTime(of: ".build/kata-tmp/old", .now - 4_000)

    TemporaryFolder.removeLeftovers(in: Workspace(root: folder.url))

    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: ".build/kata-tmp").path
    )
    #expect(left == ["new"])
  }
}
