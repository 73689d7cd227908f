import Foundation
import ScratchFolders
import Synchronization
import Testing
import TodoApp

struct FileDataStoreTests {
  private let folder = ScratchFolder()
  private var sut: FileDataStore { FileDataStore(file: folder.file("items")) }

  @Test("Reading a missing file gives no records and creates no file")
  func test_records_noFile_areEmpty() async throws {
    #expect(try await sut.records(dueIn: StoreLine.always) == [])

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(
    "A record is one line; its date keeps its fraction of a second",
    arguments: [
      (1_400_662_800, "2014-05-21T09:00:00Z"), (1_400_662_800.75, "2014-05-21T09:00:00.75Z"),
      (-1.5, "1969-12-31T23:59:58.5Z"),
      (978_307_200.1, "2001-01-01T00:00:00.10000002384185791Z"),
    ]
  )
  func test_insert_record_isALine(due: Double, text: String) async throws {
    let record = StoreLine.record(due: due)

    try await sut.insert(record)

    #expect(try await sut.records(dueIn: StoreLine.always) == [record])
    let line = StoreLine.packLine.replacing("2014-05-21T09:00:00Z", with: text)
    #expect(try folder.text(of: "items") == line)
  }

  @Test("A due date outside the format's years is an error, and nothing is written")
  func test_both_yearOutOfRange_areRefused() async throws {
    try folder.write(StoreLine.packLine, to: "items")
    let far = StoreLine.record(due: 1e15)

    let error = await #expect(throws: FileDataStoreError.self) { try await sut.insert(far) }
    await #expect(throws: FileDataStoreError.dueDateOutOfRange) {
      try await sut.replace(StoreLine.pack, with: far)
    }

    #expect(
      error?.description
        == "the due date is outside the years that can be stored; choose another"
    )
    #expect(try folder.text(of: "items") == StoreLine.packLine)
  }

  @Test("An insert replaces the file: its readers keep the old one, and no other file is left")
  func test_insert_openFile_isReplaced() async throws {
    try folder.write(StoreLine.packLine, to: "items")
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("items")))

    try await sut.insert(StoreLine.call)

    #expect(try reader.readToEnd() == Data(StoreLine.packLine.utf8))
    #expect(try folder.text(of: "items") == StoreLine.packLine + StoreLine.callLine)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["items"])
  }

  @Test("The file keeps its permissions; a new file is for the user only", arguments: [0o644, nil])
  func test_insert_permissions_areKept(mode: Int?) async throws {
    let path = folder.file("items")
    if let mode { chmod(try folder.write(StoreLine.packLine, to: "items").path, mode_t(mode)) }

    try await sut.insert(StoreLine.call)

    let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(found == mode ?? 0o600)
  }

  @Test(
    "A last line that a crash cut short is left out with a notice, and stays the last",
    arguments: [1, 2, 30, 60, 85]
  )
  func test_both_tornLastLine_isKept(length: Int) async throws {
    let torn = String(StoreLine.packLine.prefix(length))
    try folder.write(StoreLine.packLine + torn, to: "items")
    let notices = Mutex<[String]>([])
    let sut = FileDataStore(file: folder.file("items")) { notice in
      notices.withLock { $0.append(notice) }
    }

    let before = try await sut.records(dueIn: StoreLine.always)
    try await sut.insert(StoreLine.call)
    let after = try await sut.records(dueIn: StoreLine.always)

    let tornAgain = try folder.text(of: "items")
    // A line that was repaired, and is torn again, is named again.
    for text in [StoreLine.packLine, tornAgain] {
      try folder.write(text, to: "items")
      _ = try await sut.records(dueIn: StoreLine.always)
    }

    #expect([before, after] == [[StoreLine.pack], [StoreLine.pack, StoreLine.call]])
    #expect(try folder.text(of: "items") == StoreLine.packLine + StoreLine.callLine + torn)
    #expect(
      notices.withLock(\.self)
        == [2, 3, 3].map {
          """
          Line \($0) of \(folder.file("items")), its last, is incomplete and was left out; all \
          other items are there. Complete or remove that line.
          """
        }
    )
  }
}
