import TodoMocks

/// A mock of a delegate passes its answers on to its spy.
public final class EditorDelegateMock: EditorDelegate, CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: EditorDelegateSpy
  /// The expected calls, in order.
  public let expected: [EditorDelegateSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [EditorDelegateSpy.Call],
    shouldDiscard: StubbedResult<String, Bool, Never>,
    nameOfDraft: StubbedResult<Void, String?, Never>,
    validate: StubbedResult<String, Void, any Error> = .success(()),
    save: StubbedResult<String, Int, SaveError>
  ) {
    spy = EditorDelegateSpy(
      shouldDiscard: shouldDiscard,
      nameOfDraft: nameOfDraft,
      validate: validate,
      save: save
    )
    expected = calls
  }

  public func shouldDiscard(_ text: String) -> Bool { spy.shouldDiscard(text) }

  public func nameOfDraft() -> String? { spy.nameOfDraft() }

  public func validate(_ text: String) throws { try spy.validate(text) }

  public func save(_ text: String) throws(SaveError) -> Int { try spy.save(text) }
}
