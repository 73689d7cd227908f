import Foundation
import Synchronization

/// Reads single keys instead of lines, and always restores the terminal's settings.
package enum KeyboardMode {
  private static let original = Mutex<termios?>(nil)

  /// Delivers single keys without showing them; Ctrl-C and Ctrl-Z keep their meaning.
  package static func enter() {
    var mode = termios()
    guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
    original.withLock { $0 = $0 ?? mode }
    mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &mode)
  }

  /// Restores the terminal's settings from before the first `enter`.
  package static func leave() {
    // A crash can come while the lock is locked: then the settings stay as they are.
    _ = original.withLockIfAvailable { original in
      guard var mode = original else { return }
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
  }

  /// Restores the settings when the command itself crashes.
  package static func leaveOnCrash() {
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      signal(number) { number in
        KeyboardMode.leave()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Restores the settings while Ctrl-Z suspends the command, and calls `resumed` after it.
  ///
  /// - Returns: the listeners for the signals; they listen until they are cancelled.
  package static func leaveWhileStopped(
    resumed: @escaping @Sendable () -> Void
  ) -> [any DispatchSourceSignal] {
    signal(SIGTSTP, SIG_IGN)
    let stop = DispatchSource.makeSignalSource(signal: SIGTSTP, queue: .global())
    stop.setEventHandler {
      leave()
      kill(getpid(), SIGSTOP)
    }
    // Not directly after `kill`: the other threads continue for a moment before they stop, too.
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
