import Foundation
import Testing

extension TakeHomeTests {
  /// Builds five packages, so it runs only where `KATA_KIT` is long.
  @Test(
    "Copies work in a project without any knowledge of the kit",
    .enabled(if: ProcessInfo.processInfo.environment["KATA_KIT"] == "long"),
    arguments: ForeignProject.Setting.all
  )
  func test_foreignPackage_inEachSetting_works(setting: ForeignProject.Setting) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TakeHome-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = ForeignProject(folder: folder, setting: setting)

    let lines = try project.write()
    let (status, output) = try await project.package.swift("test")

    try #require(status == 0, "\(output.suffix(4000))")
    #expect(output.contains("Executed 2 tests, with 0 failures"))
    #expect(output.contains("Test run with 3 tests in 1 suite passed"))
    // Of 71 and 54 lines; the clock is unchanged, and gets its own conformance in 6 lines.
    #expect(lines == ["ArticleStorageSpy": 21, "BasketViewSpy": 9])
  }
}
