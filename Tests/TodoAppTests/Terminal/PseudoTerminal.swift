import Foundation

/// The two ends of a pseudo-terminal; both close when nobody holds it any more.
final class PseudoTerminal {
  /// The end that a program takes for its terminal.
  let descriptor: Int32
  /// The end of the person who looks and types.
  let person: Int32

  init(columns: UInt16) throws {
    var ends: (person: Int32, program: Int32) = (-1, -1)
    guard openpty(&ends.person, &ends.program, nil, nil, nil) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    (person, descriptor) = ends
    resize(columns: columns)
  }

  deinit {
    close(descriptor)
    close(person)
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }
}
