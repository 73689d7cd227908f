import Foundation
import Synchronization
import TodoStorage

/// Records each request to the store and returns the stubbed answer; it stores nothing.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class EditableDataStoreSpy: EditableDataStore, CallRecording {
  /// One request, inherited ones first.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case records(dueIn: Range<Date>)
    case insert(TodoRecord)
    case record(withID: UUID)
    case replace(TodoRecord, with: TodoRecord)
    case delete(withID: UUID)

    public var description: String {
      switch self {
      case .records(let range): "records(dueIn: \(code: range))"
      case .insert(let record): "insert(\(code: record))"
      case .record(let id): "record(withID: \(code: id))"
      case .replace(let old, let new): "replace(\(code: old), with: \(code: new))"
      case .delete(let id): "delete(withID: \(code: id))"
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
  /// The answer of `record(withID:)`, and the calls that wait for it.
  public let heldRecord: HeldAnswers<UUID, TodoRecord?, any Error>
  /// The answer of `replace(_:with:)`, and the calls that wait for it.
  public let heldReplace: HeldAnswers<(TodoRecord, TodoRecord), Bool, any Error>
  /// The answer of `delete(withID:)`, and the calls that wait for it.
  public let heldDelete: HeldAnswers<UUID, TodoRecord?, any Error>
  private let state = Mutex(State())

  /// Creates a spy with these answers.
  public init(
    records: StubbedAnswer<Range<Date>, [TodoRecord], any Error>,
    insert: StubbedAnswer<TodoRecord, Void, any Error> = .success(()),
    record: StubbedAnswer<UUID, TodoRecord?, any Error>,
    replace: StubbedAnswer<(TodoRecord, TodoRecord), Bool, any Error>,
    delete: StubbedAnswer<UUID, TodoRecord?, any Error>
  ) {
    heldRecords = HeldAnswers(records)
    heldInsert = HeldAnswers(insert)
    heldRecord = HeldAnswers(record)
    heldReplace = HeldAnswers(replace)
    heldDelete = HeldAnswers(delete)
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func records(dueIn range: Range<Date>) async throws -> [TodoRecord] {
    spyRecord(.records(dueIn: range))
    return try await heldRecords.next(range)
  }

  public func insert(_ record: TodoRecord) async throws {
    spyRecord(.insert(record))
    try await heldInsert.next(record)
  }

  public func record(withID id: UUID) async throws -> TodoRecord? {
    spyRecord(.record(withID: id))
    return try await heldRecord.next(id)
  }

  public func replace(_ old: TodoRecord, with new: TodoRecord) async throws -> Bool {
    spyRecord(.replace(old, with: new))
    return try await heldReplace.next((old, new))
  }

  public func delete(withID id: UUID) async throws -> TodoRecord? {
    spyRecord(.delete(withID: id))
    return try await heldDelete.next(id)
  }

  private func spyRecord(_ call: Call) {
    let onCall = state.withLock { state in
      state.calls.append(call)
      return state.onCall
    }
    onCall(call)
    latch.change(by: 1)
  }
}
