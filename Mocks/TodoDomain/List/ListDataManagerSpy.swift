import Foundation
import Synchronization
import TodoDomain

/// Records each request for items and returns the stubbed answer.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class ListDataManagerSpy: ListDataManagerInterface, CallRecording {
  /// One request for items.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case todoItems(dueIn: Range<Date>)

    public var description: String {
      switch self {
      case .todoItems(let range): "todoItems(dueIn: \(code: range))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `todoItems(dueIn:)`, and the calls that wait for it.
  public let heldTodoItems: HeldAnswers<Range<Date>, [TodoItem], any Error>
  private let state = Mutex(State())

  /// Creates a spy that answers every request with `todoItems`.
  public init(todoItems: StubbedAnswer<Range<Date>, [TodoItem], any Error>) {
    heldTodoItems = HeldAnswers(todoItems)
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
    return try await heldTodoItems.next(range)
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
