import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoStorage

struct FileDataStoreTests {
  private static let packLine = StoreLine.text() + "\n"
  private static let callLine = StoreLine.text(2, name: "Call", due: "22T09") + "\n"
  private static let pack = record(1, "Pack", due: 1_400_662_800)
  private static let call = record(2, "Call", due: 1_400_749_200)

  private let folder = ScratchFolder()

  private static func record(_ number: UInt8, _ name: String, due: TimeInterval) -> TodoRecord {
    TodoRecord(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)),
      name: name,
      dueDate: Date(timeIntervalSince1970: due)
    )
  }

  @Test("Reading a missing file gives no records and creates no file")
  func test_records_noFile_areEmpty() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    #expect(try await sut.records(dueIn: StoreLine.always) == [])

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test("A record is one line of JSON with the version of the format")
  func test_insert_writesOneLine() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    try await sut.insert(Self.pack)
    try await sut.insert(Self.call)

    #expect(try folder.text(of: "items") == Self.packLine + Self.callLine)
  }

  @Test(
    "A due date comes back unchanged, with its fraction of a second",
    arguments: [
      (1_400_662_800.75, "2014-05-21T09:00:00.75Z"), (-1.5, "1969-12-31T23:59:58.5Z"),
      (978_307_200.1, "2001-01-01T00:00:00.10000002384185791Z"),
    ]
  )
  func test_insert_fractionOfASecond_isKept(due: Double, text: String) async throws {
    let sut = FileDataStore(file: folder.file("items"))
    let record = Self.record(1, "Pack", due: due)

    try await sut.insert(record)

    #expect(try await sut.records(dueIn: StoreLine.always) == [record])
    #expect(try folder.text(of: "items").hasPrefix("{\"due\":\"\(text)\""))
  }

  @Test("A due date outside the format's years is an error, and nothing is written")
  func test_insert_yearOutOfRange_isRefused() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    let error = await #expect(throws: FileDataStoreError.self) {
      try await sut.insert(Self.record(1, "Pack", due: 1e15))
    }

    #expect(
      error?.description
        == "the due date is outside the years that can be stored; choose another"
    )
    #expect(try await sut.records(dueIn: StoreLine.always) == [])
  }

  @Test("A line of a newer format is an error, and the file stays unchanged")
  func test_records_newerFormat_isAnError() async throws {
    let text = Self.packLine + "{\"v\":2,\"what\":\"Call\"}\n"
    let file = try folder.write(text, to: "items").path
    let sut = FileDataStore(file: file)

    await #expect(throws: FileDataStoreError.newerFormat(file: file, line: 2, version: 2)) {
      try await sut.records(dueIn: StoreLine.always)
    }
    await #expect(throws: FileDataStoreError.newerFormat(file: file, line: 2, version: 2)) {
      try await sut.insert(Self.call)
    }

    #expect(try folder.text(of: "items") == text)
  }

  @Test("If another file has replaced the old one, the store uses the new file")
  func test_insert_fileWasReplaced_goesToTheNewOne() async throws {
    let sut = FileDataStore(file: folder.file("items"))
    try await sut.insert(Self.pack)
    try FileManager.default.moveItem(atPath: folder.file("items"), toPath: folder.file("old"))

    try await sut.insert(Self.pack)

    #expect(try folder.text(of: "items") == folder.text(of: "old"))
  }
}
