import Foundation
import ScratchFolders
import Testing
import TodoStorage

@testable import TodoApp

/// What the file store promises about changes, beyond the contract of every store.
struct FileDataStoreEditTests {
  private static let (pack, packLine) = (StoreLine.pack, StoreLine.packLine)
  private static let done = TodoRecord(
    id: pack.id,
    name: pack.name,
    dueDate: pack.dueDate,
    isDone: true
  )
  private static let doneLine = """
    {"done":true,"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000001",\
    "name":"Pack"}

    """

  private let folder = ScratchFolder()
  private var sut: FileDataStore { FileDataStore(file: folder.file("items")) }

  @Test("Only a done item has a mark")
  func test_replace_done_isALineWithAMark() async throws {
    try folder.write(StoreLine.callLine + Self.packLine, to: "items")

    let isDone = try await sut.replace(Self.pack, with: Self.done)
    let text = try folder.text(of: "items")
    let read = try await sut.record(withID: Self.pack.id)
    let isOpen = try await sut.replace(Self.done, with: Self.pack)

    #expect([isDone, isOpen] == [true, true])
    #expect(text == StoreLine.callLine + Self.doneLine)
    #expect(read == Self.done)
    #expect(try folder.text(of: "items") == StoreLine.callLine + Self.packLine)
  }

  @Test("Damaged lines stay where they are, and the last line stays the last")
  func test_change_damagedLines_areKept() async throws {
    let (damaged, torn) = ("{damaged\n\n", "{\"due\":\"2014")
    try folder.write(damaged + Self.packLine + StoreLine.callLine + torn, to: "items")

    let isDone = try await sut.replace(Self.pack, with: Self.done)
    let text = try folder.text(of: "items")
    let deleted = try await sut.delete(withID: Self.pack.id)

    #expect(isDone)
    #expect(deleted == Self.done)
    #expect(text == damaged + Self.doneLine + StoreLine.callLine + torn)
    #expect(try folder.text(of: "items") == damaged + StoreLine.callLine + torn)
  }

  @Test("A complete last line without a line end is a record; an insert and a change end it")
  func test_both_unendedLastLine_getsItsEnd() async throws {
    try folder.write(String(Self.packLine.dropLast()), to: "items")

    try await sut.insert(StoreLine.call)
    let both = try folder.text(of: "items")
    try folder.write(String(Self.packLine.dropLast()), to: "items")
    let isDone = try await sut.replace(Self.pack, with: Self.done)

    #expect(both == Self.packLine + StoreLine.callLine)
    #expect(isDone)
    #expect(try folder.text(of: "items") == Self.doneLine)
  }

  @Test("A change of an unknown record writes nothing, and makes no file")
  func test_change_noFile_makesNone() async throws {
    let isDone = try await sut.replace(Self.pack, with: Self.done)
    let deleted = try await sut.delete(withID: Self.pack.id)

    #expect(!isDone)
    #expect(deleted == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test(
    "Fields that the app does not know survive a change byte by byte",
    arguments: [
      #""note":"mine""#, #" "a" : {"b/c":[1.50,{"id":1}]} "#, #""a":"t\tb","b":1e400"#,
      #""n":123456789012345678901234567890123456789012345"#, #""x":1,"x":2"#,
      #""\"}":"{","k\\":[]"#,
    ]
  )
  func test_replace_unknownFields_stay(fields: String) async throws {
    for (key, end) in [("\"name\"", "\n"), ("\"done\":false,\"n\\u0061me\"", "\r\n")] {
      let old = Self.packLine.replacing("{", with: "{\(fields),").replacing("\"name\"", with: key)
      try folder.write(old.replacing("\n", with: end), to: "items")

      let isDone = try await sut.replace(Self.pack, with: Self.done)

      #expect(isDone)
      #expect(try folder.text(of: "items") == "\(Self.doneLine.dropLast(2)),\(fields)}\(end)")
    }
  }

  @Test("A field that the app does not know comes back with a deleted record")
  func test_insert_deletedRecord_hasItsUnknownFields() async throws {
    let note = Self.packLine.replacing("\"}", with: "\",\"note\":\"mine\"}")
    try folder.write(note, to: "items")
    let sut = sut
    let deleted = try #require(try await sut.delete(withID: Self.pack.id))

    try await sut.insert(deleted)

    #expect(try folder.text(of: "items") == note)
  }

  @Test("A lock of another program is waited for, but not for ever")
  func test_replace_locked_isAnError() throws {
    let other = open(folder.url.path, O_RDONLY)
    defer { close(other) }
    try #require(flock(other, LOCK_EX) == 0)
    let file = StoreFile(path: folder.file("items"), patience: .zero)

    #expect(throws: StoreFile.Failure(code: EWOULDBLOCK)) { try file.replace { $0 } }
  }

  @Test("What a killed writer left is removed by the next one, and other files stay")
  func test_change_leftover_isRemoved() async throws {
    try folder.write(Self.packLine, to: "items")
    try folder.write("half", to: ".todo-\(UUID())")
    try folder.write("mine", to: ".todo-list")

    _ = try await sut.replace(Self.pack, with: Self.done)

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["items", ".todo-list"])
  }

  @Test("Two lines with one identifier are named, and neither is found, changed or deleted")
  func test_change_identifierTwice_isRefused() async throws {
    let text = StoreLine.text(1, name: "Old") + "\n" + StoreLine.callLine + Self.packLine
    try folder.write(text, to: "items")
    let error = FileDataStoreError.sharedIdentifier(file: folder.file("items"), lines: [1, 3])

    await #expect(throws: error) { try await sut.record(withID: Self.pack.id) }
    await #expect(throws: error) { try await sut.replace(Self.pack, with: Self.done) }
    await #expect(throws: error) { try await sut.delete(withID: Self.pack.id) }

    #expect(try folder.text(of: "items") == text)
    #expect(
      "\(error)".hasPrefix("lines 1 and 3 of \(folder.file("items")) are one item twice")
    )
  }
}
