import Foundation

/// The two ends of a pseudo-terminal; both are closed when it is released.
public final class PseudoTerminal {
  /// The end that a program uses as its terminal.
  public let descriptor: Int32
  /// The end of the person, for reading and typing.
  public let person: Int32

  /// Opens a terminal of 24 lines with that many columns.
  public init(columns: UInt16) throws {
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

  /// Sets the width of the window.
  public func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// The terminal's settings, for a comparison.
  public var settings: String {
    var settings = termios()
    tcgetattr(person, &settings)
    return "\(settings)"
  }

  /// Types `text` unchanged.
  public func type(_ text: String) throws {
    try FileHandle(fileDescriptor: person).write(contentsOf: Data(text.utf8))
  }

  /// The output since the last read; nil if there is none within that time.
  public func look(withinMilliseconds limit: Int32) -> Data? {
    var watched = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
    guard poll(&watched, 1, limit) == 1, watched.revents & Int16(POLLIN) != 0 else { return nil }
    return FileHandle(fileDescriptor: person).availableData
  }
}
