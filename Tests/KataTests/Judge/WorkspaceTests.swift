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
}
