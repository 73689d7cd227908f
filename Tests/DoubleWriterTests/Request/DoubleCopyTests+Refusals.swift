import Foundation
import ScratchFolders
import Testing

@testable import DoubleWriter

// The refused copies, and the reasons.
extension DoubleCopyTests {
  @Test("A file of the engineer's own is kept, and the difference is shown")
  func test_run_changedFile_isKept() throws {
    try scratch.write("mine", to: "SeededGenerator.swift")

    let report = try copy(to: folder).run(["FakeDataStore"])

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

  @Test("An unwritable folder is reported")
  func test_run_fileInPlaceOfTheFolder_isReported() throws {
    let file = try scratch.write("", to: "file")

    let error = #expect(throws: DoubleError.self) { try copy(to: file).run(["ListViewSpy"]) }

    #expect(error == .notWritable(file.path))
    #expect(
      error?.description
        == """
        \(file.path) could not be written. Nothing was changed. Choose a folder that you can write to.
        """
    )
  }

  @Test("If one file cannot be written, all others keep their text")
  func test_run_oneFileNotWritable_changesNothing() throws {
    // Text that is not UTF-8; and a folder that is not empty, which cannot be overwritten.
    let mine = Data([0xE9])
    try mine.write(to: folder.appending(path: "FakeDataStore.swift"))
    try scratch.write("", to: "SeededGenerator.swift/mine")

    let error = #expect(throws: DoubleError.self) {
      try copy(to: folder, overwrites: true).run(["FakeDataStore", "CountingLatch"])
    }

    #expect(error == .notWritable(folder.path))
    #expect(try Data(contentsOf: folder.appending(path: "FakeDataStore.swift")) == mine)
    #expect(try files(in: folder) == ["FakeDataStore.swift", "SeededGenerator.swift"])
  }

  @Test("A word that is not a module's name is refused", arguments: ["", "My App", "../x", "1st"])
  func test_run_noModuleName_isRefused(name: String) throws {
    let copy = try copy(to: folder, imports: .plain([name]))

    let error = #expect(throws: DoubleError.self) { try copy.run(["ListViewSpy"]) }

    #expect(
      error?.description
        == """
        \(name.debugDescription) is not the name of a module. Give the one that you write after \
        `import`.
        """
    )
    #expect(try files(in: folder) == [])
  }

  @Test("A copy that can never compile is refused")
  func test_run_noImport_isRefused() throws {
    let error = #expect(throws: DoubleError.self) {
      try copy(to: folder, imports: .none).run(["FakeDataStore"])
    }

    let written = try files(in: folder)
    #expect(error == .noImport(["TodoDataStore", "TodoRecord"]))
    #expect(written == [])
  }

  @Test("A link that leads into the kit is refused")
  func test_run_linkIntoTheKit_isRefused() throws {
    try scratch.link("link", to: DoubleCatalogue.kit.appending(path: "Mocks").path)
    let folder = folder.appending(path: "link/New")

    let error = #expect(throws: DoubleError.self) {
      try copy(to: folder, overwrites: true).run(["FakeDataStore"])
    }

    #expect(error == .insideKit(folder.path))
  }

  @Test("A folder of the kit is refused")
  func test_run_insideTheKit_isRefused() throws {
    let folder = DoubleCatalogue.kit.appending(path: "Tests/MyAppTests")

    let error = #expect(throws: DoubleError.self) {
      try copy(to: folder).run(["FakeDataStore"])
    }

    #expect(error == .insideKit(folder.path))
  }
}
