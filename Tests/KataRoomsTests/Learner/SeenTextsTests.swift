import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct SeenTextsTests {
  private let folder = ScratchFolder()
  private let stage = Stage.counter
  private var seen: SeenTexts

  init() {
    seen = SeenTexts(in: folder.url)
  }

  private mutating func change() -> ChangeSize { seen.change(of: stage, to: Save(in: folder.url)) }

  private func save(_ text: String) throws {
    try folder.writeStarters(of: stage, adding: text)
  }

  @Test("The first look compares with the starter, the next with the last; new tests count")
  mutating func test_change_comparesWithWhatWasSeen() throws {
    try save("// one\n")
    try folder.write("what the kit ships\n", to: stage.ownTestsFile)
    let first = change()
    let unchanged = change()

    try save("")
    try folder.write("what the kit ships\na test\nof mine\n", to: stage.ownTestsFile)
    try folder.write("new", to: "\(stage.ownTestsFolder)/New.swift")
    let next = change()

    #expect([first, unchanged] == [ChangeSize(added: 1), ChangeSize()])
    #expect(next == ChangeSize(added: 3, removed: 1))
  }

  @Test("The next command compares with the texts that were kept")
  mutating func test_keep_nextCommand_comparesWithThem() throws {
    try save("// one\n")
    _ = change()

    try seen.keep(stage)
    var next = SeenTexts(in: folder.url)

    #expect(next.change(of: stage, to: Save(in: folder.url)) == ChangeSize())
  }

  @Test("Texts that cannot be kept are an error with the folder, and count in memory")
  mutating func test_keep_unwritable_throws() throws {
    try folder.write("", to: ".kata")
    try save("// one\n")
    _ = change()

    let (seen, stage) = (seen, stage)
    let error = #expect(throws: SystemError.self) { try seen.keep(stage) }

    #expect(error?.description.hasPrefix(".kata cannot be used: ") == true)
    #expect(change() == ChangeSize())
  }

  @Test(
    "Only a change of code counts: no comment, no blank line, no test",
    arguments: [
      ("", "// one", false), ("", "/* one\ntwo */", false), ("", "\n\n", false),
      ("", "let one = 1", true), ("", "let one = \"// one\"", true),
      // A change inside a string literal.
      ("let one = \"// one\"", "let one = \"// two\"", true),
    ]
  )
  mutating func test_change_isOfCode(old: String, line: String, isOfCode: Bool) throws {
    try save(old + "\n")
    try folder.write("", to: stage.ownTestsFile)
    _ = change()

    try save(line + "\n")
    try folder.write("let test = 1", to: stage.ownTestsFile)

    #expect(change().isOfCode == isOfCode)
  }
}
