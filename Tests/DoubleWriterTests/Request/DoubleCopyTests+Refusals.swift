import Foundation
import KataKit
import Testing

// What is not copied, and why.
extension DoubleCopyTests {
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
}
