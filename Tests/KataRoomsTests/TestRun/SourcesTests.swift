import Foundation
import ScratchFolders
import Testing

@testable import KataCore

struct SourcesTests {
  private static let path = "Exercises/1-Counter/TurnCounter.swift"

  private let folder = ScratchFolder()

  init() throws {
    try folder.write("a", to: Self.path)
  }

  @Test("The learner's Swift files in any depth are read; hidden ones and pipes are not")
  func test_init_files_areSwiftFiles() throws {
    let deep = "Exercises/1-Counter/Tests/\(String(repeating: "a/", count: 40))MyTests.swift"
    try folder.write("b", to: deep)
    try folder.write("c", to: "Exercises/1-Counter/.#TurnCounter.swift")
    try folder.write("d", to: "Exercises/1-Counter/notes.txt")
    mkfifo(folder.url.appending(path: "Exercises/Pipe.swift").path, 0o600)

    let save = Sources(in: folder.url)

    #expect(save.paths == [deep, Self.path].sorted())
    #expect(save.text(of: deep) == "b")
  }

  @Test("A file in a linked folder is the learner's; a link to its own folder is no endless loop")
  func test_init_linkedFolder_isFollowed() throws {
    try folder.write("x", to: "elsewhere/ListPresenter.swift")
    try folder.link("Exercises/2-Presenter", to: "../elsewhere")
    try folder.link("Exercises/loop", to: ".")

    let before = Sources(in: folder.url)
    try folder.write("y", to: "elsewhere/ListPresenter.swift")

    #expect(before.files.keys.contains("Exercises/2-Presenter/ListPresenter.swift"))
    #expect(before.files.keys.filter { $0.hasSuffix("TurnCounter.swift") } == [Self.path])
    #expect(Sources(in: folder.url) != before)
  }
}
