import Synchronization
import TodoDomain

/// Keeps every item it was asked to save, and answers as it was told to.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class AddDataManagerSpy: AddDataManagerInterface {
  /// One request to save.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case addNewEntry(TodoItem)

    public var description: String {
      switch self {
      case .addNewEntry(let item): "addNewEntry(\(item))"
      }
    }
  }

  private nonisolated struct State {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  private let state = Mutex(State())
  private let addNewEntryAnswer: Answer<Void, any Error>

  /// The requests that wait, if the spy was made with `.held`.
  public let heldAddNewEntry = HeldAnswers<Void, any Error>()

  /// Creates a spy that answers every request with `addNewEntry`.
  public init(addNewEntry: Answer<Void, any Error>) {
    addNewEntryAnswer = addNewEntry
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
    try await addNewEntryAnswer.given(orHeldIn: heldAddNewEntry)
  }

  private func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
  }
}
