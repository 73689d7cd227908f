import Foundation
import ScratchFolders
import Testing

@testable import KataRun

struct SaveTests {
  private static let path = "Exercises/1-Counter/TurnCounter.swift"

  private let folder = ScratchFolder()

  init() throws {
    try folder.write("a", to: Self.path)
  }

  @Test("Files have their path as key, and only Swift files that editors show are read")
  func test_init_files_areSwiftFiles() throws {
    try folder.write("b", to: "Exercises/1-Counter/Tests/MyTests.swift")
    try folder.write("c", to: "Exercises/1-Counter/.#TurnCounter.swift")
    try folder.write("d", to: "Exercises/1-Counter/notes.txt")

    let sources = Save(in: folder.url)

    #expect(
      sources.files.mapValues { String(decoding: $0.content, as: UTF8.self) }
        == [Self.path: "a", "Exercises/1-Counter/Tests/MyTests.swift": "b"]
    )
  }

  @Test("A file in a linked folder is the learner's; a link to its own folder is no endless loop")
  func test_init_linkedFolder_isFollowed() throws {
    try folder.write("x", to: "elsewhere/ListPresenter.swift")
    try folder.link("Exercises/2-Presenter", to: "../elsewhere")
    try folder.link("Exercises/loop", to: ".")

    let before = Save(in: folder.url)
    try folder.write("y", to: "elsewhere/ListPresenter.swift")

    #expect(before.files.keys.contains("Exercises/2-Presenter/ListPresenter.swift"))
    #expect(before.files.keys.filter { $0.hasSuffix("TurnCounter.swift") } == [Self.path])
    #expect(!Save(in: folder.url).hasTexts(of: before))
  }

  @Test("A file in any depth is read; one that is no regular file is not")
  func test_init_deepFile_isRead() throws {
    let deep = "Exercises/1-Counter/\(String(repeating: "a/", count: 40))Deep.swift"
    try folder.write("d", to: deep)
    mkfifo(folder.url.appending(path: "Exercises/Pipe.swift").path, 0o600)

    #expect(Save(in: folder.url).files.keys.sorted() == [Self.path, deep].sorted())
  }

  @Test("The same text saved again is another state, but not another text")
  func test_equality_savedAgain_differs() throws {
    let before = Save(in: folder.url)
    try FileManager.default.removeItem(at: folder.url.appending(path: Self.path))
    try folder.write("a", to: Self.path)

    let after = Save(in: folder.url)

    #expect(after != before)
    #expect(after.hasTexts(of: before))
  }

  @Test("A stage has its own files")
  func test_below_stage_hasItsFiles() throws {
    try folder.write("x", to: "Exercises/2-Presenter/ListPresenter.swift")
    #expect(Array(Save(in: folder.url).below(.counter).files.keys) == [Self.path])
  }
}
