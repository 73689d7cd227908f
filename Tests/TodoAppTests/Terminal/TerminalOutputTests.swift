import Foundation
import TerminalTesting
import TodoApp
import XCTest

@MainActor
final class TerminalOutputTests: XCTestCase {
  /// Text is written at once and unchanged.
  func test_write_text_comesOut() async throws {
    let pipe = Pipe()
    let sut = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)

    sut.write("Grüße\n")
    sut.write("> ")

    let written = pipe.fileHandleForReading.availableData
    XCTAssertEqual(written, Data("Grüße\n> ".utf8))
  }

  /// An output that is not a terminal has eighty columns.
  func test_columns_noTerminal_areEighty() async {
    let pipe = Pipe()
    let sut = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)

    XCTAssertEqual(sut.columns, 80)
    XCTAssertFalse(sut.isTerminal)
  }

  /// The columns of a terminal are read each time, so that a resize has an effect.
  func test_columns_terminal_areItsOwn() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    let sut = TerminalOutput(descriptor: terminal.descriptor)

    let before = sut.columns
    terminal.resize(columns: 100)

    XCTAssertEqual(before, 40)
    XCTAssertEqual(sut.columns, 100)
    XCTAssertTrue(sut.isTerminal)
  }

  /// A terminal that does not report its columns has eighty.
  func test_columns_unknown_areEighty() async throws {
    XCTAssertEqual(
      TerminalOutput(descriptor: try PseudoTerminal(columns: 0).descriptor).columns,
      80
    )
  }

  /// Widths are those of a terminal.
  func test_width_wideText_isWide() async {
    XCTAssertEqual(TerminalOutput(descriptor: 1).width(of: "日本"), 4)
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
