import Foundation
import Synchronization

/// Gives single keys instead of lines, and leaves the terminal as it was, whatever happens.
enum KeyboardMode {
  private static let original = Mutex<termios?>(nil)

  /// Takes single keys without showing them; Ctrl-C and Ctrl-Z keep their meaning.
  static func enter() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    original.withLock { $0 = $0 ?? mode }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Puts the terminal back as it was before the first `enter`.
  static func leave() {
    // A crash can come while the lock is held: then the terminal is left as it is.
    _ = original.withLockIfAvailable { original in
      guard var mode = original else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
  }

  /// Puts the terminal back when the command itself crashes.
  static func leaveOnCrash() {
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      signal(number) { number in
        KeyboardMode.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Puts the terminal back while the command is stopped by Ctrl-Z, and calls `resumed` after it.
  ///
  /// - Returns: what listens for the signals; it does so until it is cancelled.
  static func leaveWhileStopped(
    resumed: @escaping @Sendable () -> Void
  ) -> [any DispatchSourceSignal] {
    signal(SIGTSTP, SIG_IGN)
    let stop = DispatchSource.makeSignalSource(signal: SIGTSTP, queue: .global())
    stop.setEventHandler {
      leave()
      kill(getpid(), SIGSTOP)
    }
    // Not after the line above: the other threads run on for a moment before they stop, too.
    let resume = DispatchSource.makeSignalSource(signal: SIGCONT, queue: .global())
    resume.setEventHandler {
      enter()
      resumed()
    }
    stop.resume()
    resume.resume()
    return [stop, resume]
  }
}
