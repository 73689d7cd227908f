import Foundation
import Synchronization
import Testing
import TodoApp
import TodoStorage

struct FileDataStoreTornLineTests {
  private static let line =
    #"{"due":"2014-05-21T09:00:00Z","id":"00000000-0000-0000-0000-000000000001","name":"Pack","v":1}"#

  private let folder: TemporaryFolder
  private let always = Date.distantPast..<Date.distantFuture

  init() throws {
    folder = try TemporaryFolder()
  }

  private final class Notices: Sendable {
    private let all = Mutex<[FileDataStoreNotice]>([])

    var list: [FileDataStoreNotice] { all.withLock(\.self) }

    func add(_ notice: FileDataStoreNotice) { all.withLock { $0.append(notice) } }
  }

  private func makeSUT(_ text: String) throws -> (sut: FileDataStore, notices: Notices) {
    let notices = Notices()
    let file = try folder.write(text, to: "items")
    return (FileDataStore(file: file, onNotice: notices.add), notices)
  }

  private var notice: FileDataStoreNotice {
    .tornLineKept(file: folder.file("items"), keptIn: folder.file("items.torn"))
  }

  @Test("Reading keeps a torn last line aside, says so once, and gives the others")
  func test_records_tornLastLine_isKeptAside() async throws {
    let (sut, notices) = try makeSUT(Self.line + "\n{\"due\":\"20")

    let first = try await sut.records(dueIn: always)
    let second = try await sut.records(dueIn: always)

    #expect(first.map(\.name) == ["Pack"])
    #expect(second == first)
    #expect(try folder.text(of: "items") == Self.line + "\n")
    #expect(try folder.text(of: "items.torn") == "{\"due\":\"20\n")
    #expect(notices.list == [notice])
  }

  @Test("Inserting keeps a torn last line aside first, so that the new line stands alone")
  func test_insert_tornLastLine_isKeptAside() async throws {
    let (sut, notices) = try makeSUT(Self.line + "\n{\"due\":\"20")

    try await sut.insert(
      TodoRecord(id: UUID(), name: "Call", dueDate: Date(timeIntervalSince1970: 0))
    )

    #expect(try await sut.records(dueIn: always).map(\.name) == ["Pack", "Call"])
    #expect(notices.list == [notice])
  }

  @Test("A second torn line joins the first one in the file beside the store")
  func test_records_tornAgain_keepsBoth() async throws {
    let (sut, notices) = try makeSUT("{\"one")
    _ = try await sut.records(dueIn: always)

    _ = try folder.write("{\"two", to: "items")
    _ = try await sut.records(dueIn: always)

    #expect(try folder.text(of: "items") == "")
    #expect(try folder.text(of: "items.torn") == "{\"one\n{\"two\n")
    #expect(notices.list == [notice, notice])
  }

  @Test("A whole last line that lacks only its end is a record, and a new one begins a new line")
  func test_insert_unendedLastLine_isKept() async throws {
    let (sut, notices) = try makeSUT(Self.line)

    let before = try await sut.records(dueIn: always).map(\.name)
    try await sut.insert(
      TodoRecord(id: UUID(), name: "Call", dueDate: Date(timeIntervalSince1970: 0))
    )

    #expect(before == ["Pack"])
    #expect(try await sut.records(dueIn: always).map(\.name) == ["Pack", "Call"])
    #expect(notices.list == [])
  }

  @Test("Torn at any byte of the line, nothing before it is lost", arguments: 1..<line.utf8.count)
  func test_records_tornAnywhere_keepsTheRest(length: Int) async throws {
    let torn = String(decoding: Self.line.utf8.prefix(length), as: UTF8.self)
    let (sut, notices) = try makeSUT(Self.line + "\n" + torn)

    #expect(try await sut.records(dueIn: always).map(\.name) == ["Pack"])

    #expect(try folder.text(of: "items") == Self.line + "\n")
    #expect(notices.list == [notice])
  }

  @Test("A torn line longer than the piece that is read at a time is kept whole")
  func test_insert_longTornLine_isKeptWhole() async throws {
    let torn = "{" + String(repeating: "x", count: 200_000)
    let (sut, _) = try makeSUT(Self.line + "\n" + torn)

    try await sut.insert(
      TodoRecord(id: UUID(), name: "Call", dueDate: Date(timeIntervalSince1970: 0))
    )

    #expect(try folder.text(of: "items.torn") == torn + "\n")
    #expect(try await sut.records(dueIn: always).map(\.name) == ["Pack", "Call"])
  }

  @Test("The notice says what happened and where the line is")
  func test_notice_description() {
    let kept = FileDataStoreNotice.tornLineKept(file: "/x/items", keptIn: "/x/items.torn")
    let left = FileDataStoreNotice.tornLineLeft(file: "/x/items", reason: "no room; make some")

    #expect(
      left.description
        == """
        The last line of /x/items was not written to its end and is left out; all other items are \
        there. It stays where it is for now: no room; make some.
        """
    )
    #expect(
      kept.description
        == """
        The last line of /x/items was not written to its end, so it was moved to /x/items.torn; \
        all other items are there.
        """
    )
  }
}
