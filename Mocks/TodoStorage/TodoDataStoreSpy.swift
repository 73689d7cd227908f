import Foundation
import Synchronization
import TodoStorage

/// Records each request to the store and returns the stubbed answer; it stores nothing.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class TodoDataStoreSpy: TodoDataStore, CallRecording {
  /// One request.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case records(dueIn: Range<Date>)
    case insert(TodoRecord)

    public var description: String {
      switch self {
      case .records(let range): "records(dueIn: \(code: range))"
      case .insert(let record): "insert(\(code: record))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `records(dueIn:)`, and the calls that wait for it.
  public let heldRecords: HeldAnswers<Range<Date>, [TodoRecord], any Error>
  /// The answer of `insert(_:)`, and the calls that wait for it.
  public let heldInsert: HeldAnswers<TodoRecord, Void, any Error>
  private let state = Mutex(State())

  /// Creates a spy with an answer for all requests for records, and one for all inserts.
  public init(
    records: StubbedAnswer<Range<Date>, [TodoRecord], any Error>,
    insert: StubbedAnswer<TodoRecord, Void, any Error> = .success(())
  ) {
    heldRecords = HeldAnswers(records)
    heldInsert = HeldAnswers(insert)
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
    return try await heldRecords.next(range)
  }

  public func insert(_ record: TodoRecord) async throws {
    self.record(.insert(record))
    try await heldInsert.next(record)
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
