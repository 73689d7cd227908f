import Synchronization
import TodoDomain

/// Records each request to save an item and returns the stubbed answer.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class AddDataManagerSpy: AddDataManagerInterface, CallRecording {
  /// One request to save.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case addNewEntry(TodoItem)

    public var description: String {
      switch self {
      case .addNewEntry(let item): "addNewEntry(\(code: item))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `addNewEntry(_:)`, and the calls that wait for it.
  public let heldAddNewEntry: HeldAnswers<TodoItem, Void, any Error>
  private let state = Mutex(State())

  /// Creates a spy that answers every request with `addNewEntry`.
  public init(addNewEntry: StubbedAnswer<TodoItem, Void, any Error> = .success(())) {
    heldAddNewEntry = HeldAnswers(addNewEntry)
  }

  /// Every request, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each request is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func addNewEntry(_ item: TodoItem) async throws {
    record(.addNewEntry(item))
    try await heldAddNewEntry.next(item)
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
