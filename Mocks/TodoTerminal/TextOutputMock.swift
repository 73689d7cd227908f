import TodoTerminal

/// Expects what a text view writes and asks, in order.
@MainActor
public final class TextOutputMock: TextOutput, @MainActor CallVerifying {
  /// Keeps what the mock gets, and gives its answers.
  public let spy: TextOutputSpy
  /// What must come, in order.
  public let expected: [TextOutputSpy.Call]

  /// Creates a mock that must get these calls; end with `verify`, or look at `mismatch()`.
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
