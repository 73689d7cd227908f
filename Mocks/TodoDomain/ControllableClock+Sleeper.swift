import Foundation

extension ControllableClock {
  /// One who sleeps on the clock; its name is that of its task, as in `Task(name: "midnight")`.
  public nonisolated struct Sleeper: Equatable, Sendable, CustomStringConvertible {
    /// Counts all sleeps of the clock by arrival; the first is 1.
    public let number: Int
    /// The name of the task that sleeps; nil if it has none, or the system knows no names of tasks.
    public let taskName: String?
    /// When it wakes, exactly.
    public let instant: Instant
    /// When it wakes, as a date; a clock that travels there wakes it.
    public var deadline: Date { instant.date }

    public var description: String {
      let name = taskName.map { " \($0.debugDescription)" } ?? ""
      return "sleeper \(number)\(name) until \(instant)"
    }

    static var currentTaskName: String? {
      guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return nil }
      return Swift.Task.name
    }
  }
}
