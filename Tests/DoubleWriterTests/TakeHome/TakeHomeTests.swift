import Foundation
import Testing

@testable import DoubleWriter

/// All tests that build packages: one build at a time.
@Suite(.serialized)
struct TakeHomeTests {
  @Test("Every double is used in both frameworks: in a row for both, or in a test of each")
  func test_suites_everyDouble_isUsed() throws {
    let catalogue = try DoubleCatalogue()
    let (xctest, testing) = try TakeHomeProject.suites()
    let rows = try TakeHomeProject.rows()

    let unused = catalogue.doubles.map(\.name).filter { name in
      // The mock of a row contains its spy.
      let isInARow = rows.contains("\(name.replacing("Spy", with: "Mock"))(")
      return !isInARow && !(xctest.contains("\(name)(") && testing.contains("\(name)("))
    }

    #expect(unused == [])
    #expect(xctest.contains("DoubleRow.all"))
    #expect(testing.contains("arguments: await DoubleRow.all"))
  }

  /// Builds a package, so it runs only where `KATA_KIT` is long.
  @Test(
    "The contract of a store compiles with nothing but its protocols",
    .enabled(if: ProcessInfo.processInfo.environment["KATA_KIT"] == "long")
  )
  func test_storeContract_alone_compiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TakeHome-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = OwnPackage(folder: folder, name: "Store", swiftSettings: "")
    try package.writeManifest()
    try package.write("", to: "Tests/StoreTests/Empty.swift")
    let copy = DoubleCopy(
      catalogue: try DoubleCatalogue(),
      destination: folder.appending(path: "Sources/Store"),
      imports: .none,
      withProtocols: true
    )

    let written = try copy.run(["StoreContract"]).written
    let (status, output) = try await package.swift("build")

    #expect(written.contains("StoreContract.swift"))
    #expect(status == 0, "\(output.suffix(4000))")
  }

  /// Builds three packages, so it runs only where `KATA_KIT` is long.
  @Test(
    "Copies of all doubles compile and work in an engineer's own project",
    .enabled(if: ProcessInfo.processInfo.environment["KATA_KIT"] == "long"),
    arguments: TakeHomeProject.Setting.all
  )
  func test_copies_inEachSetting_compileAndWork(setting: TakeHomeProject.Setting) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "TakeHome-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let project = TakeHomeProject(folder: folder, setting: setting)
    try project.write()

    let (status, output) = try await project.package.swift("test")

    try #require(status == 0, "\(output.suffix(4000))")
    let (xctest, testing) = try TakeHomeProject.suites()
    let methods = xctest.matches(of: /func test_/).count
    let tests = testing.matches(of: /@Test\b/).count
    #expect(output.contains("Executed \(methods) tests, with 0 failures"))
    #expect(output.contains("Test run with \(tests) tests in 3 suites passed"))
  }
}
