import Foundation
import KataKit
import Testing

struct TakeHomeTests {
  @Test(
    "Every double is used by the suites that are compiled beside it",
    arguments: ["DoublesXCTests.swift", "DoublesTests.swift"]
  )
  func test_suites_everyDouble_isUsed(file: String) throws {
    let text = try String(
      contentsOf: TakeHomeProject.kit.appending(path: "Tests/TakeHome/\(file)"),
      encoding: .utf8
    )

    let unused = try DoubleCatalogue(packageRoot: TakeHomeProject.kit).doubles.map(\.name)
      .filter { !text.contains("\($0)(") && !text.contains("\($0).expecting(") }

    #expect(unused == [])
  }

  /// Builds three packages, so it runs only where `KATA_TAKE_HOME` is 1.
  @Test(
    "Copies of all doubles compile and work in a project of one's own",
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["KATA_TAKE_HOME"] == "1"),
    arguments: TakeHomeProject.Setting.all
  )
  func test_copies_inEachSetting_compileAndWork(setting: TakeHomeProject.Setting) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TakeHome-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = TakeHomeProject(folder: folder, setting: setting)
    try project.write()

    let (status, output) = try project.test()

    try #require(status == 0, "\(output.suffix(4000))")
    #expect(output.contains("Executed 5 tests, with 0 failures"))
    #expect(output.contains("Test run with 5 tests in 1 suite passed"))
  }
}
