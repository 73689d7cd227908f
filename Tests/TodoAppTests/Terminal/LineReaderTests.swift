import Foundation
import Testing
import TodoApp
import TodoTerminal

@MainActor
struct LineReaderTests {
  @Test(
    "Bytes become lines without line ends; the last line needs no end",
    arguments: [
      (
        [Data("a\n\nPack it\r\nlast".utf8)],
        [.text("a"), .text(""), .text("Pack it"), .text("last")]
      ),
      ([Data()], []), ([Data("a\n".utf8)], [.text("a")]),
      // A character in two pieces is joined.
      ([Data([0xE2, 0x82]), Data([0xAC, 0x0A, 0x61])], [.text("€"), .text("a")]),
      // Bytes that are not UTF-8 become replacement characters.
      ([Data([0x61, 0xFF, 0x62, 0x0A, 0xC3, 0x0A])], [.text("a\u{FFFD}b"), .text("\u{FFFD}")]),
      // A line beyond the limit is skipped.
      (
        [Data("12345678901234567\n1234567890123456\nb".utf8)],
        [.tooLong, .text("1234567890123456"), .text("b")]
      ),
      ([Data("12345678901234567".utf8)], [.tooLong]),
    ] as [([Data], [TypedLine])]
  )
  func test_nextLine_bytes_areLines(pieces: [Data], expected: [TypedLine]) async throws {
    let pipe = Pipe()
    let reader = LineReader(
      descriptor: pipe.fileHandleForReading.fileDescriptor,
      longestLine: 16
    )
    for piece in pieces { try pipe.fileHandleForWriting.write(contentsOf: piece) }
    try pipe.fileHandleForWriting.close()

    var lines: [TypedLine] = []
    while let line = await reader.nextLine() { lines.append(line) }

    #expect(lines == expected)
  }

  @Test("Waiting for a line leaves the main actor free")
  func test_nextLine_waiting_leavesTheMainActorFree() async throws {
    let pipe = Pipe()
    let reader = LineReader(
      descriptor: pipe.fileHandleForReading.fileDescriptor,
      longestLine: 16
    )
    async let line = reader.nextLine()

    // Runs on the main actor while the reader waits for the line.
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\n".utf8))

    #expect(await line == .text("a"))
  }
}
