import Foundation
import KataJudge
import ScratchFolders
import Testing

@testable import KataCore

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

  @Test("A stage is begun when any of its files has more lines, or cannot be read")
  func test_isBegun_oneOfSeveral() throws {
    let stage = Stage.clockwork
    let last = try #require(stage.files.last)

    try folder.writeStarters(of: stage)
    let untouched = Sources(in: folder.url)
    try folder.write(folder.text(of: last.exercise) + "// begun\n", to: last.exercise)

    #expect(!stage.isBegun(in: untouched))
    #expect(stage.isBegun(in: Sources(in: folder.url)))
    #expect(stage.isBegun(in: Sources()))
  }
}
