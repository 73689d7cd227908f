import Foundation

/// The two ends of a pseudo-terminal; both close when nobody holds it any more.
final class PseudoTerminal {
  /// The end that a program takes for its terminal.
  let descriptor: Int32
  private let master: Int32

  init(columns: UInt16) throws {
    master = posix_openpt(O_RDWR | O_NOCTTY)
    guard
      master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master)
    else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    descriptor = open(name, O_RDWR | O_NOCTTY)
    resize(columns: columns)
  }

  deinit {
    close(descriptor)
    close(master)
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }
}
