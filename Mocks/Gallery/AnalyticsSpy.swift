import Synchronization
import TodoMocks

/// A static member has no object to keep its calls, so each test gives its task a spy of its own.
///
/// ```swift
/// AnalyticsSpy.$current.withValue(analytics) { AnalyticsSpy.track("opened") }
/// ```
public nonisolated final class AnalyticsSpy: Analytics, CallRecording, Sendable {
  /// One call.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case track(String)

    public var description: String {
      switch self {
      case .track(let event): "track(\(code: event))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// The current task's spy; detached tasks and dispatch queues have none.
  @TaskLocal public static var current: AnalyticsSpy?

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  private let state = Mutex(State())

  /// Creates a spy with no calls.
  public init() {}

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public static func track(_ event: String) { current?.record(.track(event)) }

  private func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
    latch.change(by: 1)
  }
}
