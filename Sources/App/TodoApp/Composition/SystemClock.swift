import Foundation
import TodoDomain

/// The clock of the machine.
package nonisolated struct SystemClock: TodoClock {
  package init() {}

  /// The present moment.
  package var now: Date { Date() }
}
