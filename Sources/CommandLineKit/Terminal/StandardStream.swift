import Foundation
import Synchronization

/// A file descriptor for text; it may be closed or full, or its reader may be gone.
public struct StandardStream: Sendable {
  /// The stream for results.
  public static let output = StandardStream(descriptor: STDOUT_FILENO)
  /// The stream for errors and notices.
  public static let error = StandardStream(descriptor: STDERR_FILENO)

  // The error number of the first text that standard output did not take; nil if it took all.
  private static let loss = Mutex<Int32?>(nil)

  private let descriptor: Int32

  /// Writes to that descriptor, and does not close it.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Whether a terminal is at the other end.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The current columns of the terminal; nil without a terminal, or if it does not report them.
  public var columns: Int? { size.flatMap { $0.ws_col > 0 ? Int($0.ws_col) : nil } }

  /// The current rows of the terminal; nil without a terminal, or if it does not report them.
  public var rows: Int? { size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } }

  private var size: winsize? {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  /// Writes the whole text at once, without a buffer.
  ///
  /// Never traps. Returns false if it could not write all of the text, such as on a full disk. A
  /// part may be written then; for standard output, `statusOfOutput` reports it.
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
          // Another process made the descriptor non-blocking.
          var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&watched, 1, -1)
        } else if count == 0 || errno != EINTR {
          let code = count == 0 ? ENOSPC : errno
          if descriptor == STDOUT_FILENO { Self.loss.withLock { $0 = $0 ?? code } }
          return false
        }
      }
      return true
    }
  }

  /// The exit status of a program at its end; another one if a part of its output is lost.
  ///
  /// The reason goes to standard error. It does not if the reader closed the pipe, as `head` does:
  /// Unix tools end without a word then, and with a status other than 0.
  public static func statusOfOutput(of program: String, after status: ExitStatus) -> ExitStatus {
    guard let code = loss.withLock(\.self) else { return status }
    if code != EPIPE {
      error.write(
        """
        \(program): a part of the output is lost: \(String(cString: strerror(code))). Make room, or \
        send the output to another place.

        """
      )
    }
    return .storeError
  }

  /// Opens standard input, output and error on `/dev/null` if they are closed.
  ///
  /// Output is opened for reading, so that each write to it is lost and counts as lost.
  ///
  /// Call this before opening any file: otherwise a file could get the number of a closed stream,
  /// and messages would be written into it.
  public static func openClosedOnes() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      // `open` takes the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
