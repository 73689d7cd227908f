import Foundation
import TodoDomain

/// The clock of the machine.
public nonisolated struct SystemClock: TodoClock {
  public init() {}

  /// The present moment.
  public var now: Date { Date() }
}
