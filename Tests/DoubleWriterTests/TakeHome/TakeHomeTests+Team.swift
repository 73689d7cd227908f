import Foundation
import Testing

extension TakeHomeTests {
  /// Builds three packages, so it runs only where `KATA_KIT` is long.
  @Test(
    "The package plugin writes doubles that work, and checks them after changes of the protocols",
    .enabled(if: ProcessInfo.processInfo.environment["KATA_KIT"] == "long"),
    arguments: TeamProject.Setting.all
  )
  func test_plugin_inEachSetting_writesAndChecks(setting: TeamProject.Setting) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TakeHome-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = TeamProject(folder: folder, setting: setting)
    try project.write()

    let written = try await project.writeDoubles()
    let current = try await project.checkDoubles()
    let tests = try await project.package.swift("test")
    // One protocol changes, the next is renamed, and the last one goes.
    try project.writeProtocols([
      TeamProject.view.replacing("show", with: "display"),
      TeamProject.store.replacing("PlanStore", with: "PlanArchive"),
    ])
    let outdated = try await project.checkDoubles()

    try #require(written.status == 0, "\(written.output.suffix(4000))")
    #expect(!written.output.contains("By hand"))
    // The kata is not built for a project that uses only `doubles`.
    #expect(!written.output.contains("Compiling Kata"))
    #expect(current.status == 0, "\(current.output.suffix(4000))")
    #expect(tests.status == 0, "\(tests.output.suffix(4000))")
    #expect(tests.output.contains("Executed 1 test, with 0 failures"))
    #expect(tests.output.contains("Test run with 2 tests in 1 suite passed"))
    #expect(outdated.status == 1)
    for line in [
      "outdated Tests/AppTests/Doubles/PlanViewSpy",
      "gone     Tests/AppTests/Doubles/PlanStoreMock",
      "missing  Tests/AppTests/Doubles/PlanArchiveSpy",
      "gone     Tests/AppTests/Doubles/PlanRouterSpy",
    ] {
      #expect(outdated.output.contains("\(line).swift"), "\(outdated.output)")
    }
  }
}
