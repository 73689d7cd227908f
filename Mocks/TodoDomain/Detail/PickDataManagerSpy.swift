import Synchronization
import TodoDomain

/// Answers the pick interactor with items or errors, and records each request.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class PickDataManagerSpy: PickDataManagerInterface, CallRecording {
  /// One call.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case openItems

    public var description: String {
      switch self {
      case .openItems: "openItems()"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `openItems()`, and the calls that wait for it.
  public let heldOpenItems: HeldAnswers<Void, [StoredItem], any Error>
  private let state = Mutex(State())

  /// Creates a spy with these answers.
  public init(openItems: StubbedAnswer<Void, [StoredItem], any Error>) {
    heldOpenItems = HeldAnswers(openItems)
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func openItems() async throws -> [StoredItem] {
    record(.openItems)
    return try await heldOpenItems.next(())
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
