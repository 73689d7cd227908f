import Foundation

/// A file descriptor that text is written to, which may be closed, full or gone.
public struct StandardStream: Sendable {
  /// Where results go.
  public static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// Where complaints go.
  public static let error = StandardStream(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  /// Takes that descriptor, which stays open.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a terminal is at the other end.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's columns as they are now; nil where there is no terminal or it does not say.
  public var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The terminal's rows as they are now; nil where there is no terminal or it does not say.
  public var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Writes the whole text at once, without a buffer.
  ///
  /// Never traps. False if a part could not be written, such as on a full disk: what printed is not
  /// known then, and nobody is left to tell.
  @discardableResult
  public func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // Somebody made the other end a descriptor that does not wait.
          var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&watched, 1, -1)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Opens standard input, output and error on nothing where they are closed.
  ///
  /// To be called before anything else is opened: otherwise that gets the number of a closed one, and
  /// what is meant for people ends in a file.
  public static func openClosedOnes() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }
}
