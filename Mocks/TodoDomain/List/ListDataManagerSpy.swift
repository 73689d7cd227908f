import Foundation
import Synchronization
import TodoDomain

/// Keeps every request for items, and answers as it was told to.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class ListDataManagerSpy: ListDataManagerInterface {
  /// One request for items.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case todoItems(dueIn: Range<Date>)

    public var description: String {
      switch self {
      case .todoItems(let range):
        """
        todoItems(dueIn: \(range.lowerBound.ISO8601Format())..<\
        \(range.upperBound.ISO8601Format()))
        """
      }
    }
  }

  private nonisolated struct State {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  private let state = Mutex(State())
  private let todoItems: Answer<[TodoItem], any Error>

  /// The requests that wait, if the spy was made with `.held`.
  public let heldTodoItems = HeldAnswers<[TodoItem], any Error>()

  /// Creates a spy that answers every request with `todoItems`.
  public init(todoItems: Answer<[TodoItem], any Error>) {
    self.todoItems = todoItems
  }

  /// Every request, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each request is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func todoItems(dueIn range: Range<Date>) async throws -> [TodoItem] {
    record(.todoItems(dueIn: range))
    return try await todoItems.given(orHeldIn: heldTodoItems)
  }

  private func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
  }
}
