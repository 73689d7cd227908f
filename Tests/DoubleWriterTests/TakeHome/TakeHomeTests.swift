import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

/// All tests that build packages: one build at a time, and only where `KATA_KIT` is long.
@Suite(.serialized)
struct TakeHomeTests {
  private static let isLong = ProcessInfo.processInfo.environment["KATA_KIT"] == "long"

  @Test("Every double is used in both frameworks: in a row for both, or in a test of each")
  func test_suites_everyDouble_isUsed() throws {
    let catalogue = try DoubleCatalogue()
    let (xctest, testing, rows) = try TakeHomeProject.suites()

    let unused = catalogue.doubles.map(\.name).filter { name in
      // The mock of a row contains its spy.
      let isInARow = rows.contains("\(name.replacing("Spy", with: "Mock"))(")
      return !isInARow && !(xctest.contains("\(name)(") && testing.contains("\(name)("))
    }

    #expect(unused == [])
    #expect(xctest.contains("DoubleRow.all"))
    #expect(testing.contains("arguments: await DoubleRow.all"))
  }

  @Test("The contract of a store compiles with nothing but its protocols", .enabled(if: isLong))
  func test_storeContract_alone_compiles() async throws {
    let package = OwnPackage(name: "Store")

    let copies = try package.copyIntoModule(["StoreContract"])

    #expect(copies.contains("StoreContract.swift"))
    try await package.expectBuild()
  }

  @Test(
    "All doubles and the gallery compile with the lock of Mocks/README.md in place of Mutex",
    .enabled(if: isLong)
  )
  func test_recipe_asTheGuideSays_compiles() async throws {
    let package = OwnPackage(name: "Older", platform: "13.0")
    let catalogue = try DoubleCatalogue()
    let gallery = catalogue.others.map(\.name).filter { $0.hasSuffix("Spy") }

    let copies = try package.copyIntoModule(catalogue.doubles.map(\.name) + gallery)
    let lock = try "import Foundation\n\ntypealias Mutex = LockedState\n\n\(lock())"
    try package.write(lock, to: "\(package.sources)/LockedState.swift")

    #expect(copies.contains("ControllableClock.swift") && copies.contains("TokenStoreSpy.swift"))
    try await package.expectBuild()
  }

