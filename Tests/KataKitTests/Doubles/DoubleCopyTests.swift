import Foundation
import KataKit
import Testing

struct DoubleCopyTests {
  @Test("It writes a double and what it needs, and says so")
  func test_run_newFolder_writesAndSays() throws {
    try withFolder { folder in
      let report = try copy(to: folder).run(["FakeDataStore"])

      #expect(
        report.description == """
          Wrote FakeDataStore.swift, SeededGenerator.swift to \(folder.path).
          Still to replace by what your project has: TodoDataStore, TodoRecord.
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

  @Test("A testable import comes last and makes the double as visible as what it doubles")
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

  @Test("Several modules are imported, each on its line", arguments: [true, false])
  func test_run_severalImports_areWritten(isTestable: Bool) throws {
    try withFolder { folder in
      let modules = ["MyApp", "Basics"]
      let imports = isTestable ? DoubleCopy.Imports.testable(modules) : .plain(modules)

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

  @Test("A changed file is not overwritten, and then nothing is written at all")
  func test_run_changedFile_isRefused() throws {
    try withFolder { folder in
      try "mine".write(
        to: folder.appending(path: "SeededGenerator.swift"),
        atomically: true,
        encoding: .utf8
      )

      let error = #expect(throws: DoubleCopyError.self) {
        try copy(to: folder).run(["FakeDataStore"])
      }

      #expect(
        error?.description == """
          SeededGenerator.swift in \(folder.path) differs from what would be written, so nothing was \
          written. Move it away, or copy with --force.
          """
      )
      #expect(try files(in: folder) == ["SeededGenerator.swift"])
      #expect(try text("SeededGenerator.swift", in: folder) == "mine")
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

      #expect(report.written == ["FakeDataStore.swift", "SeededGenerator.swift"])
      #expect(try text("SeededGenerator.swift", in: folder) != "mine")
    }
  }

  @Test("A file that is there already, unchanged, is no reason to stop")
  func test_run_sharedFile_isKept() throws {
    try withFolder { folder in
      _ = try copy(to: folder).run(["FakeDataStore"])

      try FileManager.default.removeItem(at: folder.appending(path: "FakeDataStore.swift"))

      let report = try copy(to: folder).run(["FakeDataStore"])

      #expect(
        report.description == """
          Wrote FakeDataStore.swift to \(folder.path). Already there: SeededGenerator.swift.
          Still to replace by what your project has: TodoDataStore, TodoRecord.
          """
      )
    }
  }

  @Test("A folder that is missing is made")
  func test_run_missingFolder_isMade() throws {
    try withFolder { folder in
      _ = try copy(to: folder.appending(path: "Tests/Doubles")).run(["FakeDataStore"])

      #expect(
        try files(in: folder.appending(path: "Tests/Doubles"))
          == ["FakeDataStore.swift", "SeededGenerator.swift"]
      )
    }
  }

  @Test("A folder that cannot be written is told")
  func test_run_fileInPlaceOfTheFolder_isTold() throws {
    try withFolder { folder in
      let file = folder.appending(path: "file")
      try "".write(to: file, atomically: true, encoding: .utf8)

      let error = #expect(throws: DoubleCopyError.self) { try copy(to: file).run(["ListViewSpy"]) }

      #expect(error == .notWritable(file.path))
      #expect(
        error?.description
          == "\(file.path) could not be written. Choose a folder of your own that can be."
      )
    }
  }

  @Test("Where one file cannot be written, all others are as before")
  func test_run_oneFileNotWritable_changesNothing() throws {
    try withFolder { folder in
      // No text in UTF-8; and a folder that is not empty, which cannot be written over.
      let mine = Data([0xE9])
      try mine.write(to: folder.appending(path: "FakeDataStore.swift"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "SeededGenerator.swift/mine"),
        withIntermediateDirectories: true
      )

      let error = #expect(throws: DoubleCopyError.self) {
        try copy(to: folder, overwrites: true).run(["FakeDataStore", "CountingLatch"])
      }

      #expect(error == .notWritable(folder.path))
      #expect(try Data(contentsOf: folder.appending(path: "FakeDataStore.swift")) == mine)
      #expect(try files(in: folder) == ["FakeDataStore.swift", "SeededGenerator.swift"])
    }
  }

  @Test("What cannot be a module's name is refused", arguments: ["", "My App", "../x", "1st"])
  func test_run_noModuleName_isRefused(name: String) throws {
    try withFolder { folder in
      let copy = try copy(to: folder, imports: .plain([name]))

      let error = #expect(throws: DoubleCopyError.self) { try copy.run(["ListViewSpy"]) }

      #expect(
        error?.description
          == "\(name.debugDescription) is no module's name. Give the one that you write after `import`."
      )
      #expect(try files(in: folder) == [])
    }
  }

  @Test("A helper needs no import, and comes without what speaks a boundary")
  func test_run_helper_comesAlone() throws {
    try withFolder { folder in
      let report = try copy(to: folder, imports: .none).run(["ControllableClock", "StubbedAnswer"])

      #expect(report.toReplace == [])
      #expect(report.written.contains("HeldAnswers.swift"))
      #expect(!report.written.contains("ControllableClock+TodoClock.swift"))
    }
  }

  @Test("The protocols come along where they are asked for")
  func test_run_withProtocols_bringsThem() throws {
    try withFolder { folder in
      let copy = DoubleCopy(
        catalogue: try DoubleCatalogue(packageRoot: OwnPackage.kit),
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

  @Test("What can never compile is refused")
  func test_run_noImport_isRefused() throws {
    try withFolder { folder in
      let error = #expect(throws: DoubleCopyError.self) {
        try copy(to: folder, imports: .none).run(["FakeDataStore"])
      }

      let written = try files(in: folder)
      #expect(error == .noImport(["TodoDataStore", "TodoRecord"]))
      #expect(written == [])
    }
  }

  @Test("A folder of the kit is refused")
  func test_run_insideTheKit_isRefused() throws {
    let folder = OwnPackage.kit.appending(path: "Tests/MyAppTests")

    let error = #expect(throws: DoubleCopyError.self) {
      try copy(to: folder).run(["FakeDataStore"])
    }

    #expect(error == .insideKit(folder.path))
  }

  @Test("A copy knows whether it is current or edited, and an edited one is not overwritten")
  func test_check_editedCopy_isTold() throws {
    try withFolder { folder in
      _ = try copy(to: folder).run(["FakeDataStore"])
      let file = folder.appending(path: "SeededGenerator.swift")
      try (String(contentsOf: file, encoding: .utf8) + "// mine\n")
        .write(to: file, atomically: true, encoding: .utf8)

      let check = try DoubleCopyCheck(
        of: folder,
        against: DoubleCatalogue(packageRoot: OwnPackage.kit)
      )

      #expect(check.description == "FakeDataStore.swift: current\nSeededGenerator.swift: edited")
    }
  }

  @Test("A copy of an older text is outdated, and is copied again without force")
  func test_check_olderCopy_isOutdated() throws {
    try withFolder { folder in
      let origin = Origin(name: "SeededGenerator.swift", source: "old", copy: "old\n").line
      try "\(origin)\nold\n".write(
        to: folder.appending(path: "SeededGenerator.swift"),
        atomically: true,
        encoding: .utf8
      )
      let catalogue = try DoubleCatalogue(packageRoot: OwnPackage.kit)
      #expect(
        try DoubleCopyCheck(of: folder, against: catalogue).standings
          == ["SeededGenerator.swift": .outdated]
      )

      let report = try copy(to: folder).run(["FakeDataStore"])

      #expect(report.written == ["FakeDataStore.swift", "SeededGenerator.swift"])
    }
  }

  @Test("A copy that was edited and is outdated, and one that the kit no longer has, are told")
  func test_check_otherCopies_areTold() throws {
    try withFolder { folder in
      for name in ["Gone.swift", "SeededGenerator.swift"] {
        let origin = Origin(name: name, source: "old", copy: "old\n").line
        try "\(origin)\nmine\n".write(
          to: folder.appending(path: name),
          atomically: true,
          encoding: .utf8
        )
      }
      try "mine".write(to: folder.appending(path: "Mine.swift"), atomically: true, encoding: .utf8)

      let check = try DoubleCopyCheck(
        of: folder,
        against: DoubleCatalogue(packageRoot: OwnPackage.kit)
      )

      #expect(
        check.description == """
          Gone.swift: no longer in the kit
          SeededGenerator.swift: edited, and newer in the kit: compare the two
          """
      )
    }
  }

  private func copy(
    to folder: URL,
    imports: DoubleCopy.Imports = .plain(["MyApp"]),
    overwrites: Bool = false
  ) throws -> DoubleCopy {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    return DoubleCopy(
      catalogue: try DoubleCatalogue(packageRoot: package.standardized),
      destination: folder,
      imports: imports,
      overwrites: overwrites
    )
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "DoubleCopy-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
