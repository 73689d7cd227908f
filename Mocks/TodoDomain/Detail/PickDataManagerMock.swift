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
    openItems: StubbedAnswer<Void, [StoredItem], any Error>
  ) {
    spy = PickDataManagerSpy(openItems: openItems)
    expected = calls
  }

  public func openItems() async throws -> [StoredItem] { try await spy.openItems() }
}
