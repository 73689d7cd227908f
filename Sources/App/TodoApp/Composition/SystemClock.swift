import Foundation
import TodoDomain

/// The clock of the machine.
public nonisolated struct SystemClock: TodoClock {
  /// Creates the clock.
  public init() {}

  /// The present moment.
  public var now: Date { Date() }
}
