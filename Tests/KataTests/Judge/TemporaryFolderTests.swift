import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

// One after another, because the folder outside a checkout belongs to the whole process.
@Suite(.serialized)
struct TemporaryFolderTests {
  private let folder = ScratchFolder()

  @Test(
    "The temporary folder of children has an ASCII path, wherever the checkout is",
    arguments: [
      ("kit", true), ("my kit (1)", true), ("it's", true), ("Übungen/kit", false), ("日本", false),
      ("e\u{301}tude", false),
    ]
  )
  func test_environment_pathOfCheckout_isASCII(path: String, isInCheckout: Bool) throws {
    let workspace = Workspace(root: folder.url.appending(path: path))

    let found = try #require(TemporaryFolder.environment(in: workspace)["TMPDIR"])

    #expect(found.utf8.allSatisfy { $0 < 0x80 })
    #expect(found.hasPrefix(workspace.root.path + "/.build/") == isInCheckout)
    #expect(FileManager.default.isWritableFile(atPath: found))
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
    let workspace = Workspace(root: folder.url)
    try folder.write("", to: ".build/kata-tmp/old/file")
    try folder.write("", to: ".build/kata-tmp/new/file")
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 4_000],
      ofItemAtPath: folder.url.appending(path: ".build/kata-tmp/old").path
    )

    TemporaryFolder.removeLeftovers(in: workspace)

    let left = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: ".build/kata-tmp").path
    )
    #expect(left == ["new"])
  }

  @Test("A folder where no file can be written, such as a full one, is not used")
  func test_url_noFileCanBeWritten_isElsewhere() throws {
    try folder.write("", to: ".build/kata-tmp/.written/in-the-way")

    let found = try #require(TemporaryFolder.url(in: Workspace(root: folder.url)))

    #expect(!found.path.hasPrefix(folder.url.path))
  }

  @Test("A folder behind a link is left alone")
  func test_removeLeftovers_foreignFolder_stays() throws {
    try folder.write("mine", to: "mine/a")
    try folder.link(".build/kata-tmp", to: folder.url.appending(path: "mine").path)
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 4_000],
      ofItemAtPath: folder.url.appending(path: "mine/a").path
    )

    TemporaryFolder.removeLeftovers(in: Workspace(root: folder.url))

    #expect(try folder.text(of: "mine/a") == "mine")
  }
}
