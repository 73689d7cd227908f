import Foundation
import KataCore
import ScratchFolders
import Testing

@testable import KataJudge
@testable import kata

struct WorkspaceTests {
  private let folder = ScratchFolder()

  init() throws {
    for name in Workspace.sources { try folder.write(name, to: "\(name)/file") }
    try FileManager.default.removeItem(at: folder.url.appending(path: "Package.swift"))
    try folder.write("", to: "Package.swift")
  }

  @Test("The checkout is the folder itself or the nearest one above it")
  func test_enclosing_folderInside_isFound() throws {
    let below = folder.url.appending(path: "Exercises/deep/deeper")

    #expect(try Workspace.enclosing(folder.url).root.path == folder.url.path)
    #expect(try Workspace.enclosing(below).root.path == folder.url.path)
  }

  @Test("A folder outside a checkout is an error with its path")
  func test_enclosing_noCheckout_throws() throws {
    let outside = ScratchFolder()

    #expect(throws: WorkspaceError.notFound(outside.url.path)) {
      try Workspace.enclosing(outside.url)
    }
    #expect(throws: WorkspaceError.notFound("/")) { try Workspace.enclosing(URL(filePath: "/")) }
  }

  @Test("A copy has the sources, without build products and the learner's records")
  func test_copied_hasTheSources() throws {
    try folder.write("", to: ".build/x")
    try folder.write("", to: ".kata/x")

    let copy = try Workspace(root: folder.url, curriculum: Curriculum(stages: []))
      .copied(into: folder.url.appending(path: "copies"))

    #expect(
      try FileManager.default.contentsOfDirectory(atPath: copy.root.path).sorted()
        == Workspace.sources.sorted()
    )
    #expect(copy.curriculum.stages.isEmpty)
  }

  @Test("A file of the kit that is changed or gone is named, with the command that puts it back")
  func test_remarkOnKit_changedFile_isNamed() async throws {
    let suite = "Tests/Stage1InteractorTests/Given.swift"
    for path in ["Solutions/A.swift", "Mocks/B.swift", "Exercises/C.swift", suite] {
      try folder.write("// 1\n", to: path)
    }
    let workspace = Workspace(root: folder.url)
    let noGit = await workspace.remarkOnKit
    let git = ["git", "-c", "user.name=a", "-c", "user.email=b"]
    for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "c"]] {
      _ = try await ChildProcess.run(git + words, in: folder.url)
    }
    try folder.write("// 2\n", to: "Exercises/C.swift")
    try folder.write("// 2\n", to: "Solutions/New.swift")
    let unchanged = await workspace.remarkOnKit
    try folder.write("// 2\n", to: "Solutions/A.swift")
    let one = await workspace.remarkOnKit
    try FileManager.default.removeItem(at: folder.url.appending(path: "Mocks/B.swift"))
    let two = await workspace.remarkOnKit

    try folder.write("// 2\n", to: "Mocks/B.swift")
    try folder.write("// 1\n", to: "Tests/Stage1InteractorTests/Mine.swift")
    _ = try await ChildProcess.run(git + ["checkout", "-q", "Solutions", "Mocks"], in: folder.url)
    let new = await workspace.remarkOnKit

    #expect([noGit, unchanged] == [nil, nil])
    #expect(
      new
        == "Tests/Stage1InteractorTests/Mine.swift does not count: Tests is for the kit. Move your "
        + "tests into Exercises/1-Interactor/Tests."
    )
    #expect(
      one == "Solutions/A.swift is the kit's, and it is changed. To put it back:\n"
        + "git checkout -- Solutions/A.swift"
    )
    #expect(two?.hasSuffix("git checkout -- Mocks/B.swift (1 more: git status)") == true)
  }
}
