import Foundation

extension ControllableClock {
  /// A sleep on the clock; it has the name of its task, as in `Task(name: "midnight")`.
  public nonisolated struct Sleeper: Equatable, Sendable, CustomStringConvertible {
    /// Counts all sleeps of the clock by arrival; the first is 1.
    public let number: Int
    /// The name of the sleeping task; nil if it has none, or if the system has no task names.
    public let taskName: String?
    /// The exact deadline.
    public let instant: Instant
    /// The deadline as a date; a clock that travels there wakes the sleeper.
    public var deadline: Date { instant.date }

    public var description: String {
      let name = taskName.map { " \($0.debugDescription)" } ?? ""
      return "sleeper \(number)\(name) until \(instant)"
    }

    static var currentTaskName: String? {
      guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return nil }
      return _Concurrency.Task.name
    }
  }
}
