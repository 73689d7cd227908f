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

  @Test("Columns are read from the terminal each time")
  func test_columns() throws {
    let terminal = try PseudoTerminal(columns: 40)
    let sut = StandardStream(descriptor: terminal.descriptor)

    let before = sut.columns
    terminal.resize(columns: 100)

    #expect(before == 40)
    #expect(sut.columns == 100)
    #expect(sut.isTerminal)
  }

  @Test("Without a terminal, or if it does not report them, columns are nil")
  func test_columns_unknown_areNil() throws {
    let pipe = Pipe()
    let terminal = try PseudoTerminal(columns: 0)

    let sut = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor)
    let silent = StandardStream(descriptor: terminal.descriptor)

    #expect(sut.columns == nil)
    #expect(!sut.isTerminal)
    #expect(silent.columns == nil)
  }
}
