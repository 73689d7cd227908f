import Foundation
import KataKit
import Testing

struct ChangeSizeTests {
  @Test(
    "Lines that are new and lines that are gone are counted, blanks are not",
    arguments: [
      ("a\nb\nc", "a\nx\nc", 1, 1), ("a\nb", "a\n\n    b  ", 0, 0), ("", "a\nb\n", 2, 0),
      ("a\nb\nc", "", 0, 3), ("a\r\nb", "a\nb\nc", 1, 0), ("x\na\nb\ny", "b\na", 1, 3),
    ]
  )
  func test_init_texts_areCompared(old: String, new: String, added: Int, removed: Int) {
    #expect(ChangeSize(from: old, to: new) == ChangeSize(added: added, removed: removed))
  }

  @Test("A text that has nothing of a long one before it is new as a whole")
  func test_init_longTexts_areNew() {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "new \($0)" }.joined(separator: "\n")

    #expect(ChangeSize(from: old, to: new) == ChangeSize(added: 20_000, removed: 20_000))
  }
}

struct SeenTextsTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  private func makePackage() throws -> URL {
    let package = scratch.url
    for path in [Stage.interactor.exerciseFile, "\(Stage.interactor.ownTestsFolder)/Mine.swift"] {
      let file = package.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
    }
    return package
  }

  private func write(_ text: String, to path: String, in package: URL) throws {
    try Data(text.utf8).write(to: package.appending(path: path))
  }

  @Test("The first look compares with the starter, the next with what was seen")
  func test_takeChange_edits_areCounted() throws {
    let package = try makePackage()
    let tests = "\(Stage.interactor.ownTestsFolder)/Mine.swift"
    let starter = try Starter(of: .interactor).original
    try write(starter + "// one\n", to: Stage.interactor.exerciseFile, in: package)
    try write("what the kit ships\n", to: tests, in: package)
    let seen = SeenTexts(package: package)

    #expect(try seen.takeChange(of: .interactor) == ChangeSize(added: 1))
    #expect(try seen.takeChange(of: .interactor) == ChangeSize())

    try write(starter, to: Stage.interactor.exerciseFile, in: package)
    try write("what the kit ships\na test\nof mine\n", to: tests, in: package)
    try write("new", to: "\(Stage.interactor.ownTestsFolder)/New.swift", in: package)
    #expect(try seen.takeChange(of: .interactor) == ChangeSize(added: 3, removed: 1))
  }
}
