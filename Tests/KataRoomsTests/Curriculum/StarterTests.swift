import Foundation
import KataJudge
import ScratchFolders
import Testing

@testable import KataRun

struct StarterTests {
  private let folder = ScratchFolder()

  @Test(
    "Blanks and line ends do not count as a touch, and one comment does",
    arguments: [("a\tb", true), ("\r\na b\r\n\r\n", true), ("a b\n// begun\n", false)]
  )
  func test_isStarter_text_isCompared(text: String, isStarter: Bool) throws {
    let history = try History("..|a b\n..|\n", of: [], in: "toy")

    #expect(history.isStarter(text) == isStarter)
  }

  @Test("A stage is begun when any of its files has more lines, and that file is named")
  func test_begunFiles_oneOfSeveral_isNamed() throws {
    let stage = Stage.clockwork
    let last = try #require(stage.files.last)

    try folder.writeStarters(of: stage)
    let untouched = stage.begunFiles(in: Save(in: folder.url))
    try folder.write(folder.text(of: last.exercise) + "// begun\n", to: last.exercise)

    #expect(untouched == [])
    #expect(stage.begunFiles(in: Save(in: folder.url)) == [last])
  }

  @Test("A file that cannot be read counts as touched")
  func test_begunFiles_noFile_isOne() {
    #expect(Stage.counter.begunFiles(in: Save()) == Stage.counter.files)
  }
}
