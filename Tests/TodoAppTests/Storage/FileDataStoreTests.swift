import Foundation
import Synchronization
import Testing
import TodoApp
import TodoStorage

struct FileDataStoreTests {
  private static let packLine =
    #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000001","name":"Pack","v":1}"#
    + "\n"
  private static let callLine =
    #"{"due":"2014-05-22T09:00:00Z","id":"00000000-0000-0000-0000-000000000002","name":"Call","v":1}"#
    + "\n"
  private static let pack = record(1, "Pack", due: 1_400_662_800)
  private static let call = record(2, "Call", due: 1_400_749_200)

  private let folder: TemporaryFolder
  private let always = Date.distantPast..<Date.distantFuture

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func record(_ number: UInt8, _ name: String, due: TimeInterval) -> TodoRecord {
    TodoRecord(
      id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)),
      name: name,
      dueDate: Date(timeIntervalSince1970: due)
    )
  }

  @Test("No file yet means no records, and reading makes none")
  func test_records_noFile_areEmpty() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    #expect(try await sut.records(dueIn: always) == [])

    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("A record is one line of JSON that says its version")
  func test_insert_writesOneLine() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    try await sut.insert(Self.pack)
    try await sut.insert(Self.call)

    #expect(try folder.text(of: "items") == Self.packLine + Self.callLine)
  }

  @Test("What was inserted comes back from another store on the same file")
  func test_records_afterInsert_comeBack() async throws {
    let records = [Self.pack, Self.record(3, "Tea \"\\\n\u{1B}[2J\u{202E}é🍵/", due: 1_400_662_801)]
    let sut = FileDataStore(file: folder.file("items"))

    for record in records { try await sut.insert(record) }

    #expect(try await FileDataStore(file: folder.file("items")).records(dueIn: always) == records)
    #expect(try folder.text(of: "items").filter { $0 == "\n" }.count == 2)
  }

  @Test("Only what is due in the half-open range is read")
  func test_records_range_isHalfOpen() async throws {
    let file = try folder.write(Self.packLine + Self.callLine, to: "items")
    let sut = FileDataStore(file: file)

    #expect(try await sut.records(dueIn: Self.pack.dueDate..<Self.call.dueDate) == [Self.pack])
    #expect(try await sut.records(dueIn: Self.call.dueDate..<Date.distantFuture) == [Self.call])
  }

  @Test(
    "A due date comes back as it was, with every fraction of a second",
    arguments: [
      (1_400_662_800.75, "2014-05-21T09:00:00.75Z"), (-1.5, "1969-12-31T23:59:58.5Z"),
      (978_307_200.1, "2001-01-01T00:00:00.10000002384185791Z"),
    ]
  )
  func test_insert_fractionOfASecond_isKept(due: Double, text: String) async throws {
    let sut = FileDataStore(file: folder.file("items"))
    let record = Self.record(1, "Pack", due: due)

    try await sut.insert(record)

    #expect(try await sut.records(dueIn: always) == [record])
    #expect(try folder.text(of: "items").hasPrefix("{\"due\":\"\(text)\""))
  }

  @Test("A due date that the format cannot hold is refused, and nothing is written")
  func test_insert_yearOutOfRange_isRefused() async throws {
    let sut = FileDataStore(file: folder.file("items"))

    await #expect(throws: FileDataStoreError.dueDateOutOfRange) {
      try await sut.insert(Self.record(1, "Pack", due: 1e15))
    }

    #expect(try await sut.records(dueIn: always) == [])
  }

  @Test("A line that someone wrote by hand counts, whatever its spaces and order")
  func test_records_handWrittenLine_isRead() async throws {
    let line =
      #"{ "v": 1, "name": "Pack", "id": "00000000-0000-0000-0000-000000000001", "#
      + #""due": "2014-05-21T09:00:00Z" }"#
    let file = try folder.write(line + "\r\n", to: "items")

    #expect(try await FileDataStore(file: file).records(dueIn: always) == [Self.pack])
  }

  @Test(
    "A name is read alike whether the line is as it was written or has a blank in it",
    arguments: [
      "", "Pack", "Grüße 日本 👩‍👩‍👧‍👦", "a\"b\\c", "\u{0}\u{1F}\u{7F}\u{2028}", "\",\"v\":2}", "\\u0041",
      "e\u{301}", "\u{FEFF}",
    ]
  )
  func test_records_anyName_isReadAlike(name: String) async throws {
    let sut = FileDataStore(file: folder.file("items"))
    try await sut.insert(Self.record(1, name, due: 1_400_662_800))

    let written = try folder.text(of: "items")
    _ = try folder.write(written.replacing("{\"due\":", with: "{ \"due\":"), to: "items")

    let spaced = try await sut.records(dueIn: always)
    _ = try folder.write(written, to: "items")
    #expect(spaced == [Self.record(1, name, due: 1_400_662_800)])
    #expect(try await sut.records(dueIn: always) == spaced)
  }

  @Test("A line whose name is no UTF-8 is damaged")
  func test_records_noUTF8_isDamaged() async throws {
    let line = Array(Self.packLine.replacing("Pack", with: "P?ck").utf8)
    let bytes = line.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 }
    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("items")))

    await #expect(throws: FileDataStoreError.damagedLine(file: folder.file("items"), line: 1)) {
      try await FileDataStore(file: folder.file("items")).records(dueIn: always)
    }
  }

  @Test("A damaged inner line is named, nothing is read, and the file stays as it was")
  func test_records_damagedInnerLine_isAnError() async throws {
    let text = Self.packLine + "{\"due\":\"2014-0\n" + Self.callLine + "{\"torn"
    let file = try folder.write(text, to: "items")

    await #expect(throws: FileDataStoreError.damagedLine(file: file, line: 2)) {
      try await FileDataStore(file: file).records(dueIn: always)
    }

    #expect(try folder.text(of: "items") == text)
  }

  @Test(
    "Every damage to a line is seen",
    arguments: [
      "", "{}", "null", "[]",
      packLine.replacing("v\":1", with: "v\":0"),
      packLine.replacing("05-21", with: "02-30"),
      packLine.replacing("00000001", with: "0000000"),
      packLine.replacing("}", with: "}{}"),
      packLine.replacing("\n", with: packLine),
    ] as [String]
  )
  func test_records_damage_isSeen(damage: String) async throws {
    let file = try folder.write(damage.filter { $0 != "\n" } + "\n" + Self.callLine, to: "items")

    await #expect(throws: FileDataStoreError.damagedLine(file: file, line: 1)) {
      try await FileDataStore(file: file).records(dueIn: always)
    }
  }

  @Test("A line of a newer format is named, and the file stays as it was")
  func test_records_newerFormat_isAnError() async throws {
    let text = Self.packLine + "{\"v\":2,\"what\":\"Call\"}\n"
    let file = try folder.write(text, to: "items")
    let sut = FileDataStore(file: file)

    await #expect(throws: FileDataStoreError.newerFormat(file: file, line: 2, version: 2)) {
      try await sut.records(dueIn: always)
    }
    await #expect(throws: FileDataStoreError.newerFormat(file: file, line: 2, version: 2)) {
      try await sut.insert(Self.call)
    }

    #expect(try folder.text(of: "items") == text)
  }
}
