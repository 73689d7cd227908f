import Synchronization
import TodoDomain

/// Answers the pick interactor with items or errors, and records each request.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class PickDataManagerSpy: PickDataManagerInterface, CallRecording {
  /// One call.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case items
    case replace(StoredItem, with: StoredItem)

    public var description: String {
      switch self {
      case .items: "items()"
      case .replace(let old, let new): "replace(\(code: old), with: \(code: new))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `items()`, and the calls that wait for it.
  public let heldItems: HeldAnswers<Void, [StoredItem], any Error>
  /// The answer of `replace(_:with:)`, and the calls that wait for it.
  public let heldReplace: HeldAnswers<(StoredItem, StoredItem), Bool, any Error>
  private let state = Mutex(State())

  /// Creates a spy with these answers.
  public init(
    items: StubbedAnswer<Void, [StoredItem], any Error>,
    replace: StubbedAnswer<(StoredItem, StoredItem), Bool, any Error>
  ) {
    heldItems = HeldAnswers(items)
    heldReplace = HeldAnswers(replace)
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func items() async throws -> [StoredItem] {
    record(.items)
    return try await heldItems.next(())
  }

  public func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    record(.replace(old, with: new))
    return try await heldReplace.next((old, new))
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
