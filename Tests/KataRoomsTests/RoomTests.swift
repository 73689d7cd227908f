import Foundation
import KataCore
import KataStages
import Testing

/// The three rooms of the kata: none uses a later one; and the suites use no room after the first.
@Suite("The rooms")
struct RoomTests {
  @Test(
    "A room imports no later one; in a test process, only the run and its board do",
    arguments: [
      ("Sources/SuiteJudging", ["CommandLineKit", "KataCore", "KataStages", "KataTesting"], []),
      ("Sources/Kata/KataCore", ["KataTesting", "KataJudge", "KataLearner"], []),
      ("Sources/Kata/KataTesting", ["KataJudge"], ["ProcessBoard", "StageRun"]),
      ("Sources/Kata/KataTesting", ["KataLearner"], ["ProcessBoard"]),
      ("Sources/Kata/KataJudge", ["KataTesting", "KataLearner"], []),
      ("Sources/Kata/KataLearner", ["KataTesting"], []),
    ]
      + Curriculum.viperKata.stages.map {
        ("Tests/\($0.suiteModule)", ["KataJudge", "KataLearner"], [])
      }
  )
  func test_imports_ofARoom_nameNoLaterOne(
    folder: String,
    later: [String],
    exceptions: [String]
  ) throws {
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
