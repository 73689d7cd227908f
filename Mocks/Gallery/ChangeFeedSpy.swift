import Synchronization
import TodoMocks

/// A stream is a stubbed result; the test creates it with `makeStream()`, sends, and ends it.
///
/// ```swift
/// let (changes, change) = AsyncStream.makeStream(of: String.self)
/// ```
public nonisolated final class ChangeFeedSpy: ChangeFeed, CallRecording {
  /// One request for values.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case changes
    case progress(of: String)

    public var description: String {
      switch self {
      case .changes: "changes"
      case .progress(let name): "progress(of: \(code: name))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
    var changesResult: StubbedResult<Void, AsyncStream<String>, Never>
    var progressResult: StubbedResult<String, AsyncThrowingStream<Double, any Error>, Never>
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  private let state: Mutex<State>

  /// Creates a spy with no calls.
  public init(
    changes: StubbedResult<Void, AsyncStream<String>, Never>,
    progress: StubbedResult<String, AsyncThrowingStream<Double, any Error>, Never>
  ) {
    state = Mutex(State(changesResult: changes, progressResult: progress))
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  /// The result of `changes`.
  public var changesResult: StubbedResult<Void, AsyncStream<String>, Never> {
    get { state.withLock(\.changesResult) }
    set { state.withLock { $0.changesResult = newValue } }
  }

  /// The result of `progress(of:)`.
  public var progressResult: StubbedResult<String, AsyncThrowingStream<Double, any Error>, Never> {
    get { state.withLock(\.progressResult) }
    set { state.withLock { $0.progressResult = newValue } }
  }

  public var changes: AsyncStream<String> {
    record(.changes)
    return state.withLock { $0.changesResult.take() }.value(for: ())
  }

  public func progress(of name: String) -> AsyncThrowingStream<Double, any Error> {
    record(.progress(of: name))
    return state.withLock { $0.progressResult.take() }.value(for: name)
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
