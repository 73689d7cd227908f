import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

// One after another, because the folder outside a checkout belongs to the whole process.
@Suite(.serialized)
struct TemporaryFolderTests {
  private let folder = ScratchFolder()

  private func names() throws -> [String] {
    let path = folder.url.appending(path: ".build/kata-tmp").path
    return try FileManager.default.contentsOfDirectory(atPath: path)
  }

  @Test(
    "The temporary folder of children has an ASCII path, wherever the checkout is",
    arguments: [
      ("kit", true), ("my kit (1)", true), ("it's", true), ("Übungen/kit", false), ("日本", false),
      ("e\u{301}tude", false),
    ]
  )
  func test_environment_pathOfCheckout_isASCII(path: String, isInCheckout: Bool) throws {
    let workspace = Workspace(root: folder.url.appending(path: path))
    defer { TemporaryFolder.removeLeftovers(in: workspace) }

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
    defer { TemporaryFolder.removeLeftovers(in: workspace) }
    let root = try #require(realpath(folder.url.path, nil))
    defer { free(root) }
    let lock = "\(String(cString: root))/.build.lock".replacing("/", with: "_")
    try folder.write("17", to: "machine/\(lock)")
    let machine = ["TMPDIR": folder.url.appending(path: "machine").path]

    let found = try #require(TemporaryFolder.environment(in: workspace, from: machine)["TMPDIR"])

    #expect(try String(contentsOfFile: "\(found)/\(lock)", encoding: .utf8) == "17")
  }

  @Test("Each command has the first free number: SwiftPM compiles its manifest for each new path")
  func test_url_otherCommand_hasItsNumber() throws {
    try folder.write("", to: ".build/kata-tmp/1.lock")
    try folder.write("", to: ".build/kata-tmp/1/.kata-temporary")
    let workspace = Workspace(root: folder.url)
    let lock = open(folder.url.appending(path: ".build/kata-tmp/1.lock").path, O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)

    let found = try #require(TemporaryFolder.url(in: workspace))
    TemporaryFolder.removeLeftovers(in: workspace)

    #expect(found.path.hasSuffix(".build/kata-tmp/2"))
    #expect(try names().sorted() == ["1", "1.lock", "2.lock"])
  }

  @Test("The folder of a killed command is removed, and its number is free")
  func test_removeLeftovers_killedCommand_isGone() throws {
    try folder.write("", to: ".build/kata-tmp/7/.kata-temporary")
    let workspace = Workspace(root: folder.url)

    let found = try #require(TemporaryFolder.url(in: workspace))
    TemporaryFolder.removeLeftovers(in: workspace)

    #expect(found.path.hasSuffix(".build/kata-tmp/1"))
    #expect(try !names().contains("7"))
  }

  @Test("The next command with a killed command's number begins with an empty folder")
  func test_url_numberOfKilledCommand_isEmpty() throws {
    let killed = ".build/kata-tmp/1"
    try folder.write("", to: "\(killed)/.kata-temporary")
    try folder.write("old", to: "\(killed)/kata-ledger")
    let workspace = Workspace(root: folder.url)
    defer { TemporaryFolder.removeLeftovers(in: workspace) }

    let found = try #require(TemporaryFolder.url(in: workspace))

    #expect(found.path.hasSuffix(killed))
    #expect(try FileManager.default.contentsOfDirectory(atPath: found.path) == [".kata-temporary"])
  }

  @Test("A folder where no file can be written, such as a full one, is not used")
  func test_url_noFileCanBeWritten_isElsewhere() throws {
    let workspace = Workspace(root: folder.url)
    defer { TemporaryFolder.removeLeftovers(in: workspace) }
    let inCheckout = ".build/kata-tmp/1"
    try folder.write("", to: "\(inCheckout)/.kata-temporary/in-the-way")

    let found = try #require(TemporaryFolder.url(in: workspace))

    #expect(!found.path.hasSuffix(inCheckout))
  }

  @Test("A folder behind a link, or without the mark of the kit, is left alone")
  func test_removeLeftovers_foreignFolder_stays() throws {
    try folder.write("mine", to: "mine/9/a")
    try folder.link(".build/kata-tmp", to: folder.url.appending(path: "mine").path)
    try folder.write("mine", to: "other/.build/kata-tmp/9/a")

    for path in ["", "other"] {
      TemporaryFolder.removeLeftovers(in: Workspace(root: folder.url.appending(path: path)))
    }

    #expect(try folder.text(of: "mine/9/a") == "mine")
    #expect(try folder.text(of: "other/.build/kata-tmp/9/a") == "mine")
  }

  @Test("The folder of an ended command is removed, also outside the checkout")
  func test_removeLeftovers_otherPath_isGone() throws {
    let workspace = Workspace(root: folder.url.appending(path: "Übungen"))
    let made = try #require(TemporaryFolder.url(in: workspace))

    TemporaryFolder.removeLeftovers(in: workspace)

    #expect(!FileManager.default.fileExists(atPath: made.path))
  }
}
