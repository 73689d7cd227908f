import Foundation
import KataKit
import ScratchFolders
import Testing

struct StarterTests {
  private let folder = ScratchFolder()
  private let history = try? History("..|a b\n..|\n", of: [], in: "toy")

  @Test("Blanks and line ends do not count as a touch")
  func test_isStarter_whitespace_isIgnored() throws {
    let history = try #require(history)

    #expect(history.isStarter("a\tb"))
    #expect(history.isStarter("\r\na b\r\n\r\n"))
  }

  @Test("One comment counts as a touch")
  func test_isStarter_comment_isNot() throws {
    #expect(try !#require(history).isStarter("a b\n// begun\n"))
  }

  @Test("A file with the starter is untouched, and a file with more lines is not")
  func test_begunFiles_file_isCompared() throws {
    let stage = Stage.counter
    let starter = try History(of: stage.files[0], in: stage).starter

    try folder.write(starter, to: stage.files[0].exercise)
    #expect(stage.begunFiles(in: folder.url) == [])

    try folder.write(starter + "let begun = true\n", to: stage.files[0].exercise)
    #expect(stage.begunFiles(in: folder.url) == stage.files)
  }

  @Test("A stage is begun when any of its files is, and that file is named")
  func test_begunFiles_oneOfSeveral_isNamed() throws {
    let stage = Stage.clockwork
    for file in stage.files {
      try folder.write(History(of: file, in: stage).starter, to: file.exercise)
    }
    let last = try #require(stage.files.last)

    try folder.write("// begun\n", to: last.exercise)

    #expect(stage.begunFiles(in: folder.url) == [last])
  }

  @Test("A file that cannot be read counts as touched")
  func test_begunFiles_noFile_isOne() throws {
    let stage = Stage.counter

    #expect(try stage.begunFiles(in: folder.url) == stage.files)
  }
}
