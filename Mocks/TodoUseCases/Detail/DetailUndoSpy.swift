import TodoUseCases

/// Records each undo of the last deletion, and returns the stubbed answer.
@MainActor
public final class DetailUndoSpy: DetailUndoInterface, @MainActor CallRecording {
  /// One request.
  public enum Call: Equatable, CustomStringConvertible {
    case undoDelete

    public var description: String {
      switch self {
      case .undoDelete: "undoDelete()"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The answer of `undoDelete()`, and the calls that wait for it.
  public let heldUndoDelete: HeldAnswers<Void, String?, any Error>

  /// Creates a spy with these answers.
  public init(undoDelete: StubbedAnswer<Void, String?, any Error>) {
    heldUndoDelete = HeldAnswers(undoDelete)
  }

  public func undoDelete() async throws -> String? {
    record(.undoDelete)
    return try await heldUndoDelete.next(())
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
