import Foundation
import KataCore
import SuiteLedger

/// The standard output of the process, in which only the learner's code is heard.
enum StandardOutput {
  // Both at once: a copy of the real output that is made while it is muted would be mute for ever.
  private static let descriptors = (
    real: dup(STDOUT_FILENO), nowhere: open("/dev/null", O_WRONLY | O_CLOEXEC)
  )

  /// Drops what is printed, until the next call.
  static func mute() { change(to: descriptors.nowhere) }

  /// Shows what is printed; with a test, between two marks that name it.
  static func unmute(for test: TestID?, marking: Bool) {
    change(to: descriptors.real)
    guard marking else { return }
    let mark = PrintedText.mark(test)
    write(STDOUT_FILENO, mark, mark.utf8.count)
  }

  private static func change(to descriptor: Int32) {
    fflush(nil)
    dup2(descriptor, STDOUT_FILENO)
  }
}
