import Foundation
import ScratchFolders
import Testing

@testable import KataJudge
@testable import KataLearner
@testable import KataRun

struct RecordChangeTests {
  private let folder = ScratchFolder()
  private let stage = Stage.counter

  private func recordChange() throws -> ChangeSize {
    try stage.recordChange(in: folder.url)
  }

  private func save(_ text: String) throws {
    try folder.writeStarters(of: stage, adding: text)
  }

  @Test("The first snapshot compares with the starter, the next with the last; new tests count")
  func test_recordChange_comparesWithWhatWasSeen() throws {
    try save("// one\n")
    try folder.write("what the kit ships\n", to: stage.ownTestsFile)
    let first = try recordChange()
    let unchanged = try recordChange()

    try save("")
    try folder.write("what the kit ships\na test\nof mine\n", to: stage.ownTestsFile)
    try folder.write("new", to: "\(stage.ownTestsFolder)/New.swift")
    let next = try recordChange()

    #expect([first, unchanged] == [ChangeSize(added: 1), ChangeSize()])
    #expect(next == ChangeSize(added: 3, removed: 1))
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
  func test_recordChange_isOfCode(old: String, line: String, isOfCode: Bool) throws {
    try save(old + "\n")
    try folder.write("", to: stage.ownTestsFile)
    _ = try recordChange()

    try save(line + "\n")
    try folder.write("let test = 1", to: stage.ownTestsFile)

    #expect(try recordChange().isOfCode == isOfCode)
  }
}
