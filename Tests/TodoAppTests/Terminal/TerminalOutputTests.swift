import Foundation
import TerminalTesting
import TodoApp
import XCTest

@MainActor
final class TerminalOutputTests: XCTestCase {
  /// What is written comes out as it is, at once.
  func test_write_text_comesOut() async throws {
    let pipe = Pipe()
    let sut = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)

    sut.write("Grüße\n")
    sut.write("> ")

    let written = pipe.fileHandleForReading.availableData
    XCTAssertEqual(written, Data("Grüße\n> ".utf8))
  }

  /// Paper that is no terminal has eighty columns.
  func test_columns_noTerminal_areEighty() async {
    let pipe = Pipe()
    let sut = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)

    XCTAssertEqual(sut.columns, 80)
    XCTAssertFalse(sut.isTerminal)
  }

  /// A terminal's columns are asked for each time, so that a resize counts.
  func test_columns_terminal_areItsOwn() async throws {
    let terminal = try PseudoTerminal(columns: 40)
    let sut = TerminalOutput(descriptor: terminal.descriptor)

    let before = sut.columns
    terminal.resize(columns: 100)

    XCTAssertEqual(before, 40)
    XCTAssertEqual(sut.columns, 100)
    XCTAssertTrue(sut.isTerminal)
  }

  /// A terminal that does not say its columns has eighty.
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

  /// It says whether anything was written.
  func test_hasWritten() async {
    let pipe = Pipe()
    let sut = TerminalOutput(descriptor: pipe.fileHandleForWriting.fileDescriptor)

    let before = sut.hasWritten
    sut.write("a")

    XCTAssertFalse(before)
    XCTAssertTrue(sut.hasWritten)
  }
}
