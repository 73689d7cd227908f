import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoStorage

/// A store on damaged files: it never loses a byte.
struct FileDataStoreDamageTests {
  private let folder = ScratchFolder()
  private let new = TodoRecord(
    id: UUID(uuid: (9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    name: "new",
    dueDate: Date(timeIntervalSince1970: 1_400_662_800)
  )

  private static let newLine = Data(
    (StoreLine.text(1, name: "new").replacing("\"00000000-", with: "\"09000000-") + "\n").utf8
  )

  /// The bytes of the file, and of the file with its torn lines.
  private func whole() throws -> (file: Data, torn: Data) {
    let torn = folder.url.appending(path: "items.torn")
    return (try Data(contentsOf: items), (try? Data(contentsOf: torn)) ?? Data())
  }

  private var items: URL { folder.url.appending(path: "items") }

  /// The text of the store's error; nil if there is none.
  private func sentence(_ work: () async throws -> Void) async throws -> String? {
    do {
      try await work()
      return nil
    } catch let error as FileDataStoreError {
      return error.description
    }
  }

  /// The first broken promise on this file; nil if there is none.
  private func violation(by bytes: Data) async throws -> String? {
    try bytes.write(to: items)
    let store = FileDataStore(file: items.path)
    var records: [TodoRecord] = []

    let notRead = try await sentence { records = try await store.records(dueIn: StoreLine.always) }
    let read = try whole()
    guard read.file + read.torn.dropLast() == bytes else { return "the read lost bytes" }
    guard notRead == nil || read.torn.isEmpty else { return "the read failed, but changed a file" }

    let notInserted = try await sentence { try await store.insert(new) }
    let inserted = try whole()
    if let notInserted {
      guard notInserted.contains("has format 2") else { return "no insert: \(notInserted)" }
      return inserted == read ? nil : "the insert failed, but changed a file"
    }
    guard inserted.file.suffix(Self.newLine.count) == Self.newLine else {
      return "the new line is missing"
    }
    let before = inserted.file.dropLast(Self.newLine.count)
    let torn = inserted.torn.dropFirst(read.torn.count).dropLast()
    // A complete last line without a line end gets one.
    guard before + torn == read.file || before == read.file + [0x0A] else {
      return "the insert lost bytes"
    }

    guard notRead == nil else { return nil }
    let after = try await store.records(dueIn: StoreLine.always)
    return after == records + [new] ? nil : "the records are \(after)"
  }

  @Test("Reading and inserting lose no byte of a damaged file", arguments: DamagedFile.all)
  func test_both_damagedFile_losesNothing(file: DamagedFile) async throws {
    #expect(try await violation(by: file.bytes) == nil)
  }
}
