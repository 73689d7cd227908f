import Foundation
import Testing
import TodoApp
import TodoStorage

/// A store on thousands of damaged files: nothing that was there is ever lost.
struct FileDataStoreFuzzTests {
  private static let count = LongTests.areWanted ? 10_000 : 300
  private static let seed = UInt64(20_140_521)

  private let folder: TemporaryFolder
  private let always = Date.distantPast..<Date.distantFuture
  private let new = TodoRecord(
    id: UUID(uuid: (9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
    name: "new",
    dueDate: Date(timeIntervalSince1970: 1_400_662_800)
  )

  private static let newLine = Data(
    (#"{"due":"2014-05-21T09:00:00Z","id":"09000000-0000-0000-0000-000000000001","#
      + #""name":"new","v":1}"# + "\n").utf8
  )

  init() throws {
    folder = try TemporaryFolder()
  }

  /// What the file and the torn lines beside it hold together, in their order.
  private func whole() throws -> (file: Data, torn: Data) {
    (try Data(contentsOf: url("items")), (try? Data(contentsOf: url("items.torn"))) ?? Data())
  }

  private func url(_ name: String) -> URL { URL(fileURLWithPath: folder.file(name)) }

  /// What reading or inserting threw, as a sentence; nil for nothing.
  private func sentence(_ work: () async throws -> Void) async throws -> String? {
    do {
      try await work()
      return nil
    } catch let error as FileDataStoreError {
      return error.description
    }
  }

  /// The first thing that is wrong with what becomes of the file; nil for nothing.
  private func violation(by bytes: [UInt8]) async throws -> String? {
    try? FileManager.default.removeItem(at: url("items.torn"))
    try Data(bytes).write(to: url("items"))
    let store = FileDataStore(file: folder.file("items"))
    var records: [TodoRecord] = []

    let notRead = try await sentence { records = try await store.records(dueIn: always) }
    let read = try whole()
    guard read.file + read.torn.dropLast() == Data(bytes) else { return "reading lost something" }
    guard notRead == nil || read.torn.isEmpty else { return "an error, and yet a repair" }

    let notInserted = try await sentence { try await store.insert(new) }
    let inserted = try whole()
    if notInserted != nil { return inserted == read ? nil : "refused, and yet changed" }
    guard inserted.file.suffix(Self.newLine.count) == Self.newLine else { return "not inserted" }
    let before = inserted.file.dropLast(Self.newLine.count)
    let torn = inserted.torn.dropFirst(read.torn.count).dropLast()
    // A whole line that lacked only its end has got one.
    guard before + torn == read.file || before == read.file + [0x0A] else {
      return "inserting lost something"
    }

    guard notRead == nil else { return nil }
    let after = try await store.records(dueIn: always)
    return after == records + [new] ? nil : "the records are \(after)"
  }

  @Test("No file makes it crash, lose a byte, or say nothing")
  func test_both_damagedFiles_loseNothing() async throws {
    var stores = DamagedStores(seed: Self.seed)
    var violations: [String] = []

    for number in 0..<Self.count {
      let bytes = stores.next()
      if let violation = try await violation(by: bytes) {
        violations.append(
          "\(number): \(violation): \(String(decoding: bytes.prefix(400), as: UTF8.self))"
        )
      }
    }

    #expect(violations == [])
  }
}
