import Foundation
import Synchronization
import TodoDomain

/// Keeps every reading of the time, and shows the times it was made with, one after the other.
public nonisolated final class TodoClockSpy: TodoClock {
  /// One reading of the time.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case now

    public var description: String {
      switch self {
      case .now: "now"
      }
    }
  }

  private nonisolated struct State {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  private let state = Mutex(State())
  private let first: Date
  private let later: [Date]

  /// Creates a clock that shows `first`, then each of `later`, and stays at the last one.
  public init(now first: Date, then later: Date...) {
    self.first = first
    self.later = later
  }

  /// Every reading, oldest first.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each reading is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public var now: Date {
    let readings = record(.now)
    return ([first] + later)[min(readings, later.count + 1) - 1]
  }

  private func record(_ call: Call) -> Int {
    let (onCall, count) = state.withLock { state in
      state.calls.append(call)
      return (state.onCall, state.calls.count)
    }
    onCall(call)
    return count
  }
}
