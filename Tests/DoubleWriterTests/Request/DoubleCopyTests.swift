import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

struct DoubleCopyTests {
  private let scratch = ScratchFolder()

  private var folder: URL { scratch.url }

  @Test("It writes a double and everything that it needs, and reports it")
  func test_copy_newFolder_writesAndSays() throws {
    let report = try copy("FakeDataStore")

    #expect(
      report.text == """
        wrote    \(folder.relativePath)/FakeDataStore.swift
        wrote    \(folder.relativePath)/SeededGenerator.swift
        Replace these names of the kit with those of your project: EditableDataStore, TodoRecord.
        """
    )
    #expect(try files() == ["FakeDataStore.swift", "SeededGenerator.swift"])
  }

  @Test(
    "The boundary's imports become those of the modules, and a testable one comes last",
    arguments: [
      (.init(plain: ["MyApp"]), "import Foundation\nimport MyApp\nimport Synchronization\n\n"),
      (
        .init(plain: ["MyApp", "Basics"]),
        "import Basics\nimport Foundation\nimport MyApp\nimport Synchronization\n\n"
      ),
      (
        .init(testable: ["MyApp", "Basics"]),
        "import Synchronization\n\n@testable import MyApp\n@testable import Basics\n\n"
      ),
      (
        ModuleImports(plain: ["Support"], testable: ["MyApp"]),
        "import Support\nimport Synchronization\n\n@testable import MyApp\n\n"
      ),
    ] as [(ModuleImports, String)]
  )
  func test_copy_imports_areReplaced(imports: ModuleImports, lines: String) throws {
    _ = try copy("FakeDataStore", importing: imports)

    let text = try scratch.text(of: "FakeDataStore.swift")
    #expect(text.contains(lines))
    #expect(text.contains("public") == imports.testable.isEmpty)
    // A helper that imports no boundary gets no import.
    #expect(try !scratch.text(of: "SeededGenerator.swift").contains("import"))
  }

  @Test("A helper needs no import, and comes without extensions for boundaries")
  func test_copy_helper_comesAlone() throws {
    let report = try copy("ControllableClock", "StubbedAnswer", importing: .none)

    #expect(report.toReplace == [])
    #expect(report.written.contains("HeldAnswers.swift"))
    #expect(!report.written.contains("ControllableClock+TodoClock.swift"))
  }

  @Test("The protocols are copied on request")
  func test_copy_withProtocols_bringsThem() throws {
    let report = try copy("FakeDataStore", importing: .none, withProtocols: true)

    #expect(report.written.contains("TodoDataStore.swift"))
    #expect(report.written.contains("TodoRecord.swift"))
    #expect(try !scratch.text(of: "FakeDataStore.swift").contains("import Todo"))
  }

  @Test("A file of the engineer's own is kept, and the difference is shown")
  func test_copy_changedFile_isKept() throws {
    try scratch.write("mine", to: "SeededGenerator.swift")

    let report = try copy("FakeDataStore")

    #expect(report.isIncomplete)
    #expect(report.written == ["FakeDataStore.swift"])
    #expect(
      report.text.contains(
        """
        /SeededGenerator.swift, which `doubles` did not write; this is what would change:
        - mine
        + /// Random numbers
        """
      )
    )
    #expect(
      report.text.contains(
        "Kept files are unchanged. To replace them too, run the command with --force."
      )
    )
    #expect(try scratch.text(of: "SeededGenerator.swift") == "mine")
  }

  private static let kit = DoubleCatalogue.kit.path

  @Test(
    "A copy that cannot compile or be written is refused in one sentence, and nothing is written",
    arguments: ["", "My App", "../x", "1st"].map { name in
      let sentence = "is not the name of a module. Give the one that you write after `import`."
      return (.init(plain: [name]), "", "\(name.debugDescription) \(sentence)")
    } + [
      (.none, "", "the copies use EditableDataStore, TodoRecord, and no import says where your"),
      (
        .init(plain: ["App"]), "\(kit)/Tests/MyAppTests",
        "FOLDER is inside the kit. Give a folder of"
      ),
      // The link leads into the kit.
      (.init(plain: ["App"]), "link/New", "FOLDER is inside the kit. Give a folder of"),
      (
        .init(plain: ["App"]), "file",
        "FOLDER could not be written. Choose a folder that you can write to."
      ),
    ] as [(ModuleImports, String, String)]
  )
  func test_copy_refused_isOneSentence(
    imports: ModuleImports,
    path: String,
    sentence: String
  ) throws {
    try scratch.write("", to: "file")
    try scratch.link("link", to: "\(Self.kit)/Mocks")
    let base = URL(filePath: folder.path, directoryHint: .isDirectory)
    let folder = URL(filePath: path, relativeTo: base).absoluteURL

    let error = #expect(throws: DoubleError.self) {
      try copy("FakeDataStore", to: folder, importing: imports, overwrites: true)
    }

    let start = sentence.replacing("FOLDER", with: folder.path)
    #expect(error?.description.hasPrefix(start) == true, "\(String(describing: error))")
    #expect(try files() == ["file", "link"])
  }

  private func copy(
    _ names: String...,
    to folder: URL? = nil,
    importing imports: ModuleImports = .init(plain: ["MyApp"]),
    withProtocols: Bool = false,
    overwrites: Bool = false
  ) throws -> DoubleReport {
    try DoubleCatalogue().copy(
      names,
      to: folder ?? self.folder,
      importing: imports,
      withProtocols: withProtocols,
      overwrites: overwrites
    )
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }
}