  /// The lock as the doubles' page prints it.
  private func lock() throws -> String {
    let file = DoubleCatalogue.kit.appending(path: "Mocks/README.md")
    let guide = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(guide.range(of: "nonisolated final class LockedState"))
    return String(try #require(guide[start.lowerBound...].components(separatedBy: "```").first))
  }

  @Test(
    "Copies of all doubles compile and work in an engineer's own project",
    .enabled(if: isLong),
    arguments: [
      (".swiftLanguageMode(.v6)", .init(plain: ["MyApp"])),
      (
        ".swiftLanguageMode(.v5), .enableExperimentalFeature(\"StrictConcurrency\")",
        .init(testable: ["MyApp"])
      ),
      (".swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)", .init(testable: ["MyApp"])),
    ] as [(String, ModuleImports)]
  )
  func test_copies_inEachSetting_compileAndWork(setting: String, imports: ModuleImports)
    async throws
  {
    let package = OwnPackage(name: "MyApp", swiftSettings: setting)
    let (xctest, testing, _) = try TakeHomeProject.suites()
    let methods = xctest.matches(of: /func test_/).count
    let tests = testing.matches(of: /@Test\b/).count

    try TakeHomeProject(package: package, imports: imports).write()

    try await package.expectTests(
      xctest: "\(methods) tests",
      swiftTesting: "\(tests) tests in 3 suites"
    )
  }

  @Test(
    "Written doubles and copies work in a project without any knowledge of the kit",
    .enabled(if: isLong),
    arguments: [
      ".swiftLanguageMode(.v5)", ".swiftLanguageMode(.v6)", ".strictMemorySafety()",
      ".defaultIsolation(MainActor.self)",
      """
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances")
      """,
    ]
  )
  func test_foreignPackage_inEachSetting_works(setting: String) async throws {
    let package = OwnPackage(name: "Basket", swiftSettings: setting)

    try ForeignProject(package: package).write()

    try await package.expectTests(xctest: "2 tests", swiftTesting: "3 tests in 1 suite")
  }

  @Test(
    "A package that knows no kata grades its own tests in both frameworks",
    .enabled(if: isLong)
  )
  func test_suiteJudging_otherPackage_gradesItsTests() async throws {
    let package = OwnPackage(name: "Counter", usesKit: true, products: ["SuiteJudging"])
    try package.writeManifest()
    try package.writeForeign(["Counter"], to: package.sources)
    try package.writeForeign(["CounterTests", "CounterXCTests"], to: package.tests)
    try await package.expectTests(xctest: "1 test", swiftTesting: "1 test in 1 suite")

    for name in ["CounterTests", "CounterXCTests"] {
      let path = "\(package.tests)/\(name).swift"
      let weak = try package.folder.text(of: path)
        .replacing("11", with: "5")
        .replacing(
          "sut.turn()\n\n    XCTAssertEqual(sut.count, 1)",
          with: "XCTAssertEqual(sut.count, 0)\n    sut.turn()"
        )
      try package.write(weak, to: path)
    }
    let (status, output) = try await package.swift("test")

    #expect(status != 0)
    for fault in ["stands still", "stops after ten turns"] {
      #expect(output.contains("No test catches a faulty implementation: \(fault)."))
    }
  }

  @Test(
    "New modules compile, are red with the right sentences, and become green",
    .enabled(if: isLong),
    arguments: ["", ".defaultIsolation(MainActor.self)"]
  )
  func test_newModules_inEachSetting_beginRed(setting: String) async throws {
    let package = OwnPackage(name: "Shop", swiftSettings: setting)
    try package.writeManifest()
    let root = package.folder.url.path
    let modules = ["Order", "Basket"]
    for name in modules {
      let (sources, tests) = ("\(root)/Sources/Shop/\(name)", "\(root)/Tests/ShopTests/\(name)")
      _ = try NewModule(name, sources: sources, tests: tests, module: nil).write()
    }
    let red = try await package.swift("test")
    let items = "(try? await dataManager.items().map(\\.title)) ?? []"
    for path in modules.flatMap({ ["\($0)/\($0)Presenter", "\($0)/\($0)Interactor"] }) {
      let file = "Sources/Shop/\(path).swift"
      let code = try package.folder.text(of: file)
        .replacing(
          "updateView() async {",
          with: "updateView() async { await interactor.findItems() "
        )
        .replacing("[String]) {", with: "[String]) { view?.showItems(titles) ")
        .replacing("findItems() async {", with: "findItems() async { output?.foundItems(\(items)) ")
      try package.write(code, to: file)
    }

    for name in ["OrderInteractorInputMock", "OrderViewMock", "BasketViewMock"] {
      #expect(red.output.contains("\(name) did not get the calls it expected."))
    }
    #expect(red.output.contains("Test run with 4 tests in 4 suites failed"))
    try await package.expectTests(xctest: "0 tests", swiftTesting: "4 tests in 4 suites")
  }

  @Test(
    "The package plugin writes doubles that work, and checks them after changes of the protocols",
    .enabled(if: isLong),
    arguments: [("6.0", ""), ("6.2", ".defaultIsolation(MainActor.self)"), ("5.9", "")]
  )
  func test_plugin_inEachSetting_writesAndChecks(toolsVersion: String, setting: String)
    async throws
  {
    let project = TeamProject(toolsVersion: toolsVersion, swiftSettings: setting)
    try project.write()

    let written = try await project.writeDoubles()
    let current = try await project.checkDoubles()
    try await project.package.expectTests(xctest: "1 test", swiftTesting: "2 tests in 1 suite")
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
