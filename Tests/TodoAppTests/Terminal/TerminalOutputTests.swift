import Foundation
import TodoApp
import XCTest

@MainActor
final class TerminalOutputTests: XCTestCase {
  /// An output that is not a terminal has eighty columns, and widths as on a terminal.
  func test_columns_noTerminal_areEighty() async {
    let sut = TerminalOutput(descriptor: Pipe().fileHandleForWriting.fileDescriptor)

    XCTAssertEqual(sut.columns, 80)
    XCTAssertFalse(sut.isTerminal)
    XCTAssertEqual(sut.width(of: "日本"), 4)
  }

  /// The output reports whether any text was written.
  func test_hasWritten() async {
    let pipe = Pipe()
    let sut = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)

    let before = sut.hasWritten
    sut.write("a")

    XCTAssertFalse(before)
    XCTAssertTrue(sut.hasWritten)
  }
}
