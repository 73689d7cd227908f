import Foundation
import KataKit
import XCTest

final class ChangeSizeTests: XCTestCase {
  /// Lines that are new and lines that are gone are counted, blanks are not.
  func test_init_texts_areCompared() async {
    let texts = [
      ("a\nb\nc", "a\nx\nc"), ("a\nb", "a\n\n    b  "), ("", "a\nb\n"), ("a\nb\nc", ""),
      ("a\r\nb", "a\nb\nc"), ("x\na\nb\ny", "b\na"),
    ]

    let sizes = texts.map { ChangeSize(from: $0, to: $1) }

    XCTAssertEqual(sizes.map(\.added), [1, 0, 2, 0, 1, 1])
    XCTAssertEqual(sizes.map(\.removed), [1, 0, 0, 3, 0, 3])
  }

  /// A text that has nothing of a long one before it is new as a whole.
  func test_init_longTexts_areNew() async {
    let old = (0..<20_000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<20_000).map { "new \($0)" }.joined(separator: "\n")

    XCTAssertEqual(ChangeSize(from: old, to: new), ChangeSize(added: 20_000, removed: 20_000))
  }
}

final class SeenTextsTests: XCTestCase {
  private func makePackage() throws -> URL {
    let package = try makeScratchFolder()
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

  /// The first look compares with the starter, the next with what was seen.
  func test_takeChange_edits_areCounted() async throws {
    let package = try makePackage()
    let tests = "\(Stage.interactor.ownTestsFolder)/Mine.swift"
    let starter = try Starter(of: .interactor).original
    try write(starter + "// one\n", to: Stage.interactor.exerciseFile, in: package)
    try write("what the kit ships\n", to: tests, in: package)
    let seen = SeenTexts(package: package)

    XCTAssertEqual(try seen.takeChange(of: .interactor), ChangeSize(added: 1))
    XCTAssertEqual(try seen.takeChange(of: .interactor), ChangeSize())

    try write(starter, to: Stage.interactor.exerciseFile, in: package)
    try write("what the kit ships\na test\nof mine\n", to: tests, in: package)
    try write("new", to: "\(Stage.interactor.ownTestsFolder)/New.swift", in: package)
    XCTAssertEqual(try seen.takeChange(of: .interactor), ChangeSize(added: 3, removed: 1))
  }
}
