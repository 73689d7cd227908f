import Foundation
import KataKit
import ScratchFolders
import Testing

struct SourceSnapshotTests {
  private let folder = ScratchFolder()
  private let stage = Stage.counter

  private func recordChange() throws -> ChangeSize {
    try SourceSnapshot(package: folder.url).recordChange(of: stage)
  }

  // The starter, followed by this text.
  private func save(_ text: String) throws {
    let starter = try History(of: stage.files[0], in: stage).starter
    try folder.write(starter + text, to: stage.files[0].exercise)
  }

  @Test("The first snapshot compares with the starter, and existing test files are known")
  func test_recordChange_firstLook_comparesWithTheStarter() throws {
    try save("// one\n")
    try folder.write("what the kit ships\n", to: stage.ownTestsFile)

    #expect(try recordChange() == ChangeSize(added: 1))
    #expect(try recordChange() == ChangeSize())
  }

  @Test("The next snapshot compares with the last one; a new test file counts as a whole")
  func test_recordChange_laterLook_comparesWithWhatWasSeen() throws {
    try save("// one\n")
    try folder.write("what the kit ships\n", to: stage.ownTestsFile)
    _ = try recordChange()

    try save("")
    try folder.write("what the kit ships\na test\nof mine\n", to: stage.ownTestsFile)
    try folder.write("new", to: "\(stage.ownTestsFolder)/New.swift")

    #expect(try recordChange() == ChangeSize(added: 3, removed: 1))
  }

  @Test(
    "Only a change of code counts: no comment, no blank line, no test",
    arguments: [
      ("// one", false), ("/* one\ntwo */", false), ("\n\n", false), ("let one = 1", true),
      ("let one = \"// one\"", true),
    ]
  )
  func test_recordChange_isOfCode(line: String, isOfCode: Bool) throws {
    try save("")
    try folder.write("", to: stage.ownTestsFile)
    _ = try recordChange()

    try save(line + "\n")
    try folder.write("let test = 1", to: stage.ownTestsFile)

    #expect(try recordChange().isOfCode == isOfCode)
  }

  @Test("A change inside a string literal is a change of code")
  func test_recordChange_literal_isCode() throws {
    try folder.write("let text = \"// one\"\n", to: stage.files[0].exercise)
    _ = try recordChange()

    try folder.write("let text = \"// two\"\n", to: stage.files[0].exercise)

    #expect(try recordChange().isOfCode)
  }
}
