import TodoTerminal

/// Expects the output of a text view and its questions about the paper, in order.
@MainActor
public final class TextOutputMock: TextOutput, @MainActor CallVerifying {
  /// Records the calls and returns the stubbed answers.
  public let spy: TextOutputSpy
  /// The expected calls, in order.
  public let expected: [TextOutputSpy.Call]

  /// Creates a mock that expects these calls; compare them with `verify` or `mismatch()`.
  public init(
    expecting calls: [TextOutputSpy.Call],
    columns: StubbedResult<Void, Int, Never>,
    width: StubbedResult<String, Int, Never>
  ) {
    spy = TextOutputSpy(columns: columns, width: width)
    expected = calls
  }

  public var columns: Int { spy.columns }

  public func width(of text: String) -> Int { spy.width(of: text) }

  public func write(_ text: String) { spy.write(text) }
}
