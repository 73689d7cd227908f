import Foundation
import Synchronization
import TodoStorage

/// Keeps every request to the store, and answers as it was told to; it stores nothing.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class TodoDataStoreSpy: TodoDataStore {
  /// One request.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case records(dueIn: Range<Date>)
    case insert(TodoRecord)

    public var description: String {
      switch self {
      case .records(let range):
        """
        records(dueIn: \(range.lowerBound.ISO8601Format())..<\
        \(range.upperBound.ISO8601Format()))
        """
      case .insert(let record): "insert(\(record))"
      }
    }
  }

  private nonisolated struct State {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  private let state = Mutex(State())
  private let recordsAnswer: Answer<[TodoRecord], any Error>
  private let insertAnswer: Answer<Void, any Error>

  /// The requests for records that wait, if the spy was made with `records: .held`.
  public let heldRecords = HeldAnswers<[TodoRecord], any Error>()
  /// The inserts that wait, if the spy was made with `insert: .held`.
  public let heldInsert = HeldAnswers<Void, any Error>()

  /// Creates a spy that answers every request for records and every insert alike.
  public init(records: Answer<[TodoRecord], any Error>, insert: Answer<Void, any Error>) {
    recordsAnswer = records
    insertAnswer = insert
  }

  /// Every request, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each request is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    record(.records(dueIn: range))
    return try await recordsAnswer.given(orHeldIn: heldRecords)
  }

  public func insert(_ record: TodoRecord) async throws {
    self.record(.insert(record))
    try await insertAnswer.given(orHeldIn: heldInsert)
  }

  private func record(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
  }
}
