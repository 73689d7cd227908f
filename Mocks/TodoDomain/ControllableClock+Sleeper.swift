import Foundation

extension ControllableClock {
  /// One who sleeps on the clock; its name is that of its task, as in `Task(name: "midnight")`.
  public nonisolated struct Sleeper: Equatable, Sendable, CustomStringConvertible {
    /// Counts all sleeps of the clock by arrival; the first is 1.
    public let number: Int
    /// The name of the task that sleeps; nil if it has none, or the system knows no names of tasks.
    public let taskName: String?
    /// When it wakes.
    public let deadline: Date

    public var description: String {
      let name = taskName.map { " \($0.debugDescription)" } ?? ""
      return "sleeper \(number)\(name) until \(deadline.ISO8601Format())"
    }

    static var currentTaskName: String? {
      guard #available(macOS 26, iOS 26, watchOS 26, tvOS 26, visionOS 26, *) else { return nil }
      return Task.name
    }
  }
}
