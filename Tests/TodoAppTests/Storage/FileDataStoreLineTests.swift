import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoStorage

/// One line of the file, as the app writes it or as a person edits it.
struct FileDataStoreLineTests {
  private static let line = StoreLine.text()
  private let folder = ScratchFolder()

  private func record(_ name: String, due: TimeInterval = 1_400_662_800) -> TodoRecord {
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
    return TodoRecord(id: id, name: name, dueDate: Date(timeIntervalSince1970: due))
  }

  private func read(_ lines: [String]) async throws -> [TodoRecord] {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "items")
    return try await FileDataStore(file: folder.file("items")).records(dueIn: StoreLine.always)
  }

  @Test(
    "A valid line gives its record, whatever its layout",
    arguments: [
      line, " \(line)\r", line.replacing(",", with: " , "),
      #"{"v":1,"name":"Pack","id":"00000000-0000-0000-0000-000000000001","#
        + #""due":"2014-05-21T09:00:00Z"}"#,
      line.replacing("Pack", with: "P\\u0061ck"), line.replacing("Pack\"", with: "Pack\",\"x\":2"),
    ]
  )
  func test_records_validLine_isRead(line: String) async throws {
    #expect(try await read([line]) == [record("Pack")])
  }

  @Test(
    "Any name comes back unchanged",
    arguments: [
      "", "Grüße 日本 👩‍👩‍👧‍👦", "a\"b\\c/", "\n\u{0}\u{1B}[2J\u{7F}\u{2028}\u{202E}", "\",\"v\":2}",
      "\\u0041", "e\u{301}", "\u{FEFF}",
    ]
  )
  func test_records_anyName_isUnchanged(name: String) async throws {
    let sut = FileDataStore(file: folder.file("items"))

    try await sut.insert(record(name))

    let names = try await sut.records(dueIn: StoreLine.always).map { Array($0.name.unicodeScalars) }
    #expect(names == [Array(name.unicodeScalars)])
    #expect(try folder.text(of: "items").count { $0 == "\n" } == 1)
  }

  @Test(
    "A day at the edge of the calendar is read",
    arguments: [
      ("2016-02-29T00:00:00Z", 1_456_704_000), ("2000-02-29T23:59:59Z", 951_868_799),
      ("1969-12-31T23:59:59Z", -1), ("3999-12-31T23:59:59Z", 64_060_588_799),
    ] as [(String, TimeInterval)]
  )
  func test_records_edgeOfTheCalendar_isRead(due: String, seconds: TimeInterval) async throws {
    let line = Self.line.replacing("2014-05-21T09:00:00Z", with: due)

    #expect(try await read([line]) == [record("Pack", due: seconds)])
  }

  @Test(
    "A damaged line is reported with its number and the reason",
    arguments: [
      "", "{}", "null", "[]", line + line, String(line.dropLast(3)), "\u{0}\u{0}\u{0}",
      line.replacing("v\":1", with: "v\":0"), line.replacing("\"name\"", with: "\"nam\""),
      line.replacing("00000001", with: "0000000"), String(repeating: "[", count: 20_000),
    ]
  )
  func test_records_damagedLine_isAnError(damage: String) async throws {
    let error = FileDataStoreError.damagedLine(
      file: folder.file("items"),
      line: 2,
      reason: "it is not a JSON object with due, id, name and v"
    )

    await #expect(throws: error) { try await read([Self.line, damage, Self.line]) }
  }

  @Test(
    "A due date that does not exist, or in another form, is reported with its line",
    arguments: [
      ("05-21", "02-30"), ("2014-05-21", "2015-02-29"), ("-05-", "-13-"), ("T09", "T24"),
      ("00Z", "60Z"), ("T09", "t09"), ("00Z", "00"), ("00Z", "00+02:00"),
    ]
  )
  func test_records_damagedDueDate_isAnError(old: String, new: String) async throws {
    let error = FileDataStoreError.damagedLine(
      file: folder.file("items"),
      line: 1,
      reason: "its due date is no time in UTC, such as 2014-05-21T09:00:00Z"
    )

    await #expect(throws: error) { try await read([Self.line.replacing(old, with: new)]) }
  }

  @Test("A file of many lines, one of them very long, is read whole")
  func test_records_manyLines_areRead() async throws {
    let names = (0..<3_000).map { "\($0)" } + [String(repeating: "é", count: 300_000), "last"]

    let read = try await read(names.map { Self.line.replacing("Pack", with: $0) })

    #expect(read.map(\.name) == names)
  }
}
