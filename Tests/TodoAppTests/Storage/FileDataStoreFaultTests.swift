import Foundation
import Testing
import TodoApp
import TodoStorage

struct FileDataStoreFaultTests {
  private let folder: TemporaryFolder
  private let always = Date.distantPast..<Date.distantFuture
  private let pack = TodoRecord(
    id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    name: "Pack",
    dueDate: Date(timeIntervalSince1970: 0)
  )

  init() throws {
    folder = try TemporaryFolder()
  }

  private func expect(_ error: FileDataStoreError, from file: String) async {
    await #expect(throws: error) { try await FileDataStore(file: file).records(dueIn: always) }
    await #expect(throws: error) { try await FileDataStore(file: file).insert(pack) }
  }

  @Test("A folder in place of the file is named")
  func test_both_folderInPlaceOfTheFile_isAnError() async throws {
    await expect(.notAFile(folder.path), from: folder.path)
  }

  @Test("A device in place of the file is named")
  func test_both_deviceInPlaceOfTheFile_isAnError() async throws {
    await expect(.notAFile("/dev/null"), from: "/dev/null")
  }

  @Test("A missing folder is named")
  func test_both_missingFolder_isAnError() async throws {
    await expect(
      .folderMissing(folder.file("none")),
      from: folder.file("none/items")
    )
  }

  @Test("A file in place of the folder is named with the system's reason")
  func test_both_fileInPlaceOfTheFolder_isAnError() async throws {
    let file = try folder.write("", to: "file") + "/items"

    await #expect(throws: FileDataStoreError.notReadable(file, reason: "Not a directory")) {
      try await FileDataStore(file: file).records(dueIn: always)
    }
    await #expect(throws: FileDataStoreError.notWritable(file, reason: "Not a directory")) {
      try await FileDataStore(file: file).insert(pack)
    }
  }

  @Test("A store that may make its folder reads nothing from a missing one and makes it to write")
  func test_insert_mayMakeItsFolder_makesIt() async throws {
    let sut = FileDataStore(file: folder.file("a/b/items"), makesFolder: true)

    #expect(try await sut.records(dueIn: always) == [])
    #expect(!FileManager.default.fileExists(atPath: folder.file("a")))
    try await sut.insert(pack)

    #expect(try await sut.records(dueIn: always) == [pack])
  }

  @Test("A file that was replaced since the last call is the one that is used")
  func test_insert_fileWasReplaced_goesToTheNewOne() async throws {
    let sut = FileDataStore(file: folder.file("items"))
    try await sut.insert(pack)
    try FileManager.default.moveItem(atPath: folder.file("items"), toPath: folder.file("old"))

    try await sut.insert(pack)

    #expect(try folder.text(of: "items") == folder.text(of: "old"))
  }

  @Test("Inserts at the same time through two stores lose nothing and never mix")
  func test_insert_twoStoresAtOnce_keepAll() async throws {
    let stores = [
      FileDataStore(file: folder.file("items")), FileDataStore(file: folder.file("items")),
    ]

    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<100 {
        group.addTask {
          try await stores[index % 2].insert(
            TodoRecord(
              id: UUID(),
              name: "\(index)",
              dueDate: Date(timeIntervalSince1970: Double(index))
            )
          )
        }
      }
      try await group.waitForAll()
    }

    let names = try await stores[0].records(dueIn: always).map(\.name)
    let inserted = (0..<100).map { "\($0)" }
    #expect(names.sorted() == inserted.sorted())
  }

  @Test(
    "Each error says what, why, and what to do",
    arguments: [
      (.notAFile("/x"), "/x is not a file; name another one"),
      (.folderMissing("/x"), "the folder /x does not exist; make it, or name another one"),
      (
        .notReadable("/x", reason: "Permission denied"),
        "/x could not be read (Permission denied); check its permissions"
      ),
      (
        .notWritable("/x", reason: "Permission denied"),
        "/x could not be written (Permission denied); check its permissions"
      ),
      (.full("/x"), "there is no room left for /x; make room and try again"),
      (
        .damagedLine(file: "/x", line: 2),
        "line 2 of /x is damaged; repair or remove that line, nothing in the file was changed"
      ),
      (
        .newerFormat(file: "/x", line: 1, version: 2),
        "line 1 of /x has format 2, and this version knows format 1; use a newer version"
      ),
      (.dueDateOutOfRange, "the due date is outside the years that can be stored; choose another"),
    ] as [(FileDataStoreError, String)]
  )
  func test_error_description(error: FileDataStoreError, text: String) {
    #expect(error.description == text)
  }
}
