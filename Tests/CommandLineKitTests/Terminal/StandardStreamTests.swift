import CommandLineKit
import Foundation
import TerminalTesting
import Testing

struct StandardStreamTests {
  @Test("A stream that cannot be written to does not trap")
  func test_write_closedOrFull_isFalse() throws {
    #expect(!StandardStream(descriptor: -1).write("a"))
    #expect(StandardStream(descriptor: -1).write(""))
    #if os(Linux)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(!StandardStream(descriptor: full.fileDescriptor).write("a"))
    #endif
  }

  @Test("A non-blocking pipe receives the whole text")
  func test_write_nonBlockingPipe_isWhole() async {
    let pipe = Pipe()
    let end = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    let text = String(repeating: "Grüße\n", count: 100_000)
    let read = Task.detached {
      var data = Data()
      while data.count < text.utf8.count { data += pipe.fileHandleForReading.availableData }
      return data
    }

    let isWritten = StandardStream(descriptor: end).write(text)

    #expect(isWritten)
    #expect(await read.value == Data(text.utf8))
  }

  @Test("Columns are read from the terminal each time, and nil if it does not report them")
  func test_columns() throws {
    let pipe = Pipe()
    let terminal = try PseudoTerminal(columns: 0)
    let sut = StandardStream(descriptor: terminal.descriptor)

    let columns = ([0, 40, 100] as [UInt16]).map { columns in
      terminal.resize(columns: columns)
      return sut.columns
    }

    #expect(columns == [nil, 40, 100])
    #expect(sut.isTerminal)
    let none = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    #expect(none.columns == nil && !none.isTerminal)
  }
}
