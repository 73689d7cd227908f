import Foundation
import Synchronization
import TodoDomain

/// Records each request for one item or a change of it, and returns the stubbed answer.
///
/// It can be called from any thread; its state is in one `Mutex`.
public nonisolated final class DetailDataManagerSpy: DetailDataManagerInterface, CallRecording {
  /// One request.
  public nonisolated enum Call: Equatable, Sendable, CustomStringConvertible {
    case item(withID: UUID)
    case replace(StoredItem, with: StoredItem)
    case deleteItem(withID: UUID)

    public var description: String {
      switch self {
      case .item(let id): "item(withID: \(code: id))"
      case .replace(let old, let new): "replace(\(code: old), with: \(code: new))"
      case .deleteItem(let id): "deleteItem(withID: \(code: id))"
      }
    }
  }

  private nonisolated struct State: Sendable {
    var calls: [Call] = []
    var onCall: @Sendable (Call) -> Void = { _ in }
  }

  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `item(withID:)`, and the calls that wait for it.
  public let heldItem: HeldAnswers<UUID, StoredItem?, any Error>
  /// The answer of `replace(_:with:)`, and the calls that wait for it.
  public let heldReplace: HeldAnswers<(StoredItem, StoredItem), Bool, any Error>
  /// The answer of `deleteItem(withID:)`, and the calls that wait for it.
  public let heldDeleteItem: HeldAnswers<UUID, StoredItem?, any Error>
  private let state = Mutex(State())

  /// Creates a spy with these answers.
  public init(
    item: StubbedAnswer<UUID, StoredItem?, any Error>,
    replace: StubbedAnswer<(StoredItem, StoredItem), Bool, any Error>,
    deleteItem: StubbedAnswer<UUID, StoredItem?, any Error>
  ) {
    heldItem = HeldAnswers(item)
    heldReplace = HeldAnswers(replace)
    heldDeleteItem = HeldAnswers(deleteItem)
  }

  /// Every call, oldest first, repeats included.
  public var calls: [Call] { state.withLock(\.calls) }

  /// Runs after each call is stored, on the caller's thread.
  public var onCall: @Sendable (Call) -> Void {
    get { state.withLock(\.onCall) }
    set { state.withLock { $0.onCall = newValue } }
  }

  public func item(withID id: UUID) async throws -> StoredItem? {
    record(.item(withID: id))
    return try await heldItem.next(id)
  }

  public func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    record(.replace(old, with: new))
    return try await heldReplace.next((old, new))
  }

  public func deleteItem(withID id: UUID) async throws -> StoredItem? {
    record(.deleteItem(withID: id))
    return try await heldDeleteItem.next(id)
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
