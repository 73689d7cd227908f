import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

struct DoubleCopyTests {
  let scratch = ScratchFolder()

  var folder: URL { scratch.url }

  @Test("It writes a double and everything that it needs, and reports it")
  func test_run_newFolder_writesAndSays() throws {
    let report = try copy(to: folder).run(["FakeDataStore"])

    #expect(
      report.text == """
        wrote    \(folder.relativePath)/FakeDataStore.swift
        wrote    \(folder.relativePath)/SeededGenerator.swift
        Replace these names of the kit with those of your project: TodoDataStore, TodoRecord.
        """
    )
    #expect(try files(in: folder) == ["FakeDataStore.swift", "SeededGenerator.swift"])
  }

  @Test(
    "The boundary's imports become those of the modules, and a testable one comes last",
    arguments: [
      (.plain(["MyApp"]), "import Foundation\nimport MyApp\nimport Synchronization\n\n"),
      (
        .plain(["MyApp", "Basics"]),
        "import Basics\nimport Foundation\nimport MyApp\nimport Synchronization\n\n"
      ),
      (
        .testable(["MyApp", "Basics"]),
        "import Synchronization\n\n@testable import MyApp\n@testable import Basics\n\n"
      ),
      (
        ModuleImports(plain: ["Support"], testable: ["MyApp"]),
        "import Support\nimport Synchronization\n\n@testable import MyApp\n\n"
      ),
    ] as [(ModuleImports, String)]
  )
  func test_run_imports_areReplaced(imports: ModuleImports, lines: String) throws {
    _ = try copy(to: folder, imports: imports).run(["FakeDataStore"])

    let text = try scratch.text(of: "FakeDataStore.swift")
    #expect(text.contains(lines))
    #expect(text.contains("public") == imports.testable.isEmpty)
    // A helper that imports no boundary gets no import.
    #expect(try !scratch.text(of: "SeededGenerator.swift").contains("import"))
  }

  @Test("A helper needs no import, and comes without extensions for boundaries")
  func test_run_helper_comesAlone() throws {
    let report = try copy(to: folder, imports: .none).run(["ControllableClock", "StubbedAnswer"])

    #expect(report.toReplace == [])
    #expect(report.written.contains("HeldAnswers.swift"))
    #expect(!report.written.contains("ControllableClock+TodoClock.swift"))
  }

  @Test("The protocols are copied on request")
  func test_run_withProtocols_bringsThem() throws {
    let copy = DoubleCopy(
      catalogue: try DoubleCatalogue(),
      destination: folder,
      imports: .none,
      withProtocols: true
    )

    let report = try copy.run(["FakeDataStore"])

    #expect(report.written.contains("TodoDataStore.swift"))
    #expect(report.written.contains("TodoRecord.swift"))
    #expect(try !scratch.text(of: "FakeDataStore.swift").contains("import Todo"))
  }

  func copy(
    to folder: URL,
    imports: ModuleImports = .plain(["MyApp"]),
    overwrites: Bool = false
  ) throws -> DoubleCopy {
    DoubleCopy(
      catalogue: try DoubleCatalogue(),
      destination: folder,
      imports: imports,
      overwrites: overwrites
    )
  }

  func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
