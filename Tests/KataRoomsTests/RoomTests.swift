import Foundation
import KataRun
import Testing

/// The three rooms of the kata: none uses a later one.
@Suite("The rooms")
struct RoomTests {
  @Test(
    "A room imports no later one; on the side of the tests, only the board and the run do",
    arguments: [
      ("KataRun", ["KataTesting", "KataJudge", "KataLearner"], []),
      ("KataTesting", ["KataJudge"], ["ProcessBoard", "StageRun"]),
      ("KataTesting", ["KataLearner"], ["ProcessBoard"]),
      ("KataJudge", ["KataTesting", "KataLearner"], []),
      ("KataLearner", ["KataTesting"], []),
    ]
  )
  func test_imports_ofARoom_nameNoLaterOne(
    room: String,
    later: [String],
    exceptions: [String]
  ) throws {
    let folder = "Sources/Kata/\(room)"
    let paths = SwiftFiles.paths(below: folder, in: PackageRoot.ofThisBuild)

    let wrong = try paths.filter { path in
      let file = PackageRoot.ofThisBuild.appending(path: path)
      let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
      return !lines.filter { later.map { "import \($0)" }.contains(String($0)) }.isEmpty
    }

    #expect(!paths.isEmpty)
    #expect(wrong == exceptions.map { "\(folder)/\($0).swift" })
  }
}
