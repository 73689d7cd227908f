import Foundation
import ScratchFolders
import Synchronization
import Testing
import TodoApp

struct FileDataStoreTests {
  private static let packLine = StoreLine.text() + "\n"
  private static let callLine = StoreLine.text(2, name: "Call", due: "22T09") + "\n"
  private static let pack = StoreLine.record()
  private static let call = StoreLine.record(2, name: "Call", due: 1_400_749_200)

  private let folder = ScratchFolder()

  @Test("Reading a missing file gives no records and creates no file")
  func test_records_noFile_areEmpty() async throws {
    let sut = FileDataStore(file: folder.file("items"))

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
    let sut = FileDataStore(file: folder.file("items"))
    let record = StoreLine.record(due: due)

    try await sut.insert(record)

    #expect(try await sut.records(dueIn: StoreLine.always) == [record])
    let line = Self.packLine.replacing("2014-05-21T09:00:00Z", with: text)
    #expect(try folder.text(of: "items") == line)
  }

  @Test("A due date outside the format's years is an error, and nothing is written")
  func test_insert_yearOutOfRange_isRefused() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    let error = await #expect(throws: FileDataStoreError.self) {
      try await sut.insert(StoreLine.record(due: 1e15))
    }

    #expect(
      error?.description
        == "the due date is outside the years that can be stored; choose another"
    )
    #expect(try await sut.records(dueIn: StoreLine.always) == [])
  }

  @Test("An insert replaces the file: its readers keep the old one, and no other file is left")
  func test_insert_openFile_isReplaced() async throws {
    try folder.write(Self.packLine, to: "items")
    let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.file("items")))

    try await FileDataStore(file: folder.file("items")).insert(Self.call)

    #expect(try reader.readToEnd() == Data(Self.packLine.utf8))
    #expect(try folder.text(of: "items") == Self.packLine + Self.callLine)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["items"])
  }

  @Test("The file keeps its permissions; a new file is for the user only", arguments: [0o644, nil])
  func test_insert_permissions_areKept(mode: Int?) async throws {
    let path = folder.file("items")
    if let mode { chmod(try folder.write(Self.packLine, to: "items").path, mode_t(mode)) }

    try await FileDataStore(file: path).insert(Self.call)

    let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(found == mode ?? 0o600)
  }

  @Test("A complete last line without a line end is a record, and an insert begins a new line")
  func test_insert_unendedLastLine_isKept() async throws {
    try folder.write(String(Self.packLine.dropLast()), to: "items")
    let sut = FileDataStore(file: folder.file("items"))

    try await sut.insert(Self.call)

    #expect(try await sut.records(dueIn: StoreLine.always) == [Self.pack, Self.call])
  }

  @Test(
    "A last line that a crash cut short is left out with a notice, and stays the last",
    arguments: [1, 2, 30, 60, 85]
  )
  func test_both_tornLastLine_isKept(length: Int) async throws {
    let torn = String(Self.packLine.prefix(length))
    try folder.write(Self.packLine + torn, to: "items")
    let notices = Mutex<[String]>([])
    let sut = FileDataStore(file: folder.file("items")) { notice in
      notices.withLock { $0.append(notice) }
    }

    let before = try await sut.records(dueIn: StoreLine.always)
    try await sut.insert(Self.call)
    let after = try await sut.records(dueIn: StoreLine.always)

    #expect([before, after] == [[Self.pack], [Self.pack, Self.call]])
    #expect(try folder.text(of: "items") == Self.packLine + Self.callLine + torn)
    #expect(
      notices.withLock(\.self)
        == [2, 3].map {
          """
          Line \($0) of \(folder.file("items")), its last, is incomplete and was left out; all \
          other items are there. Complete or remove that line.
          """
        }
    )
  }
}
