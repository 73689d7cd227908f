import Synchronization
import TodoMocks

/// A typed error is the third parameter of the answer, so a test cannot stub another error.
public nonisolated final class DraftStoreSpy: DraftStore, CallRecording {
  /// One call.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case save(String)
    case count

    public var description: String {
      switch self {
      case .save(let text): "save(\(code: text))"
      case .count: "count"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `save(_:)`, and the calls that wait for it.
  public let heldSave: HeldAnswers<String, Void, SaveError>
  /// The answer of `count`, and the calls that wait for it.
  public let heldCount: HeldAnswers<Void, Int, SaveError>
  private let state = Mutex(State())

  /// Creates a spy with no calls.
  public init(
    save: StubbedAnswer<String, Void, SaveError> = .success(()),
    count: StubbedAnswer<Void, Int, SaveError>
  ) {
    heldSave = HeldAnswers(save)
    heldCount = HeldAnswers(count)
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func save(_ text: String) async throws(SaveError) {
    record(.save(text))
    try await heldSave.next(text)
  }

  public var count: Int {
    get async throws(SaveError) {
      record(.count)
      return try await heldCount.next(())
    }
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
