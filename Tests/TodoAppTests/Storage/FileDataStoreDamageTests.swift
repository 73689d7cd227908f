import Foundation
import ScratchFolders
import Testing
import TodoApp
import TodoStorage

/// A store on damaged files: it never loses a byte.
struct FileDataStoreDamageTests {
  private let folder = ScratchFolder()

  @Test(
    "Reading leaves a damaged file alone, and an insert only adds its line",
    arguments: DamagedFile.all
  )
  func test_both_damagedFile_losesNothing(file: DamagedFile) async throws {
    let items = folder.url.appending(path: "items")
    try file.bytes.write(to: items)
    let sut = FileDataStore(file: items.path)
    let new = TodoRecord(id: UUID(), name: "new", dueDate: Date(timeIntervalSince1970: 0))

    let read = try? await sut.records(dueIn: StoreLine.always)
    let unread = try Data(contentsOf: items)
    let isInserted = (try? await sut.insert(new)) != nil
    let kept = try withoutNew(Data(contentsOf: items))
    let after = try? await sut.records(dueIn: StoreLine.always)

    #expect(unread == file.bytes)
    #expect(isInserted)
    // A complete last line without a line end gets one.
    #expect([file.bytes, file.bytes + [0x0A]].contains(kept))
    #expect(after == (isInserted ? read.map { $0 + [new] } : read))
  }

  private func withoutNew(_ bytes: Data) -> Data {
    guard
      let start = bytes.range(of: Data("{\"due\":\"1970".utf8))?.lowerBound,
      let end = bytes[start...].firstIndex(of: 0x0A)
    else { return bytes }
    return bytes[..<start] + bytes[(end + 1)...]
  }
}
