import TodoDomain

/// Expects requests of the pick interactor for items, in order, and answers them.
///
/// It can be called from any thread; its calls are in its spy.
public nonisolated final class PickDataManagerMock: PickDataManagerInterface, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: PickDataManagerSpy
  /// The expected calls, in order.
  public let expected: [PickDataManagerSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [PickDataManagerSpy.Call],
    items: StubbedAnswer<Void, [StoredItem], any Error>,
    replace: StubbedAnswer<(StoredItem, StoredItem), Bool, any Error>
  ) {
    spy = PickDataManagerSpy(items: items, replace: replace)
    expected = calls
  }

  public func items() async throws -> [StoredItem] { try await spy.items() }

  public func replace(_ old: StoredItem, with new: StoredItem) async throws -> Bool {
    try await spy.replace(old, with: new)
  }
}
