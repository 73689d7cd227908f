import TodoUseCases

/// Expects undos of the last deletion, in order, and returns the stubbed answers.
@MainActor
public final class DetailUndoMock: DetailUndoInterface, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: DetailUndoSpy
  /// The expected calls, in order.
  public let expected: [DetailUndoSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [DetailUndoSpy.Call],
    undoDelete: StubbedAnswer<Void, String?, any Error>
  ) {
    spy = DetailUndoSpy(undoDelete: undoDelete)
    expected = calls
  }

  public func undoDelete() async throws -> String? { try await spy.undoDelete() }
}
