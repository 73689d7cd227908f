import Foundation
import Testing
import TodoApp
import TodoStorage

/// A line as the app writes it is read by position, any other as JSON: both must say the same.
struct FileDataStoreLineTests {
  private static let line =
    #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-00000000000A","name":"Pack","v":1}"#
  private let folder: TemporaryFolder
  private let always = Date.distantPast..<Date.distantFuture

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What reading these bytes gives: the records, or the error.
  private func read(_ bytes: some Sequence<UInt8>) async throws -> [String] {
    let file = folder.file("items")
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    do {
      return try await FileDataStore(file: file).records(dueIn: always).map { "\($0)" }
    } catch let error as FileDataStoreError {
      return ["\(error)"]
    }
  }

  /// What JSON is made of, bytes that are no text, and the neighbours of digits.
  private static let strangeBytes =
    Array(#"0159:/af AFgZ"\{}-,."#.utf8) + [0x00, 0x1F, 0x20, 0x7F, 0x80, 0xC3, 0xFF]

  @Test("A line with one byte changed is read as its JSON is", arguments: 0..<line.utf8.count)
  func test_records_oneByteChanged_isReadAsJSON(place: Int) async throws {
    var differing: [UInt8] = []

    for byte in Self.strangeBytes {
      var line = Array(Self.line.utf8)
      line[place] = byte
      if try await !isReadAsJSON(line) { differing.append(byte) }
    }

    #expect(differing == [])
  }

  // A blank before it changes nothing in JSON, but makes it a line that is not read by position.
  private func isReadAsJSON(_ line: some Sequence<UInt8>) async throws -> Bool {
    let read = try await read(line + [0x0A])
    return try await read == self.read([0x20] + line + [0x0A])
  }

  @Test(
    "A moment is read as Foundation reads it, or is none",
    arguments: [
      "2016-02-29T00:00:00Z", "2015-02-29T00:00:00Z", "2000-02-29T23:59:59Z",
      "1900-02-29T00:00:00Z", "2100-02-28T23:59:59Z", "2014-04-31T00:00:00Z",
      "2014-12-31T23:59:59Z", "2014-01-01T00:00:00Z", "2014-00-01T00:00:00Z",
      "2014-13-01T00:00:00Z", "2014-05-00T00:00:00Z", "2014-05-32T00:00:00Z",
      "2014-05-21T24:00:00Z", "2014-05-21T23:60:00Z", "2014-05-21T23:59:60Z",
      "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z", "1582-10-04T00:00:00Z",
      "1582-10-10T00:00:00Z", "1582-10-15T00:00:00Z", "1583-01-01T00:00:00Z",
      "1582-12-31T23:59:59Z", "0001-01-01T00:00:00Z", "0000-01-01T00:00:00Z",
      "9999-12-31T23:59:59Z", "+014-05-21T09:00:00Z", "2014-05-21t09:00:00Z",
      "2014-05-21T09:00:00z", "2014-5-021T09:00:00Z",
    ]
  )
  func test_records_moments_areReadAsFoundationDoes(due: String) async throws {
    #expect(try await isReadAsJSON(Self.line.replacing("2014-05-21T09:00:00Z", with: due).utf8))
  }

  @Test(
    "A name is read as JSON reads it",
    arguments: ["", "für 日本語 👩‍👩‍👧‍👦", #"\"a\" \\ \n \u00e9"#, #"\q"#, #"\"#, "a/b", "\u{7F}\u{85}"]
  )
  func test_records_names_areReadAsJSON(name: String) async throws {
    #expect(try await isReadAsJSON(Self.line.replacing("Pack", with: name).utf8))
  }

  @Test(
    "Lines are whole wherever the pieces end in which the file is read",
    arguments: [1, 94, 95, 96, 300_000]
  )
  func test_records_manyPieces_areWhole(padding: Int) async throws {
    let names = (0..<3_000).map { "\($0)" } + [String(repeating: "é", count: padding)] + ["last"]
    let lines = names.map { Self.line.replacing("Pack", with: $0) + "\n" }

    let read = try await read(lines.joined().utf8)
    let torn = try await self.read(lines.joined().utf8.dropLast(3))
    let damaged = try await self.read((lines.joined() + "{\n" + lines[0]).utf8)

    #expect(read.count == names.count)
    #expect(zip(read, names).allSatisfy { $0.contains("\"\($1)\"") })
    #expect(torn == read.dropLast())
    #expect(
      damaged == [
        "\(FileDataStoreError.damagedLine(file: folder.file("items"), line: names.count + 1))"
      ]
    )
  }
}
