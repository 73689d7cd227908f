import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoStorage

/// What the file store promises about changes, beyond the contract of every store.
struct FileDataStoreEditTests {
  private static let packLine = StoreLine.text() + "\n"
  private static let callLine = StoreLine.text(2, name: "Call", due: "22T09") + "\n"
  private static let pack = StoreLine.record()
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
    try folder.write(Self.callLine + Self.packLine, to: "items")

    let isDone = try await sut.replace(Self.pack, with: Self.done)
    let text = try folder.text(of: "items")
    let read = try await sut.record(withID: Self.pack.id)
    let isOpen = try await sut.replace(Self.done, with: Self.pack)

    #expect([isDone, isOpen] == [true, true])
    #expect(text == Self.callLine + Self.doneLine)
    #expect(read == Self.done)
    #expect(try folder.text(of: "items") == Self.callLine + Self.packLine)
  }

  @Test("A due date outside the format's years is an error, and nothing is replaced")
  func test_replace_yearOutOfRange_isRefused() async throws {
    try folder.write(Self.packLine, to: "items")

    await #expect(throws: FileDataStoreError.dueDateOutOfRange) {
      try await sut.replace(Self.pack, with: StoreLine.record(due: 1e15))
    }

    #expect(try folder.text(of: "items") == Self.packLine)
  }

  @Test("Damaged lines stay where they are, and the last line stays the last")
  func test_change_damagedLines_areKept() async throws {
    let (damaged, torn) = ("{damaged\n\n", "{\"due\":\"2014")
    try folder.write(damaged + Self.packLine + Self.callLine + torn, to: "items")

    let isDone = try await sut.replace(Self.pack, with: Self.done)
    let text = try folder.text(of: "items")
    let deleted = try await sut.delete(withID: Self.pack.id)

    #expect(isDone)
    #expect(deleted == Self.done)
    #expect(text == damaged + Self.doneLine + Self.callLine + torn)
    #expect(try folder.text(of: "items") == damaged + Self.callLine + torn)
  }

  @Test("A complete last line without a line end can be changed, and gets one")
  func test_replace_unendedLastLine_getsItsEnd() async throws {
    try folder.write(String(Self.packLine.dropLast()), to: "items")

    #expect(try await sut.replace(Self.pack, with: Self.done))

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

  @Test("Lines with one identifier are one item: a deletion returns the last, and leaves none")
  func test_delete_identifierTwice_returnsTheLast() async throws {
    try folder.write(StoreLine.text(1, name: "Old") + "\n" + Self.packLine, to: "items")

    #expect(try await sut.delete(withID: Self.pack.id) == Self.pack)

    #expect(try folder.text(of: "items") == "")
  }

  @Test("Lines with one identifier are one item: the last is found, and a change leaves one line")
  func test_change_identifierTwice_leavesOneLine() async throws {
    let old = StoreLine.text(1, name: "Old") + "\n"
    try folder.write(old + Self.callLine + Self.packLine, to: "items")

    let found = try await sut.record(withID: Self.pack.id)
    let isDone = try await sut.replace(Self.pack, with: Self.done)

    #expect(found == Self.pack)
    #expect(isDone)
    #expect(try folder.text(of: "items") == Self.doneLine + Self.callLine)
  }
}
