import TodoMocks

/// A delegate that answers: with a value, an error, several in turn, or by the arguments.
public final class EditorDelegateSpy: EditorDelegate, CallRecording {
  /// One question.
  public enum Call: Equatable, CustomStringConvertible {
    case shouldDiscard(String)
    case nameOfDraft
    case validate(String)
    case save(String)

    public var description: String {
      switch self {
      case .shouldDiscard(let text): "shouldDiscard(\(code: text))"
      case .nameOfDraft: "nameOfDraft()"
      case .validate(let text): "validate(\(code: text))"
      case .save(let text): "save(\(code: text))"
      }
    }
  }

  /// Every call, oldest first, repeats included.
  public private(set) var calls: [Call] = []
  /// Runs after each call is stored; join several spies into one list here.
  public var onCall: (Call) -> Void = { _ in }
  /// Lets a test wait for calls.
  public let latch = CountingLatch()
  /// The result of `shouldDiscard(_:)`.
  public var shouldDiscardResult: StubbedResult<String, Bool, Never>
  /// The result of `nameOfDraft()`.
  public var nameOfDraftResult: StubbedResult<Void, String?, Never>
  /// The result of `validate(_:)`.
  public var validateResult: StubbedResult<String, Void, any Error>
  /// The result of `save(_:)`.
  public var saveResult: StubbedResult<String, Int, SaveError>

  /// Creates a spy with no calls.
  public init(
    shouldDiscard: StubbedResult<String, Bool, Never>,
    nameOfDraft: StubbedResult<Void, String?, Never>,
    validate: StubbedResult<String, Void, any Error> = .success(()),
    save: StubbedResult<String, Int, SaveError>
  ) {
    shouldDiscardResult = shouldDiscard
    nameOfDraftResult = nameOfDraft
    validateResult = validate
    saveResult = save
  }

  public func shouldDiscard(_ text: String) -> Bool {
    record(.shouldDiscard(text))
    return shouldDiscardResult.take().value(for: text)
  }

  public func nameOfDraft() -> String? {
    record(.nameOfDraft)
    return nameOfDraftResult.take().value(for: ())
  }

  public func validate(_ text: String) throws {
    record(.validate(text))
    try validateResult.take().value(for: text)
  }

  public func save(_ text: String) throws(SaveError) -> Int {
    record(.save(text))
    return try saveResult.take().value(for: text)
  }

  private func record(_ call: Call) {
    calls.append(call)
    onCall(call)
    latch.change(by: 1)
  }
}
