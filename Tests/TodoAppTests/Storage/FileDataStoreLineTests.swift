import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoStorage

/// One line of the file, as the app writes it or as a person edits it.
struct FileDataStoreLineTests {
  private static let line = StoreLine.text()
  private static let (due, nine) = ("2014-05-21T09:00:00Z", 1_400_662_800.0)
  private let folder = ScratchFolder()

  private func read(_ lines: [String]) async throws -> [TodoRecord] {
    try folder.write(lines.map { $0 + "\n" }.joined(), to: "items")
    return try await FileDataStore(file: folder.file("items")).records(dueIn: StoreLine.always)
  }

  @Test(
    "A valid line gives its record, whatever its layout, even at the edge of the calendar",
    arguments: [
      (line, nine), (" \(line)\r", nine), (line.replacing(",", with: " , "), nine),
      (
        #"{"name":"Pack","id":"00000000-0000-0000-0000-000000000001","#
          + #""due":"2014-05-21T09:00:00Z"}"#, nine
      ),
      (line.replacing("Pack", with: "P\\u0061ck"), nine),
      (line.replacing("Pack\"", with: "Pack\",\"x\":2"), nine),
      (line.replacing(due, with: "2016-02-29T00:00:00Z"), 1_456_704_000),
      (line.replacing(due, with: "2000-02-29T23:59:59Z"), 951_868_799),
      (line.replacing(due, with: "1969-12-31T23:59:59Z"), -1),
      (line.replacing(due, with: "3999-12-31T23:59:59Z"), 64_060_588_799),
    ] as [(String, TimeInterval)]
  )
  func test_records_validLine_isRead(line: String, seconds: TimeInterval) async throws {
    #expect(try await read([line]) == [StoreLine.record(due: seconds)])
  }

  private static let noRecords = [
    "{}", "null", "[]", line + line, String(line.dropLast(3)), "\u{0}\u{0}\u{0}",
    line.replacing("\"name\"", with: "\"nam\""),
    line.replacing("00000001", with: "0000000"), String(repeating: "[", count: 20_000),
  ]
  private static let noTimes = [
    ("05-21", "02-30"), ("2014-05-21", "2015-02-29"), ("-05-", "-13-"), ("T09", "T24"),
    ("00Z", "60Z"), ("T09", "t09"), ("00Z", "00"), ("00Z", "00+02:00"),
  ]
  private static let damages =
    noRecords.map { ($0, "it is not a JSON object with the texts due, id and name") }
    + noTimes.map { old, new in
      let damage = line.replacing(old, with: new)
      return (damage, "its due date is no time in UTC, such as 2014-05-21T09:00:00Z")
    }

  @Test("A damaged line is reported with its number and the reason", arguments: damages)
  func test_records_damagedLine_isAnError(damage: String, reason: String) async throws {
    let error = FileDataStoreError.damagedLine(file: folder.file("items"), line: 2, reason: reason)

    await #expect(throws: error) { try await read([Self.line, damage, Self.line]) }
  }

  @Test("Lines that a person left empty are no records, and stay", arguments: ["", " \t", "\r"])
  func test_records_emptyLine_isSkipped(line: String) async throws {
    let lines = [Self.line, line, StoreLine.text(2, name: "Call", due: "22T09")]

    #expect(try await read(lines) == [StoreLine.pack, StoreLine.call])
    _ = try await FileDataStore(file: folder.file("items")).delete(withID: StoreLine.pack.id)
    #expect(try folder.text(of: "items") == "\(line)\n\(StoreLine.callLine)")
  }

  @Test("A file of many lines, one of them very long, is read whole")
  func test_records_manyLines_areRead() async throws {
    let names = (0..<3_000).map { "\($0)" } + [String(repeating: "é", count: 300_000), "last"]

    let read = try await read(names.map { Self.line.replacing("Pack", with: $0) })

    #expect(read.map(\.name) == names)
  }
}
