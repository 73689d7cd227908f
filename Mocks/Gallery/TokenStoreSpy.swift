import Synchronization
import TodoMocks

/// The protocol requires an actor, so the spy is one.
///
/// The members that tests read are nonisolated, because an assertion cannot await.
public actor TokenStoreSpy: TokenStore, CallRecording {
  /// One call.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case token(of: String)
    case forget(String)

    public var description: String {
      switch self {
      case .token(let user): "token(of: \(code: user))"
      case .forget(let user): "forget(\(code: user))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public nonisolated let latch = CountingLatch()
  /// The answer of `token(of:)`, and the calls that wait for it.
  public nonisolated let heldToken: HeldAnswers<String, String, any Error>
  private nonisolated let state = Mutex(State())

  /// Creates a spy with no calls.
  public init(token: StubbedAnswer<String, String, any Error>) {
    heldToken = HeldAnswers(token)
  }

  /// Every call, oldest first, repeats included.
  public nonisolated var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public nonisolated var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func token(of user: String) async throws -> String {
    record(.token(of: user))
    return try await heldToken.next(user)
  }

  public func forget(_ user: String) { record(.forget(user)) }

  private nonisolated func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
    latch.change(by: 1)
  }
}
