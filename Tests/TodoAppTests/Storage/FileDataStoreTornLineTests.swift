import Foundation
import ScratchFolders
import Synchronization
import Testing
import TodoApp
import TodoStorage

struct FileDataStoreTornLineTests {
  private static let line = StoreLine.text()

  private let folder = ScratchFolder()

  private final class Notices: Sendable {
    private let all = Mutex<[FileDataStoreNotice]>([])

    var list: [FileDataStoreNotice] { all.withLock(\.self) }

    func add(_ notice: FileDataStoreNotice) { all.withLock { $0.append(notice) } }
  }

  private func makeSUT(_ text: String) throws -> (sut: FileDataStore, notices: Notices) {
    let notices = Notices()
    try folder.write(text, to: "items")
    return (FileDataStore(file: folder.file("items"), onNotice: notices.add), notices)
  }

  private var notice: FileDataStoreNotice {
    .tornLineKept(file: folder.file("items"), keptIn: folder.file("items.torn"))
  }

  @Test(
    "Reading moves a torn last line to the .torn file, reports it once, and returns the others",
    arguments: [1, 2, 30, 60, 85, line.utf8.count - 1]
  )
  func test_records_tornLastLine_isKeptAside(length: Int) async throws {
    let torn = String(decoding: Self.line.utf8.prefix(length), as: UTF8.self)
    let (sut, notices) = try makeSUT(Self.line + "\n" + torn)

    let first = try await sut.records(dueIn: StoreLine.always)
    let second = try await sut.records(dueIn: StoreLine.always)

    #expect(first.map(\.name) == ["Pack"])
    #expect(second == first)
    #expect(try folder.text(of: "items") == Self.line + "\n")
    #expect(try folder.text(of: "items.torn") == torn + "\n")
    #expect(notices.list == [notice])
  }

  @Test("Inserting moves a torn last line to the .torn file before it writes the new line")
  func test_insert_tornLastLine_isKeptAside() async throws {
    let (sut, notices) = try makeSUT(Self.line + "\n{\"due\":\"20")

    try await sut.insert(
      TodoRecord(id: UUID(), name: "Call", dueDate: Date(timeIntervalSince1970: 0))
    )

    #expect(try await sut.records(dueIn: StoreLine.always).map(\.name) == ["Pack", "Call"])
    #expect(notices.list == [notice])
  }

  @Test("A second torn line is added to the .torn file")
  func test_records_tornAgain_keepsBoth() async throws {
    let (sut, notices) = try makeSUT("{\"one")
    _ = try await sut.records(dueIn: StoreLine.always)

    try folder.write("{\"two", to: "items")
    _ = try await sut.records(dueIn: StoreLine.always)

    #expect(try folder.text(of: "items") == "")
    #expect(try folder.text(of: "items.torn") == "{\"one\n{\"two\n")
    #expect(notices.list == [notice, notice])
  }

  @Test("A complete last line without a line end is a record, and an insert begins a new line")
  func test_insert_unendedLastLine_isKept() async throws {
    let (sut, notices) = try makeSUT(Self.line)

    let before = try await sut.records(dueIn: StoreLine.always).map(\.name)
    try await sut.insert(
      TodoRecord(id: UUID(), name: "Call", dueDate: Date(timeIntervalSince1970: 0))
    )

    #expect(before == ["Pack"])
    #expect(try await sut.records(dueIn: StoreLine.always).map(\.name) == ["Pack", "Call"])
    #expect(notices.list == [])
  }
}
