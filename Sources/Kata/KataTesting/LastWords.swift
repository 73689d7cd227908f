import Foundation
import Synchronization

/// The text that a process prints when a trap or a bad memory access ends it.
///
/// It replaces the runtime's backtrace, which takes time and would bury it.
enum LastWords {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  // A signal handler may only read memory that is there already.
  private static let words = Atomic<UInt>(0)
  private static let usual: [(Int32, sigaction)] = signals.map { number in
    var action = sigaction()
    sigaction(number, nil, &action)
    return (number, action)
  }

  /// Prints this text if the process crashes from now on; nil for the runtime's own report.
  static func prepare(_ text: String?) {
    let new = UInt(bitPattern: text.flatMap { strdup($0) })
    free(UnsafeMutablePointer(bitPattern: words.exchange(new, ordering: .sequentiallyConsistent)))
    for (number, action) in usual {
      var action = action
      if text != nil {
        action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { number in
          LastWords.say()
          signal(number, SIG_DFL)
          raise(number)
        }
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
        #else
        action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = SA_ONSTACK | SA_NODEFER
      }
      sigaction(number, &action, nil)
    }
  }

  private static func say() {
    let place = words.load(ordering: .sequentiallyConsistent)
    guard let text = UnsafeMutablePointer<CChar>(bitPattern: place) else { return }
    write(STDERR_FILENO, text, strlen(text))
  }
}
