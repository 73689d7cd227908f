import Foundation
import Testing

@testable import DoubleWriter

struct DoubleCopyTests {
  @Test("It writes a double and everything that it needs, and reports it")
  func test_run_newFolder_writesAndSays() throws {
    try withFolder { folder in
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
  }

  @Test("The boundary's import becomes that of the module")
  func test_run_import_isReplaced() throws {
    try withFolder { folder in
      _ = try copy(to: folder, imports: .plain(["MyApp"])).run(["ListDataManagerSpy"])

      let text = try text("ListDataManagerSpy.swift", in: folder)
      #expect(text.contains(".\nimport Foundation\nimport MyApp\nimport Synchronization\n\n"))
      #expect(text.contains("public nonisolated final class ListDataManagerSpy"))
    }
  }

  @Test("A testable import comes last and makes the double as visible as its protocol")
  func test_run_testableImport_dropsPublic() throws {
    try withFolder { folder in
      _ = try copy(to: folder, imports: .testable(["MyApp"])).run(["ListDataManagerSpy"])

      let text = try text("ListDataManagerSpy.swift", in: folder)
      #expect(
        text.contains(".\nimport Foundation\nimport Synchronization\n\n@testable import MyApp\n\n")
      )
      #expect(text.contains("\nnonisolated final class ListDataManagerSpy"))
      #expect(!text.contains("public"))
    }
  }

  @Test("Both kinds of import can be given, and the testable one comes last")
  func test_run_bothImports_areWritten() throws {
    try withFolder { folder in
      let imports = ModuleImports(plain: ["Support"], testable: ["MyApp"])

      _ = try copy(to: folder, imports: imports).run(["FakeDataStore"])

      let text = try text("FakeDataStore.swift", in: folder)
      #expect(text.contains("import Support\nimport Synchronization\n\n@testable import MyApp\n"))
      #expect(!text.contains("public"))
    }
  }

  @Test("Several modules are imported, each on its line", arguments: [true, false])
  func test_run_severalImports_areWritten(isTestable: Bool) throws {
    try withFolder { folder in
      let modules = ["MyApp", "Basics"]
      let imports = isTestable ? ModuleImports.testable(modules) : .plain(modules)

      _ = try copy(to: folder, imports: imports).run(["FakeDataStore"])

      let text = try text("FakeDataStore.swift", in: folder)
      #expect(
        text.contains(
          isTestable
            ? "import Synchronization\n\n@testable import MyApp\n@testable import Basics\n\n"
            : "import Basics\nimport Foundation\nimport MyApp\nimport Synchronization\n\n"
        )
      )
    }
  }

  @Test("A helper that imports no boundary gets no import")
  func test_run_helper_keepsItsImports() throws {
    try withFolder { folder in
      _ = try copy(to: folder, imports: .plain(["MyApp"])).run(["FakeDataStore"])

      #expect(!(try text("SeededGenerator.swift", in: folder).contains("import")))
    }
  }

  @Test("With force a changed file is overwritten")
  func test_run_force_overwrites() throws {
    try withFolder { folder in
      try "mine".write(
        to: folder.appending(path: "SeededGenerator.swift"),
        atomically: true,
        encoding: .utf8
      )

      let report = try copy(to: folder, overwrites: true).run(["FakeDataStore"])

      #expect(
        report.outcomes == [
          .written("FakeDataStore.swift"),
          .replaced("SeededGenerator.swift", copy: "SeededGenerator.swift.orig"),
        ]
      )
      #expect(try text("SeededGenerator.swift", in: folder) != "mine")
    }
  }

  @Test("A shared file that is current is not written again")
  func test_run_sharedFile_isKept() throws {
    try withFolder { folder in
      _ = try copy(to: folder).run(["FakeDataStore"])

      try FileManager.default.removeItem(at: folder.appending(path: "FakeDataStore.swift"))

      let report = try copy(to: folder).run(["FakeDataStore"])

      #expect(
        report.outcomes == [.written("FakeDataStore.swift"), .current("SeededGenerator.swift")]
      )
    }
  }

  @Test("A missing folder is created")
  func test_run_missingFolder_isMade() throws {
    try withFolder { folder in
      _ = try copy(to: folder.appending(path: "Tests/Doubles")).run(["FakeDataStore"])

      #expect(
        try files(in: folder.appending(path: "Tests/Doubles"))
          == ["FakeDataStore.swift", "SeededGenerator.swift"]
      )
    }
  }

  @Test("A helper needs no import, and comes without extensions for boundaries")
  func test_run_helper_comesAlone() throws {
    try withFolder { folder in
      let report = try copy(to: folder, imports: .none).run(["ControllableClock", "StubbedAnswer"])

      #expect(report.toReplace == [])
      #expect(report.written.contains("HeldAnswers.swift"))
      #expect(!report.written.contains("ControllableClock+TodoClock.swift"))
    }
  }

  @Test("The protocols are copied on request")
  func test_run_withProtocols_bringsThem() throws {
    try withFolder { folder in
      let copy = DoubleCopy(
        catalogue: try DoubleCatalogue(),
        destination: folder,
        imports: .none,
        withProtocols: true
      )

      let report = try copy.run(["FakeDataStore"])

      #expect(report.written.contains("TodoDataStore.swift"))
      #expect(report.written.contains("TodoRecord.swift"))
      #expect(!(try text("FakeDataStore.swift", in: folder).contains("import Todo")))
    }
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

  func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "DoubleCopy-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
