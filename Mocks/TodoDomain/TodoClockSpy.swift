import Foundation
import Synchronization
import TodoDomain

/// Records each reading of the time and returns the stubbed times, one after the other.
public nonisolated final class TodoClockSpy: TodoClock, CallRecording {
  /// One reading of the time.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case now

    public var description: String {
      switch self {
      case .now: "now"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
    var nowResult: StubbedResult<Void, Date, Never>
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  private let state: Mutex<State>

  /// Creates a clock that answers each reading with `now`; the last answer of `.inTurn` stays.
  public init(now: StubbedResult<Void, Date, Never>) {
    state = Mutex(State(nowResult: now))
  }

  /// Every reading, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each reading is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  /// The result of `now`.
  public var nowResult: StubbedResult<Void, Date, Never> {
    get { state.withLock(\.nowResult) }
    set { state.withLock { $0.nowResult = newValue } }
  }

  public var now: Date {
    record(.now)
    return state.withLock { $0.nowResult.take() }.value(for: ())
  }

  private func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
    latch.change(by: 1)
  }
}
